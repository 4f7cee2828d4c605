import {
  Book,
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
  /** What can be started from anywhere; all of it writes. */
  acciones?: readonly Accion[];
}

/** What the sidebar, the palette and the keys say of each screen. */
const MANIFIESTOS: Readonly<Record<RutaPanel, Manifiesto>> = {
  '/dashboard': { icono: LayoutDashboard, tecla: 'd' },
  '/participantes': {
    icono: UserRound,
    inicio: '/participantes?estado=ACTIVO',
    tecla: 'p',
    paginas: [{ nombre: 'Censo', href: '/participantes/censo' }],
    acciones: [
      { nombre: 'Nuevo participante', href: '/participantes?nuevo=true' },
      { nombre: 'Importar participantes', href: '/participantes?importar=true' },
    ],
  },
  '/entrega-de-turno': {
    icono: Book,
    tecla: 'e',
    acciones: [{ nombre: 'Nueva novedad', href: '/entrega-de-turno?nuevo=true' }],
  },
  '/acudientes': {
    icono: UsersRound,
    tecla: 'a',
    acciones: [
      { nombre: 'Nuevo acudiente', href: '/acudientes?nuevo=true' },
      { nombre: 'Importar acudientes', href: '/acudientes?importar=true' },
    ],
  },
  '/financiero': {
    icono: Wallet,
    tecla: 'f',
    paginas: [{ nombre: 'Libro de recibos', href: '/financiero?pestana=recibos' }],
    acciones: [
      { nombre: 'Registrar pago', href: '/financiero?pago=true' },
      { nombre: 'Generar mensualidades del mes', href: '/financiero?generar=true' },
      { nombre: 'Importar mensualidades', href: '/financiero?importar=mensualidades' },
      { nombre: 'Importar abonos', href: '/financiero?importar=abonos' },
    ],
  },
  '/sedes': {
    icono: Building2,
    tecla: 's',
    paginas: [{ nombre: 'Ocupación por día', href: '/sedes/ocupacion' }],
    acciones: [
      { nombre: 'Nueva sede', href: '/sedes?nuevo=true' },
      { nombre: 'Importar sedes', href: '/sedes?importar=true' },
    ],
  },
  '/formatos': { icono: FileText, tecla: 't' },
  '/usuarios': {
    icono: ShieldCheck,
    tecla: 'u',
    acciones: [
      { nombre: 'Nuevo usuario', href: '/usuarios?nuevo=true' },
      { nombre: 'Importar usuarios', href: '/usuarios?importar=true' },
    ],
  },
  '/configuracion': {
    icono: Settings,
    tecla: 'c',
    paginas: [{ nombre: 'Contraseña', href: '/configuracion?pestana=contrasena' }],
  },
};

/** Screens inside a section with a name of their own. */
export const PAGINAS: readonly Accion[] = [
  { nombre: 'Datos por revisar', href: '/dashboard/revision' },
  ...Object.values(MANIFIESTOS).flatMap(({ paginas = [] }) => paginas),
];

/** The screens that a role may open, in the order of the sidebar; only an administrator gets actions. */
export const pantallasDe = (rol: Rol) =>
  SECCIONES_PANEL.filter((seccion) => rolAlcanza(rol, seccion.rol)).map(({ ruta, titulo }) => {
    const { icono, inicio = ruta, tecla, paginas = [], acciones = [] }: Manifiesto = MANIFIESTOS[ruta];
    return {
      ruta,
      titulo,
      icono,
      inicio,
      tecla,
      paginas,
      acciones: rolAlcanza(rol, 'ADMINISTRADOR') ? acciones : [],
    };
  });
