import { esquemaId, leido, leidoCon, unoDe } from '@/domain/shared/esquemas';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { ROLES } from '@/domain/shared/rol';
import { z } from '@/domain/shared/zod';
import { ESTADOS_USUARIO } from '@/domain/usuarios/opciones-usuario';

export type EstadoUsuario = (typeof ESTADOS_USUARIO)[number];
export const ETIQUETA_ESTADO_USUARIO: Readonly<Record<EstadoUsuario, string>> = {
  ACTIVO: 'Activo',
  INACTIVO: 'Inactivo',
};

/** A user as a service answers it; the password never comes back. */
export const esquemaUsuario = z.object({
  id: esquemaId,
  email: z.string(),
  rol: leidoCon(unoDe(ROLES), 'CONSULTA'),
  displayName: leido(z.string()),
  photoURL: leido(z.string()),
  estado: leidoCon(unoDe(ESTADOS_USUARIO), 'ACTIVO'),
  ultimo_acceso: leido(z.string()),
  /** When a password that somebody else chose stops working; `null` once its owner has chosen one. */
  provisional_hasta: leido(z.string()),
  ...camposRegistro,
});

export type Usuario = z.output<typeof esquemaUsuario>;
