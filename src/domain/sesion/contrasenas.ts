import { analizar } from '@/domain/shared/analizar';
import { CONTRASENA_MAXIMO, contrasena } from '@/domain/shared/contrasena';
import { MENSAJE_OBLIGATORIO } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

export const MENSAJE_ENLACE_VENCIDO =
  'El enlace ya se usó o venció: pida uno nuevo desde la página de ingreso';

/** Body of PUT /auth/password. */
export const esquemaCambioContrasena = z
  .strictObject({
    actual: z
      .string()
      .check(
        z.minLength(1, MENSAJE_OBLIGATORIO),
        z.maxLength(CONTRASENA_MAXIMO, 'Revise la contraseña actual'),
      ),
    nueva: contrasena(),
  })
  .check(
    z.refine(({ actual, nueva }) => actual !== nueva, {
      error: 'La contraseña nueva debe ser distinta de la actual',
      path: ['nueva'],
    }),
  );
export type CambioContrasena = z.output<typeof esquemaCambioContrasena>;

/** Body of POST /auth/reset-password/confirm; the token is the one of the link. */
export const esquemaConfirmacion = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{43}$/, MENSAJE_ENLACE_VENCIDO)),
  password: contrasena(),
});
export type Confirmacion = z.output<typeof esquemaConfirmacion>;

/** Throws VALIDACION. */
export const validarCambioContrasena = (entrada: unknown): CambioContrasena =>
  analizar(esquemaCambioContrasena, entrada);

/** Throws VALIDACION. */
export const validarConfirmacion = (entrada: unknown): Confirmacion => analizar(esquemaConfirmacion, entrada);
