import { sql } from 'drizzle-orm';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import type { Tablero } from '@/application/tablero/tablero.port';
import { diaDelPeriodo, fechaEnBogota, periodoDe, sumarMeses } from '@/domain/shared/fechas';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { resumirPostgres } from '@/infrastructure/postgres/tablero/resumir-postgres';

/** Sums of bigint come as text from one driver: every figure is read through Number. */
type FilaEstadisticas = Record<
  | 'participantes'
  | 'mensualidades'
  | 'cupos_disponibles'
  | 'recaudo_mes'
  | 'recaudo_mes_anterior'
  | 'cartera_vencida',
  number | string | bigint | null
>;

const consultaEstadisticas = (hoy: string) => {
  const mes = periodoDe(hoy);
  const [anterior, inicio, fin] = [-1, 0, 1].map((n) => diaDelPeriodo(sumarMeses(mes, n), 1));
  return sql`
    select
      (select sum(cantidad) from conteo_participantes where not archivado) as participantes,
      (select sum(cantidad) from conteo_mensualidades where not archivado) as mensualidades,
      (
        select sum(greatest(0, coalesce(s.capacidad_hombres, 0) - o.hombres)
                 + greatest(0, coalesce(s.capacidad_mujeres, 0) - o.mujeres))
        from sedes s
        cross join lateral (
          select count(*) filter (where p.area = 'HOMBRES') as hombres,
                 count(*) filter (where p.area = 'MUJERES') as mujeres
          from participantes p
          where p.sede_id = s.id and p.estado in ('ACTIVO', 'CON_PERMISO') and p.archivado_en is null
        ) o
        where s.estado = 'ACTIVA' and s.archivado_en is null
      ) as cupos_disponibles,
      (
        select sum(valor + excedente) from abonos
        where anulado_en is null and medio <> 'SALDO_A_FAVOR' and fecha >= ${inicio}::date and fecha < ${fin}::date
      ) as recaudo_mes,
      (
        select sum(valor + excedente) from abonos
        where anulado_en is null and medio <> 'SALDO_A_FAVOR' and fecha >= ${anterior}::date and fecha < ${inicio}::date
      ) as recaudo_mes_anterior,
      (
        select sum(m.valor - m.descuento - coalesce(
          (select sum(a.valor) from abonos a where a.mensualidad_id = m.id and a.anulado_en is null), 0))
        from mensualidades m
        where m.estado in ('PENDIENTE', 'CON_ABONO') and m.fecha_vencimiento < ${hoy}::date
      ) as cartera_vencida`;
};

export const postgresTablero = (
  { db, reloj }: Contexto,
  participantes: Pick<ParticipanteRepository, 'buscar'>,
): Tablero => ({
  estadisticas: async () => {
    const [fila] = await consultar<FilaEstadisticas>(db, consultaEstadisticas(fechaEnBogota(reloj.ahora())));
    const cifra = (clave: keyof FilaEstadisticas): number => Number(fila?.[clave] ?? 0);
    return {
      participantes: cifra('participantes'),
      mensualidades: cifra('mensualidades'),
      cupos_disponibles: cifra('cupos_disponibles'),
      recaudo_mes: cifra('recaudo_mes'),
      recaudo_mes_anterior: cifra('recaudo_mes_anterior'),
      cartera_vencida: cifra('cartera_vencida'),
    };
  },
  resumen: () =>
    resumirPostgres(
      db,
      async (filtro) => (await participantes.buscar({ ...filtro, pagina: 1, limite: 1 })).total,
      fechaEnBogota(reloj.ahora()),
    ),
});
