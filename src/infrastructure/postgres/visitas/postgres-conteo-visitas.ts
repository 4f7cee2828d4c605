import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { ConteoGuardado } from '@/application/visitas/sincronizacion-visitas.port';
import {
  CRECIMIENTO_POR_MINUTO,
  PRIMER_CONTEO_MAXIMO,
  SALTO_MAXIMO,
} from '@/domain/visitas/contador-visitas';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { visitas } from '@/infrastructure/postgres/esquema/visitas';

/** More than there is, and no more than may have come since it was last raised. */
const esCreible = (conteo: number, ahora: Date): SQL | undefined =>
  and(
    lt(visitas.conteo, conteo),
    gte(
      sql`${visitas.conteo} + ${SALTO_MAXIMO}::int + ${CRECIMIENTO_POR_MINUTO}::int * floor(
        greatest(0, extract(epoch from (${ahora.toISOString()}::timestamptz - ${visitas.actualizado_en}))) / 60)`,
      conteo,
    ),
  );

export const postgresConteoVisitas = (db: Ejecutor): ConteoGuardado => ({
  subirHasta: async (conteo, ahora) => {
    const nuevo = { conteo, actualizado_en: ahora };
    if (conteo > PRIMER_CONTEO_MAXIMO) {
      await db.update(visitas).set(nuevo).where(esCreible(conteo, ahora));
      return;
    }
    await db
      .insert(visitas)
      .values({ id: 1, ...nuevo })
      .onConflictDoUpdate({ target: visitas.id, set: nuevo, setWhere: esCreible(conteo, ahora) });
  },
});
