import { type RutaPanel, SECCIONES_PANEL } from '@/domain/shared/politica/secciones-panel';
import { type Rol, rolAlcanza } from '@/domain/shared/rol';
import { DISPONIBLES } from '../shared/panel/secciones-disponibles';

/** The key that goes to each screen after `g`. */
export const TECLA_DE: Readonly<Record<RutaPanel, string>> = {
  '/dashboard': 'd',
  '/participantes': 'p',
  '/acudientes': 'a',
  '/financiero': 'f',
  '/sedes': 's',
  '/formatos': 't',
  '/usuarios': 'u',
  '/configuracion': 'c',
};

/** The screens that exist for a role, in the order of the sidebar. */
export const pantallasDe = (rol: Rol) =>
  SECCIONES_PANEL.filter((seccion) => DISPONIBLES.has(seccion.ruta) && rolAlcanza(rol, seccion.rol));

export interface Accion {
  seccion: RutaPanel;
  nombre: string;
  href: string;
}

const ACCIONES: readonly Accion[] = [
  { seccion: '/participantes', nombre: 'Nuevo participante', href: '/participantes?nuevo=true' },
  { seccion: '/acudientes', nombre: 'Nuevo acudiente', href: '/acudientes?nuevo=true' },
  { seccion: '/financiero', nombre: 'Registrar pago', href: '/financiero?pago=true' },
  { seccion: '/financiero', nombre: 'Generar mensualidades del mes', href: '/financiero?generar=true' },
  { seccion: '/sedes', nombre: 'Nueva sede', href: '/sedes?nuevo=true' },
  { seccion: '/usuarios', nombre: 'Nuevo usuario', href: '/usuarios?nuevo=true' },
];

/** What a role can start; all of it writes, so only an administrator gets any. */
export const accionesDe = (rol: Rol): Accion[] =>
  rolAlcanza(rol, 'ADMINISTRADOR') ? ACCIONES.filter(({ seccion }) => DISPONIBLES.has(seccion)) : [];

/** Where `n` leads on a screen; null where there is nothing to create. */
export const nuevoEn = (pathname: string, rol: Rol): string | null =>
  accionesDe(rol).find(({ seccion, href }) => seccion === pathname && href.endsWith('?nuevo=true'))?.href ??
  null;
