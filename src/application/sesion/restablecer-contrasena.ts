import type { Autenticacion, RestablecimientoPedido } from '@/application/sesion/autenticacion.port';
import { analizar } from '@/domain/shared/analizar';
import { correo } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** Body of POST /auth/reset-password. */
export const esquemaRestablecer = z.strictObject({ email: correo() });

/** Answer of POST /auth/reset-password: of the service, never of the account. */
export const esquemaRestablecimientoPedido = z.object({
  message: z.string(),
  /** False where there is no mail server: nothing will reach anybody's inbox. */
  envia_correo: z.boolean(),
});

/** The answer is the same whether the account exists or not. Throws VALIDACION. */
export const restablecerContrasena =
  ({ autenticacion }: { autenticacion: Autenticacion }) =>
  async (entrada: unknown): Promise<RestablecimientoPedido> => {
    const { email } = analizar(esquemaRestablecer, entrada);
    return autenticacion.restablecerContrasena(email);
  };
