import type { RutaPanel } from '@/domain/shared/politica/secciones-panel';
import { type Rol, rolAlcanza } from '@/domain/shared/rol';
import { type Accion, pantallasDe } from './pantallas';

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
