import { sql } from 'drizzle-orm';
import type { GrupoDeCobros } from '@/domain/mensualidades/cierres/armar-informe';
import { type CifrasDelMes, SIN_CIFRAS } from '@/domain/mensualidades/cierres/cifras-del-mes';
import type { Concepto } from '@/domain/mensualidades/opciones-mensualidad';
import type { Periodo } from '@/domain/shared/fechas';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

type Fila = Record<keyof CifrasDelMes, number | string> & {
  concepto: Concepto;
  sede_id: number | string | null;
  sede_nombre: string | null;
};

const CIFRAS = Object.keys(SIN_CIFRAS) as (keyof CifrasDelMes)[];

/** The fees of a month by concepto and sede, as `cifrasDe` of the domain counts each; reads those of the month alone. */
export const leerGruposDelMes = async (db: Ejecutor, mes: Periodo): Promise<GrupoDeCobros[]> => {
  const filas = await consultar<Fila>(
    db,
    sql`
      select m.concepto, m.sede_id, s.nombre as sede_nombre, count(*) as mensualidades,
        sum(m.valor - m.descuento) as facturado, sum(m.descuento) as descuentos,
        coalesce(sum(p.recaudado), 0) as recaudado, coalesce(sum(p.ajustado), 0) as ajustado,
        sum(greatest(0, m.valor - m.descuento - coalesce(p.recaudado, 0) - coalesce(p.ajustado, 0))) as por_cobrar,
        count(*) filter (
          where p.recaudado is null and m.valor - m.descuento > coalesce(p.ajustado, 0)
        ) as sin_pago
      from mensualidades m
      left join sedes s on s.id = m.sede_id
      cross join lateral (
        select sum(a.valor) filter (where a.medio <> 'AJUSTE') as recaudado,
          sum(a.valor) filter (where a.medio = 'AJUSTE') as ajustado
        from abonos a where a.mensualidad_id = m.id and a.anulado_en is null
      ) p
      where m.periodo = ${mes} and m.estado not in ('EXONERADA', 'ANULADA')
      group by 1, 2, 3
      order by 1, 2`,
  );
  return filas.map(({ concepto, sede_id, sede_nombre, ...cifras }) => ({
    concepto,
    sede_id: sede_id === null ? null : Number(sede_id),
    sede_nombre,
    ...(Object.fromEntries(CIFRAS.map((cifra) => [cifra, Number(cifras[cifra])])) as CifrasDelMes),
  }));
};
