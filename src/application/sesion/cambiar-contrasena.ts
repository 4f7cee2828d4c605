import type { Contrasenas } from '@/application/sesion/contrasenas.port';
import { validarCambioContrasena } from '@/domain/sesion/contrasenas';

/** Throws VALIDACION. */
export const cambiarContrasena =
  ({ contrasenas }: { contrasenas: Pick<Contrasenas, 'cambiar'> }) =>
  async (entrada: unknown): Promise<void> =>
    contrasenas.cambiar(validarCambioContrasena(entrada));
