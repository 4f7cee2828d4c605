import { sql } from 'drizzle-orm';
import { MAXIMO_DE_FALTANTES } from '@/domain/mensualidades/cierres/filas-del-mes';
import type {
  AbonoAnulado,
  AjusteDelMes,
  RecibosDelMes,
  SinCobro,
} from '@/domain/mensualidades/cierres/informe-de-mes';
import { RECIBOS_DE_EJEMPLO } from '@/domain/mensualidades/numeracion-de-recibos';
import type { RangoFechas } from '@/domain/mensualidades/recaudo';
import { type Periodo, sumarDias } from '@/domain/shared/fechas';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

type Numero = number | string;
/** One driver gives big integers as text. */
type Crudo<F> = { [K in keyof F]: F[K] extends number ? Numero : F[K] };

export const leerSinCobro = async (db: Ejecutor, mes: Periodo): Promise<SinCobro[]> => {
  const filas = await consultar<Crudo<SinCobro>>(
    db,
    sql`
      select m.id as mensualidad_id, m.estado, p.nombre as participante_nombre, m.concepto, m.valor,
        m.motivo_anulacion as motivo
      from mensualidades m join participantes p on p.id = m.participante_id
      where m.periodo = ${mes} and m.estado in ('EXONERADA', 'ANULADA')
      order by m.id`,
  );
  return filas.map((fila) => ({
    ...fila,
    mensualidad_id: Number(fila.mensualidad_id),
    valor: Number(fila.valor),
  }));
};

const conNumeros = <F extends { abono_id: number | string; recibo: Numero | null; valor: Numero }>(
  fila: F,
) => ({
  ...fila,
  abono_id: Number(fila.abono_id),
  recibo: fila.recibo === null ? null : Number(fila.recibo),
  valor: Number(fila.valor),
});

export const leerAjustes = async (db: Ejecutor, { desde, hasta }: RangoFechas): Promise<AjusteDelMes[]> => {
  const filas = await consultar<
    Omit<AjusteDelMes, 'recibo' | 'valor'> & { recibo: Numero | null; valor: Numero }
  >(
    db,
    sql`
      select l.abono_id, l.fecha::text as fecha, l.medio, l.recibo, p.nombre as participante_nombre, m.periodo,
        l.valor, l.motivo
      from (
        select id as abono_id, mensualidad_id, fecha, medio, recibo, -valor as valor, referencia as motivo
        from abonos
        where medio = 'AJUSTE' and (anulado_en is null or ajuste_en is not null)
          and fecha between ${desde}::date and ${hasta}::date
        union all
        select id, mensualidad_id, ajuste_en, medio, recibo,
          case medio when 'AJUSTE' then valor when 'SALDO_A_FAVOR' then 0 else -(valor + excedente) end,
          motivo_anulacion
        from abonos
        where ajuste_en between ${desde}::date and ${hasta}::date
      ) l
      join mensualidades m on m.id = l.mensualidad_id
      join participantes p on p.id = m.participante_id
      order by l.fecha, l.abono_id`,
  );
  return filas.map(conNumeros);
};

export const leerAbonosAnulados = async (
  db: Ejecutor,
  { desde, hasta }: RangoFechas,
): Promise<AbonoAnulado[]> => {
  const filas = await consultar<
    Omit<AbonoAnulado, 'recibo' | 'valor'> & { recibo: Numero | null; valor: Numero }
  >(
    db,
    sql`
      select a.id as abono_id, a.fecha::text as fecha, a.recibo, p.nombre as participante_nombre,
        a.valor + a.excedente as valor, a.motivo_anulacion as motivo
      from abonos a
      join mensualidades m on m.id = a.mensualidad_id
      join participantes p on p.id = m.participante_id
      where a.anulado_en is not null and a.ajuste_en is null and a.fecha between ${desde}::date and ${hasta}::date
      order by a.fecha, a.id`,
  );
  return filas.map(conNumeros);
};

/** As `recibosDelMes` of the domain. */
export const leerRecibos = async (db: Ejecutor, { desde, hasta }: RangoFechas): Promise<RecibosDelMes> => {
  const [del, al] = [`${desde}T00:00:00-05:00`, `${sumarDias(hasta, 1)}T00:00:00-05:00`];
  const [fila] = await consultar<Record<'desde' | 'hasta' | 'cantidad', Numero | null>>(
    db,
    sql`
      select min(recibo) as desde, max(recibo) as hasta, count(distinct recibo) as cantidad from (
        select recibo from abonos
        where registrado_en >= ${del}::timestamptz and registrado_en < ${al}::timestamptz and recibo is not null
        union all
        select recibo from abonos
        where registrado_en is null and recibo is not null and fecha between ${desde}::date and ${hasta}::date
      ) del_mes
      where recibo <= ${RECIBOS_DE_EJEMPLO}`,
  );
  const [primero, ultimo] = [fila?.desde ?? null, fila?.hasta ?? null];
  if (primero === null || ultimo === null) return { desde: null, hasta: null, cantidad: 0, faltan: [] };
  const faltan = await consultar<{ numero: Numero }>(
    db,
    sql`
      select numero from generate_series(${Number(primero)}::bigint, ${Number(ultimo)}::bigint) as numero
      where not exists (select 1 from abonos where recibo = numero)
      order by numero
      limit ${MAXIMO_DE_FALTANTES}`,
  );
  return {
    desde: Number(primero),
    hasta: Number(ultimo),
    cantidad: Number(fila?.cantidad ?? 0),
    faltan: faltan.map(({ numero }) => Number(numero)),
  };
};
