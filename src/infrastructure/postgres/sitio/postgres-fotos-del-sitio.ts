import { and, eq, lt, sql } from 'drizzle-orm';
import type { Reloj } from '@/application/shared/equipo.port';
import type { FotosDelSitio } from '@/application/sitio/fotos-del-sitio.port';
import { ID_SITIO } from '@/application/sitio/sitio-repository.port';
import { DIAS_DE_FOTO_SIN_USO } from '@/domain/sitio/foto-subida';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { sitioFotos, sitioFotosTamanos } from '@/infrastructure/postgres/esquema/sitio';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

/** The one that was kept before may be only WebP. */
const tieneAvif = async ({ db }: Contexto, nombre: string): Promise<boolean> => {
  const filas = await db
    .select({ avif: sitioFotosTamanos.avif })
    .from(sitioFotosTamanos)
    .where(eq(sitioFotosTamanos.nombre, nombre));
  return filas.length > 0 && filas.every(({ avif }) => avif !== null);
};

export const postgresFotosDelSitio = (contexto: Contexto): FotosDelSitio => ({
  guardar: (foto) =>
    enTransaccion(contexto, async (tx) => {
      const { nombre, ancho, alto, tamanos } = foto;
      const creadas = await tx.db
        .insert(sitioFotos)
        .values({ nombre, ancho, alto, creada_en: tx.reloj.ahora(), creada_por: tx.actor.email })
        .onConflictDoNothing()
        .returning();
      if (creadas.length > 0) {
        await tx.db.insert(sitioFotosTamanos).values(
          tamanos.map((tamano) => ({
            nombre,
            ancho: tamano.ancho,
            imagen: Buffer.from(tamano.webp).toString('base64'),
            avif: Buffer.from(tamano.avif).toString('base64'),
          })),
        );
      }
      await anotarHistoria(tx, {
        entidad: 'sitio',
        accion: 'ACTUALIZAR',
        antes: { id: ID_SITIO },
        despues: { id: ID_SITIO, foto: `${ancho} × ${alto}` },
      });
      const avif = creadas.length > 0 || (await tieneAvif(tx, nombre));
      return { nombre, ancho, alto, ...(avif ? { avif } : {}) };
    }),
  abrir: async (nombre, ancho, formato) => {
    const [fila] = await contexto.db
      .select({ imagen: formato === 'avif' ? sitioFotosTamanos.avif : sitioFotosTamanos.imagen })
      .from(sitioFotosTamanos)
      .where(and(eq(sitioFotosTamanos.nombre, nombre), eq(sitioFotosTamanos.ancho, ancho)));
    return fila?.imagen ? Buffer.from(fila.imagen, 'base64') : null;
  },
});

const DIA_MS = 86_400_000;

/** Never one that a draft shows, nor any version that was ever published. */
export const limpiarFotosSinUso = async (db: Ejecutor, reloj: Reloj): Promise<void> => {
  const limite = new Date(reloj.ahora().getTime() - DIAS_DE_FOTO_SIN_USO * DIA_MS);
  const aparece = (tabla: string, columna: string) =>
    sql`exists (select 1 from ${sql.identifier(tabla)} donde where strpos(donde.${sql.identifier(columna)}::text, ${sitioFotos.nombre}) > 0)`;
  await db
    .delete(sitioFotos)
    .where(
      and(
        lt(sitioFotos.creada_en, limite),
        sql`not ${aparece('sitio', 'borrador')}`,
        sql`not ${aparece('sitio_versiones', 'contenido')}`,
      ),
    );
};
