import { analizar } from '@/domain/shared/analizar';
import { MENSAJE_OBLIGATORIO, sinNulo } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

const MAXIMO = 1_000;
const requerido = () =>
  z
    .string()
    .check(
      z.minLength(1, MENSAJE_OBLIGATORIO),
      z.maxLength(MAXIMO, { error: 'El texto es demasiado largo', abort: true }),
      sinNulo(),
    );

/** Body of POST /auth/login: only presence is checked, no format (specification §5). */
export const esquemaCredenciales = z.strictObject({ email: requerido(), password: requerido() });
export type Credenciales = z.output<typeof esquemaCredenciales>;

/** Throws VALIDACION with 'Este campo es obligatorio' on each empty field. */
export const validarCredenciales = (entrada: unknown): Credenciales => analizar(esquemaCredenciales, entrada);
