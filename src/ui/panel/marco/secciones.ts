import { SECCIONES_PANEL } from '@/domain/shared/politica/secciones-panel';
import type { Rol } from '@/domain/shared/rol';
import type { PanelSection } from '@/ui/shared/panel-shell/sidebar-nav';
import { PAGINAS, pantallasDe } from '../comun/panel/pantallas';

const estaEn = (ruta: string, pathname: string): boolean =>
  pathname === ruta || pathname.startsWith(`${ruta}/`);

/** What the sidebar of a role shows, with the section of `pathname` marked. */
export const seccionesVisibles = (rol: Rol, pathname: string): PanelSection[] =>
  pantallasDe(rol).map(({ ruta, titulo, icono, inicio }) => ({
    id: ruta,
    label: titulo,
    href: inicio,
    icon: icono,
    current: estaEn(ruta, pathname),
  }));

/** Name of the screen or section of `pathname`; empty outside all of them. */
export const lugarDe = (pathname: string): string =>
  PAGINAS.find(({ href }) => href === pathname.replace(/\/+$/, ''))?.nombre ??
  SECCIONES_PANEL.find(({ ruta }) => estaEn(ruta, pathname))?.titulo ??
  '';
