import type { Rol } from '@/domain/shared/rol';

export interface SeccionPanel {
  ruta: string;
  titulo: string;
  /** Lowest role that may open it. */
  rol: Rol;
}

/** The back-office screens (specification §2, route table), in the order of the sidebar. */
export const SECCIONES_PANEL = [
  { ruta: '/dashboard', titulo: 'Tablero', rol: 'CONSULTA' },
  { ruta: '/participantes', titulo: 'Participantes', rol: 'CONSULTA' },
  { ruta: '/acudientes', titulo: 'Acudientes', rol: 'CONSULTA' },
  { ruta: '/financiero', titulo: 'Financiero', rol: 'CONSULTA' },
  { ruta: '/sedes', titulo: 'Sedes', rol: 'CONSULTA' },
  { ruta: '/formatos', titulo: 'Formatos', rol: 'CONSULTA' },
  { ruta: '/usuarios', titulo: 'Usuarios', rol: 'ADMINISTRADOR' },
  { ruta: '/configuracion', titulo: 'Configuración', rol: 'CONSULTA' },
] as const satisfies readonly SeccionPanel[];

export type RutaPanel = (typeof SECCIONES_PANEL)[number]['ruta'];

/** Paths under the back-office prefix hide the public header, footer and top padding (specification §2). */
export const esRutaPanel = (ruta: string): boolean =>
  SECCIONES_PANEL.some((seccion) => ruta === seccion.ruta || ruta.startsWith(`${seccion.ruta}/`));
