import { sql } from 'drizzle-orm';
import type { LectorDeIndicadores } from '@/application/operacion/indicadores.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { SESION_INACTIVA_MS } from '@/domain/sesion/sesion-abierta';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

export const postgresIndicadores = (db: Ejecutor, reloj: Reloj): LectorDeIndicadores => ({
  leer: async () => {
    const ahora = reloj.ahora();
    const desde = new Date(ahora.getTime() - SESION_INACTIVA_MS);
    const [sesiones] = await consultar<{ total: number }>(
      db,
      sql`select count(*)::int as total from sesiones
          where revocada_en is null and expira_en > ${ahora.toISOString()}::timestamptz
            and ultimo_uso > ${desde.toISOString()}::timestamptz`,
    );
    const conexiones = await consultar<{ estado: string; total: number }>(
      db,
      sql`select coalesce(state, 'unknown') as estado, count(*)::int as total from pg_stat_activity
          where datname = current_database() and application_name = current_setting('application_name')
            and application_name <> ''
          group by 1 order by 1`,
    );
    return { sesionesAbiertas: sesiones?.total ?? 0, conexiones };
  },
});
