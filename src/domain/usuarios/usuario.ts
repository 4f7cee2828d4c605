import { esquemasLeidos } from '@/domain/shared/campos/esquemas-de-campos';
import { esquemaId, leido } from '@/domain/shared/esquemas';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { z } from '@/domain/shared/zod';
import { CAMPOS_USUARIO } from '@/domain/usuarios/campos-usuario';

/** A user as a service answers it; the password never comes back. */
export const esquemaUsuario = z.object({
  id: esquemaId,
  ...esquemasLeidos(CAMPOS_USUARIO),
  ultimo_acceso: leido(z.string()),
  /** When a password that somebody else chose stops working; `null` once its owner has chosen one. */
  provisional_hasta: leido(z.string()),
  ...camposRegistro,
});

export type Usuario = z.output<typeof esquemaUsuario>;
