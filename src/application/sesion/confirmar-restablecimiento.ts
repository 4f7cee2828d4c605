import type { Contrasenas } from '@/application/sesion/autenticacion.port';
import { validarConfirmacion } from '@/domain/sesion/contrasenas';

/** Throws VALIDACION. */
export const confirmarRestablecimiento =
  ({ contrasenas }: { contrasenas: Pick<Contrasenas, 'confirmar'> }) =>
  async (entrada: unknown): Promise<void> =>
    contrasenas.confirmar(validarConfirmacion(entrada));
