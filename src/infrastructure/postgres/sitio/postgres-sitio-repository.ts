import { desc, eq, getTableColumns, max, sql } from 'drizzle-orm';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import { ID_SITIO, type SitioRepository } from '@/application/sitio/sitio-repository.port';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { numeroDePolitica, type PublicacionNueva, sitioEnHistoria } from '@/domain/sitio/reglas-sitio';
import {
  esquemaSitio,
  esquemaSitioPublico,
  esquemaVersionDelSitio,
  type Sitio,
  type SitioPublico,
  type VersionDelSitio,
} from '@/domain/sitio/sitio-guardado';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { sitio, sitioVersiones } from '@/infrastructure/postgres/esquema/sitio';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

type Fila = typeof sitio.$inferSelect;
type FilaVersion = typeof sitioVersiones.$inferSelect;

const aSitio = (fila: Fila | undefined, publicada: FilaVersion | undefined): Sitio =>
  esquemaSitio.parse({
    numero: publicada?.numero ?? 0,
    publicado_en: publicada?.publicado_en.toISOString() ?? null,
    publicado_por: publicada?.publicado_por ?? null,
    publicado: publicada?.contenido ?? {},
    borrador: fila?.borrador ?? {},
    actualizado_en: fila?.actualizado_en?.toISOString() ?? null,
    actualizado_por: fila?.actualizado_por ?? null,
    version: fila?.version ?? 1,
  });

const ultimaDe = async (db: Ejecutor): Promise<FilaVersion | undefined> => {
  const [ultima] = await db.select().from(sitioVersiones).orderBy(desc(sitioVersiones.numero)).limit(1);
  return ultima;
};

/** Two first changes at once wait for each other on the same row. */
const tomar = async ({ db }: Contexto): Promise<{ actual: Sitio; publicada: FilaVersion | undefined }> => {
  await db.insert(sitio).values({ borrador: {} }).onConflictDoNothing();
  const [fila] = await db.select().from(sitio).for('update');
  const publicada = await ultimaDe(db);
  return { actual: aSitio(fila, publicada), publicada };
};

const dejar = async (
  tx: Contexto,
  antes: Sitio,
  borrador: Sitio['borrador'],
  publicada: FilaVersion | undefined,
): Promise<Sitio> => {
  const { db, reloj, actor } = tx;
  const [fila] = await db
    .update(sitio)
    .set({
      borrador: { ...borrador },
      actualizado_en: reloj.ahora(),
      actualizado_por: actor.email,
      version: antes.version + 1,
    })
    .where(eq(sitio.id, ID_SITIO))
    .returning();
  const despues = aSitio(fila, publicada);
  await anotarHistoria(tx, {
    entidad: 'sitio',
    accion: 'ACTUALIZAR',
    antes: { id: ID_SITIO, ...sitioEnHistoria(antes) },
    despues: { id: ID_SITIO, ...sitioEnHistoria(despues) },
  });
  return despues;
};

const insertarVersion = async (
  { db, reloj, actor }: Contexto,
  antes: FilaVersion | undefined,
  { contenido, cambios, vuelve_a }: PublicacionNueva,
): Promise<FilaVersion | undefined> => {
  const [{ ultima } = { ultima: null }] = await db
    .select({ ultima: max(sitioVersiones.politica) })
    .from(sitioVersiones);
  // Read, because the database keeps the fields of a part in an order of its own.
  const previa = { contenido: aSitio(undefined, antes).publicado, politica: antes?.politica ?? null };
  const [fila] = await db
    .insert(sitioVersiones)
    .values({
      numero: (antes?.numero ?? 0) + 1,
      contenido: { ...contenido },
      cambios,
      politica: numeroDePolitica(previa, contenido, ultima ?? 0),
      vuelve_a,
      publicado_en: reloj.ahora(),
      publicado_por: actor.email,
    })
    .returning();
  return fila;
};

const { contenido: _, politica: __, ...columnas } = getTableColumns(sitioVersiones);

const aVersion = (fila: Omit<FilaVersion, 'contenido' | 'politica'>): VersionDelSitio =>
  esquemaVersionDelSitio.parse({ ...fila, publicado_en: fila.publicado_en.toISOString() });

interface FilaPublica {
  contenido: unknown;
  politicas: { numero: number; desde: string; secciones: unknown }[] | null;
}

/** In one question: what is published, and each policy as it was the day that it began. */
const leerSitioPublico = async (db: Ejecutor): Promise<SitioPublico> => {
  const [fila] = await consultar<FilaPublica>(
    db,
    sql`select contenido, (
        select json_agg(json_build_object('numero', politica, 'desde', desde, 'secciones', secciones) order by politica)
        from (
          select distinct on (politica) politica, publicado_en as desde, contenido -> 'politica' -> 'secciones' as secciones
          from sitio_versiones where politica is not null order by politica, numero
        ) cada
      ) as politicas
      from sitio_versiones order by numero desc limit 1`,
  );
  const politicas = (fila?.politicas ?? []).map(({ desde, ...resto }) => ({
    ...resto,
    desde: fechaEnBogota(new Date(desde)),
  }));
  return esquemaSitioPublico.parse({ contenido: fila?.contenido ?? {}, politicas });
};

export const postgresSitioRepository = (contexto: Contexto): SitioRepository => {
  const { db } = contexto;
  const unaVez = (
    datos: object,
    opciones: OpcionesCreacion | undefined,
    hacer: (tx: Contexto) => Promise<Sitio>,
  ): Promise<Sitio> =>
    enTransaccion(contexto, (tx) => crearUnaVez(tx, { entidad: 'sitio', datos, opciones }, () => hacer(tx)));
  const publicarCon = async (
    tx: Contexto,
    decidir: (actual: Sitio) => PublicacionNueva | Promise<PublicacionNueva>,
  ): Promise<Sitio> => {
    const { actual, publicada } = await tomar(tx);
    const nueva = await decidir(actual);
    return dejar(tx, actual, nueva.borrador, await insertarVersion(tx, publicada, nueva));
  };
  return {
    obtener: async () => {
      const [fila] = await db.select().from(sitio);
      return aSitio(fila, await ultimaDe(db));
    },
    guardarBorrador: (cambios, decidir, opciones) =>
      unaVez({ borrador: cambios }, opciones, async (tx) => {
        const { actual, publicada } = await tomar(tx);
        return dejar(tx, actual, decidir(actual), publicada);
      }),
    publicar: (version, decidir, opciones) =>
      unaVez({ publicar: version }, opciones, (tx) => publicarCon(tx, decidir)),
    volver: (numero, version, decidir, opciones) =>
      unaVez({ volver: numero, version }, opciones, (tx) =>
        publicarCon(tx, async (actual) => {
          const [vieja] = await tx.db.select().from(sitioVersiones).where(eq(sitioVersiones.numero, numero));
          if (!vieja) throw errorNoEncontrado('una versión del sitio', numero);
          return decidir(actual, aSitio(undefined, vieja).publicado);
        }),
      ),
    versiones: async () =>
      (await db.select(columnas).from(sitioVersiones).orderBy(desc(sitioVersiones.numero))).map(aVersion),
    publico: () => leerSitioPublico(db),
  };
};
