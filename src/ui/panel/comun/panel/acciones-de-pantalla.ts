import type { RutaPanel } from '@/domain/shared/politica/secciones-panel';
import { type Rol, rolAlcanza } from '@/domain/shared/rol';
import { type Accion, pantallasDe } from './pantallas';

interface Buscable extends Accion {
  /** Other words people look for it with. */
  palabras?: string;
  /** The section it is in. */
  en?: string;
}

interface PestanaBuscable extends Buscable {
  /** The lowest role that sees it; that of its section when absent. */
  rol?: Rol;
}

const enConfiguracion = (pestana: string, nombre: string, palabras: string, rol?: Rol): PestanaBuscable => ({
  nombre,
  href: `/configuracion?pestana=${pestana}`,
  palabras,
  ...(rol && { rol }),
});

/** Tabs that people look for by their name, without knowing which section has them. */
const PESTANAS: Readonly<Partial<Record<RutaPanel, readonly PestanaBuscable[]>>> = {
  '/dashboard': [{ nombre: 'Datos por revisar', href: '/dashboard/revision', rol: 'ADMINISTRADOR' }],
  '/financiero': [
    { nombre: 'Mensualidades', href: '/financiero?pestana=mensualidades', palabras: 'cuotas cobros mes' },
    { nombre: 'Cartera', href: '/financiero?pestana=cartera', palabras: 'deudas deudores mora vencido' },
    { nombre: 'Recaudo', href: '/financiero?pestana=recaudo', palabras: 'arqueo caja efectivo ingresos' },
    { nombre: 'Libro de recibos', href: '/financiero?pestana=recibos', palabras: 'abonos pagos' },
  ],
  '/formatos': [
    { nombre: 'Biblioteca', href: '/formatos?pestana=biblioteca', palabras: 'archivos carpetas papelera' },
    {
      nombre: 'Plantillas',
      href: '/formatos?pestana=plantillas',
      palabras: 'cartas certificados documentos',
    },
  ],
  '/configuracion': [
    enConfiguracion('perfil', 'Mi perfil', 'nombre foto'),
    enConfiguracion('contrasena', 'Contraseña', 'clave'),
    enConfiguracion('sesiones', 'Sesiones', 'equipos dispositivos'),
    enConfiguracion('preferencias', 'Preferencias', 'colores oscuro sin red filas'),
    enConfiguracion(
      'sistema',
      'Estado del sistema',
      'copia de seguridad respaldo backup disco servidor correo',
    ),
    enConfiguracion('fundacion', 'Fundación', 'nit logo dirección teléfonos horario', 'ADMINISTRADOR'),
    enConfiguracion('cuentas', 'Cuentas y donaciones', 'banco nequi daviplata', 'ADMINISTRADOR'),
    enConfiguracion('cobro', 'Cobro', 'cuota valor día de pago', 'ADMINISTRADOR'),
    enConfiguracion('actividad', 'Actividad', 'historia auditoría registro cambios', 'ADMINISTRADOR'),
  ],
};

const PALABRAS: Readonly<Partial<Record<RutaPanel, string>>> = {
  '/dashboard': 'inicio cifras',
  '/participantes': 'residentes internos fichas',
  '/entrega-de-turno': 'bitácora novedades',
  '/acudientes': 'familia responsables',
  '/financiero': 'pagos dinero',
  '/sedes': 'casas cupos',
  '/formatos': 'documentos',
  '/usuarios': 'personal equipo accesos',
  '/sitio': 'página textos fotos',
  '/configuracion': 'ajustes',
};

/** The screens of a role and what each has with a name of its own, in the order of the sidebar. */
export const lugaresDe = (rol: Rol): readonly Buscable[] =>
  pantallasDe(rol).flatMap(({ ruta, titulo, paginas = [] }) => [
    { nombre: titulo, href: ruta, palabras: PALABRAS[ruta] ?? '' },
    ...paginas,
    ...(PESTANAS[ruta] ?? [])
      .filter((pestana) => rolAlcanza(rol, pestana.rol ?? 'CONSULTA'))
      .map((pestana) => ({ ...pestana, en: titulo })),
  ]);

/** What can be started from anywhere; all of it writes. It comes with the palette, and no page waits for it. */
const ACCIONES: Readonly<Partial<Record<RutaPanel, readonly Accion[]>>> = {
  '/participantes': [
    { nombre: 'Nuevo participante', href: '/participantes?nuevo=true' },
    { nombre: 'Importar participantes', href: '/participantes?importar=true' },
  ],
  '/entrega-de-turno': [{ nombre: 'Nueva novedad', href: '/entrega-de-turno?nuevo=true' }],
  '/acudientes': [
    { nombre: 'Nuevo acudiente', href: '/acudientes?nuevo=true' },
    { nombre: 'Importar acudientes', href: '/acudientes?importar=true' },
  ],
  '/financiero': [
    { nombre: 'Registrar pago', href: '/financiero?pago=true' },
    { nombre: 'Generar mensualidades del mes', href: '/financiero?generar=true' },
    { nombre: 'Importar mensualidades', href: '/financiero?importar=mensualidades' },
    { nombre: 'Importar abonos', href: '/financiero?importar=abonos' },
  ],
  '/sedes': [
    { nombre: 'Nueva sede', href: '/sedes?nuevo=true' },
    { nombre: 'Importar sedes', href: '/sedes?importar=true' },
  ],
  '/usuarios': [
    { nombre: 'Nuevo usuario', href: '/usuarios?nuevo=true' },
    { nombre: 'Importar usuarios', href: '/usuarios?importar=true' },
  ],
};

/** Those of a role, in the order of the screens. */
export const accionesDe = (rol: Rol): readonly Accion[] =>
  rolAlcanza(rol, 'ADMINISTRADOR') ? pantallasDe(rol).flatMap(({ ruta }) => ACCIONES[ruta] ?? []) : [];
