import { type Rol, rolAlcanza } from '@/domain/shared/rol';

/** In the order of the screen; `rol` is the lowest that sees it. */
export const PESTANAS = [
  { id: 'perfil', label: 'Mi perfil', rol: 'CONSULTA' },
  { id: 'contrasena', label: 'Contraseña', rol: 'CONSULTA' },
  { id: 'sesiones', label: 'Sesiones', rol: 'CONSULTA' },
  { id: 'preferencias', label: 'Preferencias', rol: 'CONSULTA' },
  { id: 'sistema', label: 'Estado del sistema', rol: 'CONSULTA' },
  { id: 'fundacion', label: 'Fundación', rol: 'ADMINISTRADOR' },
  { id: 'cuentas', label: 'Cuentas y donaciones', rol: 'ADMINISTRADOR' },
  { id: 'cobro', label: 'Cobro', rol: 'ADMINISTRADOR' },
  { id: 'actividad', label: 'Actividad', rol: 'ADMINISTRADOR' },
] as const satisfies readonly { id: string; label: string; rol: Rol }[];

export type Pestana = (typeof PESTANAS)[number]['id'];

export const pestanasDe = (rol: Rol) =>
  PESTANAS.filter((pestana) => rolAlcanza(rol, pestana.rol)).map(({ id, label }) => ({
    id,
    label,
    href: id === 'perfil' ? '/configuracion' : `/configuracion?pestana=${id}`,
  }));
