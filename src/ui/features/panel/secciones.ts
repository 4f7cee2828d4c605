import {
  Building2,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { type RutaPanel, SECCIONES_PANEL } from '@/domain/shared/politica/secciones-panel';
import { type Rol, rolAlcanza } from '@/domain/shared/rol';
import { DISPONIBLES } from '@/ui/features/shared/panel/secciones-disponibles';
import type { PanelSection } from '@/ui/shared/panel-shell/panel-section';

const ICONOS: Readonly<Record<RutaPanel, LucideIcon>> = {
  '/dashboard': LayoutDashboard,
  '/participantes': UserRound,
  '/acudientes': UsersRound,
  '/financiero': Wallet,
  '/sedes': Building2,
  '/formatos': FileText,
  '/usuarios': ShieldCheck,
  '/configuracion': Settings,
};

const estaEn = (ruta: string, pathname: string): boolean =>
  pathname === ruta || pathname.startsWith(`${ruta}/`);

/** What the sidebar of a role shows, with the section of `pathname` marked. */
export const seccionesVisibles = (rol: Rol, pathname: string): PanelSection[] =>
  SECCIONES_PANEL.filter((seccion) => DISPONIBLES.has(seccion.ruta) && rolAlcanza(rol, seccion.rol)).map(
    ({ ruta, titulo }) => ({
      id: ruta,
      label: titulo,
      href: ruta,
      icon: ICONOS[ruta],
      current: estaEn(ruta, pathname),
    }),
  );

/** Screens inside a section with a name of their own. */
const DENTRO: Readonly<Record<string, string>> = {
  '/dashboard/revision': 'Datos por revisar',
  '/participantes/censo': 'Censo',
};

/** Name of the screen or section of `pathname`; empty outside all of them. */
export const lugarDe = (pathname: string): string =>
  DENTRO[pathname.replace(/\/+$/, '')] ??
  SECCIONES_PANEL.find(({ ruta }) => estaEn(ruta, pathname))?.titulo ??
  '';
