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
  /** What a person whose role does not reach is told; the common message unless given. */
  negativa?: string;
  /** Open also to who has yet to choose a password of their own. */
  conProvisional?: true;
}

/** Specification §6, to the letter. */
export const MENSAJE_PERMISO_ARCHIVOS = 'Permission denied: Admin access required';

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

const cambioDeArchivos = (ruta: string): ReglaApi => ({
  ...panel('POST', ruta, 'ADMINISTRADOR'),
  negativa: MENSAJE_PERMISO_ARCHIVOS,
});

/** Every call the two services answer and who may make it. A route that is not here is not served. */
export const POLITICA_API: readonly ReglaApi[] = [
  auth('POST', '/auth/login', 'PUBLICO'),
  { ...auth('POST', '/auth/logout', 'CONSULTA'), conProvisional: true },
  auth('POST', '/auth/reset-password', 'PUBLICO'),
  auth('POST', '/auth/reset-password/confirm', 'PUBLICO'),
  auth('PUT', '/auth/profile', 'CONSULTA'),
  { ...auth('PUT', '/auth/password', 'CONSULTA'), conProvisional: true },
  auth('GET', '/auth/permission', 'CONSULTA'),
  auth('GET', '/auth/sesiones', 'CONSULTA'),
  auth('POST', '/auth/sesiones/cerrar', 'CONSULTA'),
  auth('GET', '/auth/clave-borradores', 'CONSULTA'),
  auth('GET', '/health', 'PUBLICO'),
  auth('GET', '/openapi.json', 'PUBLICO'),
  panel('GET', '/health', 'PUBLICO'),
  panel('GET', '/openapi.json', 'PUBLICO'),
  panel('POST', '/visitor-count', 'PUBLICO'),
  panel('GET', '/dashboard/stats', 'CONSULTA'),
  panel('GET', '/dashboard/resumen', 'CONSULTA'),
  panel('GET', '/participantes', 'CONSULTA'),
  panel('POST', '/participantes', 'ADMINISTRADOR'),
  panel('POST', '/participantes/importar', 'ADMINISTRADOR'),
  panel('GET', '/participantes/{id}', 'CONSULTA'),
  panel('PUT', '/participantes/{id}', 'ADMINISTRADOR'),
  panel('DELETE', '/participantes/{id}', 'ADMINISTRADOR'),
  panel('GET', '/participantes/{id}/acudientes', 'CONSULTA'),
  panel('GET', '/mensualidades', 'CONSULTA'),
  panel('POST', '/mensualidades', 'ADMINISTRADOR'),
  panel('PUT', '/mensualidades/{id}', 'ADMINISTRADOR'),
  panel('GET', '/mensualidades/{id}', 'CONSULTA'),
  panel('POST', '/mensualidades/generar', 'ADMINISTRADOR'),
  panel('POST', '/mensualidades/{id}/abonos', 'ADMINISTRADOR'),
  panel('POST', '/mensualidades/{id}/abonos/{abono}/anular', 'ADMINISTRADOR'),
  panel('GET', '/mensualidades/{id}/abonos/{abono}/recibo.pdf', 'CONSULTA'),
  panel('GET', '/participantes/{id}/estado-de-cuenta', 'CONSULTA'),
  panel('GET', '/participantes/{id}/estado-de-cuenta.pdf', 'CONSULTA'),
  panel('GET', '/participantes/{id}/paquete-de-ingreso.pdf', 'CONSULTA'),
  panel('GET', '/participantes/{id}/formatos/{formato}/documento.pdf', 'CONSULTA'),
  panel('GET', '/pagadores/{clave}/estado-de-cuenta', 'CONSULTA'),
  panel('GET', '/pagadores/{clave}/estado-de-cuenta.pdf', 'CONSULTA'),
  panel('GET', '/pagadores/{clave}/saldo-a-favor', 'CONSULTA'),
  panel('POST', '/pagadores/{clave}/devoluciones', 'ADMINISTRADOR'),
  panel('POST', '/mensualidades/{id}/saldo-a-favor', 'ADMINISTRADOR'),
  panel('GET', '/abonos', 'CONSULTA'),
  panel('GET', '/cartera', 'CONSULTA'),
  panel('GET', '/recaudo', 'CONSULTA'),
  panel('GET', '/recaudo/tendencia', 'CONSULTA'),
  panel('GET', '/sedes', 'CONSULTA'),
  panel('POST', '/sedes', 'ADMINISTRADOR'),
  panel('GET', '/sedes/{id}', 'CONSULTA'),
  panel('PUT', '/sedes/{id}', 'ADMINISTRADOR'),
  panel('DELETE', '/sedes/{id}', 'ADMINISTRADOR'),
  panel('GET', '/usuarios', 'ADMINISTRADOR'),
  panel('POST', '/usuarios', 'ADMINISTRADOR'),
  panel('PUT', '/usuarios/{id}', 'ADMINISTRADOR'),
  panel('DELETE', '/usuarios/{id}', 'ADMINISTRADOR'),
  panel('POST', '/usuarios/{id}/contrasena-provisional', 'ADMINISTRADOR'),
  panel('GET', '/acudientes', 'CONSULTA'),
  panel('POST', '/acudientes', 'ADMINISTRADOR'),
  panel('GET', '/acudientes/{id}', 'CONSULTA'),
  panel('PUT', '/acudientes/{id}', 'ADMINISTRADOR'),
  panel('DELETE', '/acudientes/{id}', 'ADMINISTRADOR'),
  panel('GET', '/actividad', 'CONSULTA'),
  panel('GET', '/actividad/integridad', 'ADMINISTRADOR'),
  panel('GET', '/revision', 'ADMINISTRADOR'),
  panel('PUT', '/revision/decisiones', 'ADMINISTRADOR'),
  panel('GET', '/configuracion', 'CONSULTA'),
  panel('PUT', '/configuracion', 'ADMINISTRADOR'),
  panel('GET', '/configuracion/publica', 'PUBLICO'),
  panel('GET', '/formatos', 'CONSULTA'),
  panel('POST', '/formatos', 'ADMINISTRADOR'),
  panel('GET', '/formatos/{id}', 'CONSULTA'),
  panel('PUT', '/formatos/{id}', 'ADMINISTRADOR'),
  panel('DELETE', '/formatos/{id}', 'ADMINISTRADOR'),
  panel('GET', '/storage/list', 'CONSULTA'),
  panel('GET', '/storage/download-url', 'CONSULTA'),
  cambioDeArchivos('/storage/upload-url'),
  cambioDeArchivos('/storage/delete-url'),
  cambioDeArchivos('/storage/create-folder'),
  cambioDeArchivos('/storage/rename-folder'),
  cambioDeArchivos('/storage/delete-folder'),
  cambioDeArchivos('/storage/rename-file'),
  cambioDeArchivos('/storage/reserve-folder'),
  { ...panel('GET', '/storage/trash', 'ADMINISTRADOR'), negativa: MENSAJE_PERMISO_ARCHIVOS },
  cambioDeArchivos('/storage/trash/restore'),
  cambioDeArchivos('/storage/trash/delete'),
  // Signed addresses: no session reaches them, their signature is the permission.
  panel('PUT', '/storage/object', 'PUBLICO'),
  panel('GET', '/storage/object', 'PUBLICO'),
  panel('DELETE', '/storage/object', 'PUBLICO'),
];

/** `rol` is `null` for a call without a valid session. */
export const accesoPermitido = (acceso: Acceso, rol: Rol | null): boolean =>
  acceso === 'PUBLICO' || (rol !== null && rolAlcanza(rol, acceso));
