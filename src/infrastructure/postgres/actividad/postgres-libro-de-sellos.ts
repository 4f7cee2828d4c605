import { and, desc, eq, sql } from 'drizzle-orm';
import type { LibroDeSellos } from '@/application/actividad/libro-encadenado.port';
import { leerCabezas } from '@/infrastructure/postgres/actividad/postgres-libro-encadenado';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { actividad, sellosActividad } from '@/infrastructure/postgres/esquema/actividad';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

/** One process at a time; any number that no other lock of ours has. */
const CANDADO = 7_248_221;

const postgresLibroDeSellos = (contexto: Contexto): LibroDeSellos => {
  const { db } = contexto;
  const ultimo = async () => {
    const [fila] = await db.select().from(sellosActividad).orderBy(desc(sellosActividad.numero)).limit(1);
    return fila ?? null;
  };
  return {
    cadenas: () => leerCabezas(db),
    ultimo,
    huellaDe: async (cadena, numero) => {
      const [fila] = await db
        .select({ huella: actividad.huella })
        .from(actividad)
        .where(and(eq(actividad.cadena, cadena), eq(actividad.numero, numero)));
      return fila?.huella ?? null;
    },
    agregar: async (sello) => {
      await db.insert(sellosActividad).values(sello);
    },
    anotarPerdida: (sellos) =>
      anotarHistoria(contexto, {
        entidad: 'actividad',
        accion: 'ACTUALIZAR',
        despues: { id: 1, sellos_perdidos: sellos },
      }),
    reemplazarUltimo: async (sello) => {
      const anterior = await ultimo();
      if (!anterior) throw new Error('No hay un sello que reemplazar');
      await db.update(sellosActividad).set(sello).where(eq(sellosActividad.numero, anterior.numero));
    },
  };
};

/** A transaction that sees one moment, and in which nobody else seals. Writers of the history wait for none of it. */
export const enTurnoDeSellar =
  ({ db, ...quien }: Contexto) =>
  <T>(trabajo: (libro: LibroDeSellos) => Promise<T>): Promise<T> =>
    db.transaction(async (transaccion) => {
      const tx = transaccion as unknown as Ejecutor;
      await tx.execute(sql`select pg_advisory_xact_lock(${CANDADO})`);
      return trabajo(postgresLibroDeSellos({ ...quien, db: tx }));
    });
