import { sql } from 'drizzle-orm';
import { quienesRegistran } from '@/domain/mensualidades/criterios-abonos';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** They are few among very many rows: from each one the index jumps to the next. */
export const leerRegistradores = async (db: Ejecutor): Promise<string[]> =>
  quienesRegistran(
    await consultar<{ registrado_por: string | null }>(
      db,
      sql`
        with recursive quienes as (
          (select registrado_por from abonos where registrado_por is not null order by registrado_por limit 1)
          union all
          select (
            select a.registrado_por from abonos a where a.registrado_por > q.registrado_por
            order by a.registrado_por limit 1
          )
          from quienes q where q.registrado_por is not null
        )
        select registrado_por from quienes`,
    ),
  );
