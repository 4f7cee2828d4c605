import { esquemaConfirmacion } from '@/domain/sesion/contrasenas';
import { analizar } from '@/domain/shared/analizar';
import { DE_CUENTA } from '@/domain/shared/correo-de-cuenta';
import { correo, opcional, texto } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

const NOMBRE_MAXIMO = 120;

/** Body of POST /auth/primer-administrador; the token is the one of the link of the first start. */
export const esquemaPrimerAdministrador = z.strictObject({
  ...esquemaConfirmacion.shape,
  email: correo().check(...DE_CUENTA),
  displayName: opcional(texto(1, NOMBRE_MAXIMO)),
});
export type PrimerAdministrador = z.output<typeof esquemaPrimerAdministrador>;

/** Throws VALIDACION. */
export const validarPrimerAdministrador = (entrada: unknown): PrimerAdministrador =>
  analizar(esquemaPrimerAdministrador, entrada);
