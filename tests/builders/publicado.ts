import type { ConfiguracionPublica } from '@/domain/configuracion/configuracion-publica';
import type { GrupoCuenta } from '@/domain/configuracion/grupos-cuenta';

const cuenta = (grupo: GrupoCuenta, area: string, n: number, tipo = 'Ahorros') => ({
  grupo,
  area,
  banco: 'Banco de la prueba',
  tipo,
  numero: `000-000000-0${n}`,
  titular: grupo === 'INSTITUCIONAL' ? 'Casa de la prueba' : null,
});

/** The accounts that the specification names. */
export const CUENTAS_PUBLICADAS = [
  cuenta('SERVICIOS', 'Laboratorios', 1),
  cuenta('SERVICIOS', 'Psiquiatría', 2),
  cuenta('SERVICIOS', 'Médico General', 3),
  cuenta('SERVICIOS', 'Plásticos', 4),
  cuenta('INSTITUCIONAL', 'Cuenta corriente empresarial', 5, 'Corriente'),
  cuenta('DESTINOS', 'Bonos Hombres Apartadó', 6),
  cuenta('DESTINOS', 'Ingresos Mujeres', 7),
  cuenta('DESTINOS', 'Ingresos Hombres Bello', 8),
];

export const DONACIONES_PUBLICADAS = {
  billetera: 'Nequi',
  llave: '300 000 0000',
  banco: 'Banco de la prueba',
  tipo: 'Cuenta de ahorros',
  numero: '000-000000-00',
  titular: 'Casa de la prueba',
};

/** What an administrator wrote of a foundation whose site is complete. */
export const IDENTIDAD_ESCRITA = {
  nombre: 'Fundación Casa de la Prueba',
  nombre_corto: 'Casa de la Prueba',
  nit: '900.123.456-8',
  frase: 'Acompañamos a quien quiere volver, en Bello y Apartadó.',
  anio_fundacion: 2020,
  telefono: '3000000000',
  whatsapp: '3000000000',
  correo: 'info@fundacion.example',
  direccion: 'Calle 1 # 2-3',
  municipio: 'Bello',
  disponibilidad: '24/7',
  facebook: 'https://www.facebook.com/casa',
  instagram: 'https://www.instagram.com/casa',
  youtube: 'https://www.youtube.com/@casa',
  tiktok: 'https://www.tiktok.com/@casa',
} as const;

export const SEDES_PUBLICADAS = [
  { nombre: 'Bello', direccion: 'Calle 1 # 2-3', municipio: 'Bello', telefono: '3000000001' },
  { nombre: 'Apartadó', direccion: 'Carrera 4 # 5-6', municipio: 'Apartadó', telefono: '3000000002' },
  { nombre: 'Medellín', direccion: 'Avenida 7 # 8-9', municipio: 'Medellín', telefono: '6040000003' },
];

export const PUBLICADO: ConfiguracionPublica = {
  cuentas: CUENTAS_PUBLICADAS,
  donaciones: DONACIONES_PUBLICADAS,
  identidad: { ...IDENTIDAD_ESCRITA, telefono_alterno: null, color: null, logo: null },
  sedes: SEDES_PUBLICADAS,
};
