import { type Configuracion, esquemaConfiguracion } from '@/domain/configuracion/configuracion';
import { CUENTAS_DE_MUESTRA, DONACIONES_DE_MUESTRA } from '@/domain/configuracion/cuentas-de-muestra';
import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import { telefonoDeEjemplo } from '@/domain/sistema/nombres-de-ejemplo';
import { ADMINISTRADOR_DEMO, mananaDe } from './firma-demo';

/** What an administrator had already set up. */
export const configuracionDemo = (hoy: FechaCalendario): Configuracion =>
  esquemaConfiguracion.parse({
    nombre: 'Fundación Ejemplo de Esperanza',
    nit: '900.000.000-5',
    anio_fundacion: 2020,
    telefono: telefonoDeEjemplo(0),
    correo: 'info@fundacion.example',
    direccion: 'Calle 10 # 0-00 (dirección de ejemplo)',
    municipio: 'Bello',
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
    tiktok: 'https://www.tiktok.com/',
    cuentas: CUENTAS_DE_MUESTRA,
    donaciones: DONACIONES_DE_MUESTRA,
    valor_mensualidad: 850_000,
    dia_pago: 5,
    dias_gracia: 5,
    version: 2,
    actualizado_en: mananaDe(sumarDias(hoy, -500)),
    actualizado_por: ADMINISTRADOR_DEMO,
  });
