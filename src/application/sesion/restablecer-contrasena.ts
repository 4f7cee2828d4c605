import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import { analizar } from '@/domain/shared/analizar';
import { correo } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** Body of POST /auth/reset-password. */
export const esquemaRestablecer = z.strictObject({ email: correo() });

/** The answer is the same whether the account exists or not. Throws VALIDACION. */
export const restablecerContrasena =
  ({ autenticacion }: { autenticacion: Autenticacion }) =>
  async (entrada: unknown): Promise<void> => {
    const { email } = analizar(esquemaRestablecer, entrada);
    await autenticacion.restablecerContrasena(email);
  };
