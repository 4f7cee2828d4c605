import { esquemaId, leido, leidoCon, unoDe } from '@/domain/shared/esquemas';
import type { Id } from '@/domain/shared/id';
import { ROLES, type Rol } from '@/domain/shared/rol';
import { z } from '@/domain/shared/zod';

const esquemaUsuarioSesion = z.object({
  id: esquemaId,
  email: z.string().check(z.regex(/\S/)),
  rol: leidoCon(unoDe(ROLES), 'CONSULTA'),
  displayName: leido(z.string()),
  photoURL: leido(z.string()),
  contrasena_provisional: z.catch(z.optional(z.literal(true)), undefined),
  version: z.catch(z.optional(z.number()), undefined),
});

/** The signed-in person as the browser keeps them. */
export interface UsuarioSesion {
  id: Id;
  email: string;
  rol: Rol;
  displayName: string | null;
  photoURL: string | null;
  /** Somebody else chose their password: before anything else they choose one. */
  contrasena_provisional?: true | undefined;
  /** Of the account when this was read; absent where the service does not number its changes. */
  version?: number | undefined;
}

export interface Sesion {
  token: string;
  usuario: UsuarioSesion;
}

const tieneValor = (id: unknown): boolean => id !== undefined && id !== null && id !== '';

/** Accepts `id` or `userId`; `null` when the e-mail or the id is missing (specification §4). */
export const leerUsuarioSesion = (valor: unknown): UsuarioSesion | null => {
  if (typeof valor !== 'object' || valor === null) return null;
  const { id, userId } = valor as { id?: unknown; userId?: unknown };
  const resultado = esquemaUsuarioSesion.safeParse({ ...valor, id: tieneValor(id) ? id : userId });
  return resultado.success ? resultado.data : null;
};

/** A user counts as signed in when it has an e-mail (specification §4). */
export const tieneSesion = (sesion: Sesion | null): sesion is Sesion => Boolean(sesion?.usuario.email);
