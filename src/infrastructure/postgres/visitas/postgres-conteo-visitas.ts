import { sql } from 'drizzle-orm';
import type { ConteoGuardado } from '@/application/visitas/conteo-guardado.port';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { visitas } from '@/infrastructure/postgres/esquema/visitas';

export const postgresConteoVisitas = (db: Ejecutor): ConteoGuardado => ({
  subirHasta: async (conteo, ahora) => {
    await db
      .insert(visitas)
      .values({ id: 1, conteo, actualizado_en: ahora })
      .onConflictDoUpdate({
        target: visitas.id,
        set: { conteo, actualizado_en: ahora },
        setWhere: sql`${visitas.conteo} < ${conteo}`,
      });
  },
});
