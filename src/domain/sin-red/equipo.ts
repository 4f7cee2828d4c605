import { z } from '@/domain/shared/zod';

/** What the service gives to one person for one device, once. */
export const esquemaEquipoRegistrado = z.object({
  /** What the service knows it by; it stops being valid with a change of password, e-mail, role or state. */
  equipo: z.string().check(z.minLength(1)),
  /** 32 bytes as base64url: half of what the PIN opens. */
  mitad: z.string().check(z.regex(/^[\w-]{43}$/)),
});
export type EquipoRegistrado = z.output<typeof esquemaEquipoRegistrado>;
