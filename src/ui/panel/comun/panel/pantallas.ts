import {
  Book,
  Building2,
  FileText,
  Globe,
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

export interface Accion {
  nombre: string;
  href: string;
}

interface Manifiesto {
  icono: LucideIcon;
  /** Where the sidebar opens it, when not as it is without filters. */
  inicio?: string;
  /** The key that goes to it after `g`. */
  tecla: string;
  /** Pages of it that have no place in the sidebar. */
  paginas?: readonly Accion[];
  /** `n` starts a new one. */
  nuevo?: boolean;
}

/** What the sidebar, the palette and the keys say of each screen. */
const MANIFIESTOS: Readonly<Record<RutaPanel, Manifiesto>> = {
  '/dashboard': { icono: LayoutDashboard, tecla: 'd' },
  '/participantes': {
    icono: UserRound,
    inicio: '/participantes?estado=ACTIVO',
    tecla: 'p',
    paginas: [{ nombre: 'Censo', href: '/participantes/censo' }],
    nuevo: true,
  },
  '/entrega-de-turno': {
    icono: Book,
    tecla: 'e',
    nuevo: true,
  },
  '/acudientes': {
    icono: UsersRound,
    tecla: 'a',
    nuevo: true,
  },
  '/financiero': {
    icono: Wallet,
    tecla: 'f',
    paginas: [{ nombre: 'Recordatorios de hoy', href: '/financiero/recordatorios' }],
  },
  '/sedes': {
    icono: Building2,
    tecla: 's',
    paginas: [{ nombre: 'Ocupación por día', href: '/sedes/ocupacion' }],
    nuevo: true,
  },
  '/formatos': { icono: FileText, tecla: 't' },
  '/usuarios': {
    icono: ShieldCheck,
    tecla: 'u',
    nuevo: true,
  },
  '/sitio': { icono: Globe, tecla: 'w' },
  '/configuracion': { icono: Settings, tecla: 'c' },
};

/** Screens inside a section with a name of their own. */
export const PAGINAS: readonly Accion[] = [
  { nombre: 'Datos por revisar', href: '/dashboard/revision' },
  ...Object.values(MANIFIESTOS).flatMap(({ paginas = [] }) => paginas),
];

/** The screens that a role may open, in the order of the sidebar. */
export const pantallasDe = (rol: Rol) =>
  SECCIONES_PANEL.filter((seccion) => rolAlcanza(rol, seccion.rol)).map(({ ruta, titulo }) => {
    const manifiesto: Manifiesto = MANIFIESTOS[ruta];
    return { ruta, titulo, inicio: ruta as string, ...manifiesto };
  });
