import { leido } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** The foundation as its papers name it; what is `null` is not printed. */
export const esquemaEmisor = z.object({
  nombre: z.string(),
  /** `900.123.456-8`. */
  nit: leido(z.string()),
  direccion: leido(z.string()),
  municipio: leido(z.string()),
  telefono: leido(z.string()),
  correo: leido(z.string()),
});
export type Emisor = z.output<typeof esquemaEmisor>;
