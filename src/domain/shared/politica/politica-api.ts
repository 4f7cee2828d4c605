import { type Rol, rolAlcanza } from '@/domain/shared/rol';

/** Lowest access a call needs; PUBLICO needs no session. */
export type Acceso = 'PUBLICO' | Rol;
export type Servicio = 'auth' | 'dashboard';
export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface ReglaApi {
  servicio: Servicio;
  metodo: Metodo;
  /** With `{id}` where the record's id goes. */
  ruta: string;
  acceso: Acceso;
}

const auth = (metodo: Metodo, ruta: string, acceso: Acceso): ReglaApi => ({
  servicio: 'auth',
  metodo,
  ruta,
  acceso,
});
const panel = (metodo: Metodo, ruta: string, acceso: Acceso): ReglaApi => ({
  servicio: 'dashboard',
  metodo,
  ruta,
  acceso,
});

/** Every call the two services answer and who may make it. A route that is not here is not served. */
export const POLITICA_API: readonly ReglaApi[] = [
  auth('POST', '/auth/login', 'PUBLICO'),
  auth('POST', '/auth/logout', 'CONSULTA'),
  auth('POST', '/auth/reset-password', 'PUBLICO'),
  auth('PUT', '/auth/profile', 'CONSULTA'),
  auth('GET', '/auth/permission', 'CONSULTA'),
  auth('GET', '/health', 'PUBLICO'),
  auth('GET', '/openapi.json', 'PUBLICO'),
  panel('GET', '/health', 'PUBLICO'),
  panel('GET', '/openapi.json', 'PUBLICO'),
  panel('POST', '/visitor-count', 'PUBLICO'),
  panel('GET', '/dashboard/stats', 'CONSULTA'),
  panel('GET', '/dashboard/resumen', 'CONSULTA'),
  panel('GET', '/participantes', 'CONSULTA'),
  panel('POST', '/participantes', 'ADMINISTRADOR'),
  panel('GET', '/participantes/{id}', 'CONSULTA'),
  panel('PUT', '/participantes/{id}', 'ADMINISTRADOR'),
  panel('DELETE', '/participantes/{id}', 'ADMINISTRADOR'),
  panel('GET', '/participantes/{id}/acudientes', 'CONSULTA'),
  panel('GET', '/mensualidades', 'CONSULTA'),
  panel('POST', '/mensualidades', 'ADMINISTRADOR'),
  panel('PUT', '/mensualidades/{id}', 'ADMINISTRADOR'),
  panel('GET', '/sedes', 'CONSULTA'),
  panel('POST', '/sedes', 'ADMINISTRADOR'),
  panel('GET', '/sedes/{id}', 'CONSULTA'),
  panel('PUT', '/sedes/{id}', 'ADMINISTRADOR'),
  panel('DELETE', '/sedes/{id}', 'ADMINISTRADOR'),
  panel('GET', '/usuarios', 'ADMINISTRADOR'),
  panel('POST', '/usuarios', 'ADMINISTRADOR'),
  panel('PUT', '/usuarios/{id}', 'ADMINISTRADOR'),
  panel('DELETE', '/usuarios/{id}', 'ADMINISTRADOR'),
  panel('GET', '/acudientes', 'CONSULTA'),
  panel('POST', '/acudientes', 'ADMINISTRADOR'),
  panel('PUT', '/acudientes/{id}', 'ADMINISTRADOR'),
  panel('DELETE', '/acudientes/{id}', 'ADMINISTRADOR'),
  panel('GET', '/actividad', 'CONSULTA'),
];

/** `rol` is `null` for a call without a valid session. */
export const accesoPermitido = (acceso: Acceso, rol: Rol | null): boolean =>
  acceso === 'PUBLICO' || (rol !== null && rolAlcanza(rol, acceso));
