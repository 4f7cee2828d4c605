import type { FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import type { Id } from '@/domain/shared/id';

const INTENTOS_POR_CUENTA = 10;

/** Whoever found a session open must not be able to guess the password with it. Throws DEMASIADOS_INTENTOS. */
export const contarContrasena = (freno: FrenoIntentos, usuario: Id): Promise<() => Promise<void>> =>
  freno.contar([{ clave: `contrasena:${usuario}`, maximo: INTENTOS_POR_CUENTA }]);
