import { eq } from 'drizzle-orm';
import type { BitacoraArchivos } from '@/application/archivos/bodega-archivos.port';
import { sucesoEnHistoria } from '@/domain/archivos/suceso-de-archivo';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { type Actor, type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

/** Who does what nobody asked for. */
const SISTEMA = 0;

/** The e-mail signs the line; a signed address only says the number of who asked for it. */
export const correoDe = async (db: Ejecutor, id: Id): Promise<string> => {
  if (id === SISTEMA) return 'sistema';
  const [usuario] = await db
    .select({ email: usuarios.email })
    .from(usuarios)
    .where(eq(usuarios.id, leerId(id) ?? 0));
  return usuario?.email ?? `usuario ${id}`;
};

export const postgresBitacoraArchivos = (
  contexto: Omit<Contexto, 'actor'>,
  quien: Pick<Actor, 'id' | 'origen'>,
): BitacoraArchivos => ({
  anotar: (suceso) =>
    enTransaccion({ ...contexto, actor: { ...quien, email: '' } }, async (tx) => {
      const actor = { ...quien, email: await correoDe(tx.db, quien.id) };
      await anotarHistoria({ ...tx, actor }, { entidad: 'archivo', ...sucesoEnHistoria(suceso) });
    }),
});
