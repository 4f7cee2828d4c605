import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import { validarCredenciales } from '@/domain/sesion/credenciales';
import { MENSAJES_INICIO_SESION } from '@/domain/sesion/mensajes-sesion';
import { type Sesion, tieneSesion } from '@/domain/sesion/sesion';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/** Stores token and user on success. Throws VALIDACION, NO_AUTENTICADO, or why the service could not answer. */
export const iniciarSesion =
  ({ autenticacion, sesiones }: { autenticacion: Autenticacion; sesiones: SesionStore }) =>
  async (entrada: unknown): Promise<Sesion> => {
    const sesion = await autenticacion.iniciarSesion(validarCredenciales(entrada));
    if (!sesion.token || !tieneSesion(sesion)) {
      throw new ErrorAplicacion('RESPUESTA_INVALIDA', MENSAJES_INICIO_SESION.respuestaIncompleta);
    }
    if (!sesiones.guardar(sesion)) {
      sesiones.limpiar();
      throw new ErrorAplicacion('INESPERADO', MENSAJES_INICIO_SESION.sinAlmacenamiento);
    }
    return sesion;
  };
