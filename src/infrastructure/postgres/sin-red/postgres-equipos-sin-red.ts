import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { EquiposSinRed } from '@/application/sin-red/equipos-sin-red.port';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';
import { secretoGuardado } from '@/infrastructure/postgres/shared/secreto-guardado';

/**
 * Nothing is kept of each device: its name is signed together with what its person signs in with, so that it ends by
 * itself when that changes. The half it gets is another signature of the same.
 */
export const postgresEquiposSinRed = ({ db }: Pick<Contexto, 'db'>): EquiposSinRed => {
  const secreto = secretoGuardado(db, 'trabajo sin red');
  const firmar = async (usuario: Id, equipo: string, para: string): Promise<string> => {
    const [cuenta] = await db
      .select({
        contrasena: usuarios.contrasena,
        email: usuarios.email,
        rol: usuarios.rol,
        estado: usuarios.estado,
      })
      .from(usuarios)
      .where(eq(usuarios.id, leerId(usuario) ?? 0));
    if (!cuenta) throw errorNoEncontrado('un usuario', usuario);
    return createHmac('sha256', await secreto())
      .update(JSON.stringify([para, usuario, equipo, cuenta]))
      .digest('base64url');
  };
  return {
    registrar: async (usuario) => {
      const nombre = randomBytes(12).toString('base64url');
      return {
        equipo: `${nombre}.${await firmar(usuario, nombre, 'equipo')}`,
        mitad: await firmar(usuario, nombre, 'mitad'),
      };
    },
    vale: async (usuario, equipo) => {
      const [nombre = '', firma = ''] = equipo.split('.');
      const suya = Buffer.from(await firmar(usuario, nombre, 'equipo'));
      const dada = Buffer.from(firma);
      return suya.length === dada.length && timingSafeEqual(suya, dada);
    },
  };
};
