import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import type { BaseDatosAbierta, Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

const SOLO_SU_USUARIO = 0o7700;

interface Atributos {
  mode?: number | undefined;
}
interface DiscoDeNode {
  node_ops: { setattr(nodo: unknown, atributos: Atributos): void };
}

type Opciones = Parameters<NodeFS['init']>[1];

/** The first start writes what it finds in a package, with the permissions it has there: they are closed on the way. */
const cerrarPermisos = (modulo: unknown): void => {
  const { node_ops: operaciones } = (modulo as { NODEFS: DiscoDeNode }).NODEFS;
  const { setattr } = operaciones;
  operaciones.setattr = (nodo, atributos) =>
    setattr(
      nodo,
      atributos.mode === undefined
        ? atributos
        : { ...atributos, mode: atributos.mode & (~0o7777 | SOLO_SU_USUARIO) },
    );
};

/** A folder of the disk where the embedded database leaves nothing for other users of the machine. */
class CarpetaDePGlite extends NodeFS {
  override async init(pglite: PGlite, opciones: Opciones): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, opciones);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [cerrarPermisos, ...(emscriptenOpts.preRun ?? [])] },
    };
  }
}

/** Embedded PostgreSQL over an instance somebody else made. */
export const envolverPGlite = (pglite: PGlite): BaseDatosAbierta => ({
  db: drizzle(pglite) as unknown as Ejecutor,
  ejecutarGuion: async (sql) => {
    await pglite.exec(sql);
  },
  // Elsewhere a process of the server does it by itself; here there is none.
  asentar: async () => {
    await pglite.exec('checkpoint');
  },
  cerrar: () => pglite.close(),
});

export const crearPGlite = (carpeta?: string): Promise<PGlite> =>
  PGlite.create({ ...(carpeta ? { fs: new CarpetaDePGlite(carpeta) } : {}), extensions: { pg_trgm } });
