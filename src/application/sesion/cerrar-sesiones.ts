import type { MisSesiones } from '@/application/sesion/autenticacion.port';
import { validarCierreSesiones } from '@/domain/sesion/sesion-abierta';

/** Ends one of the person's other sessions, or all of them. Throws VALIDACION. */
export const cerrarSesiones =
  ({ misSesiones }: { misSesiones: Pick<MisSesiones, 'cerrar'> }) =>
  async (entrada: unknown): Promise<number> =>
    misSesiones.cerrar(validarCierreSesiones(entrada));
