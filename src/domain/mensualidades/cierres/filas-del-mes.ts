import { type CifrasDelMes, SIN_CIFRAS } from '@/domain/mensualidades/cierres/cifras-del-mes';
import type {
  AbonoAnulado,
  AjusteDelMes,
  RecibosDelMes,
  SinCobro,
} from '@/domain/mensualidades/cierres/informe-de-mes';
import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import { esReciboDeEjemplo } from '@/domain/mensualidades/numeracion-de-recibos';
import type { RangoFechas } from '@/domain/mensualidades/recaudo';
import { cobradoDe, recibidoCon, saldoDe, totalAbonado, totalAjustado } from '@/domain/mensualidades/saldo';
import { type FechaCalendario, fechaEnBogota, type Periodo } from '@/domain/shared/fechas';

/** As a list of ours gives it. */
export type Cobro = Mensualidad & { participante_nombre: string | null };

const noSeCobra = ({ estado }: Mensualidad): boolean => estado === 'EXONERADA' || estado === 'ANULADA';

/** What one fee adds to the figures of its month. */
export const cifrasDe = (m: Mensualidad): CifrasDelMes => {
  if (noSeCobra(m)) return SIN_CIFRAS;
  const recaudado = totalAbonado(m.abonos);
  const por_cobrar = saldoDe(m);
  return {
    mensualidades: 1,
    facturado: cobradoDe(m),
    descuentos: m.descuento,
    recaudado,
    ajustado: totalAjustado(m.abonos),
    por_cobrar,
    sin_pago: recaudado === 0 && por_cobrar > 0 ? 1 : 0,
  };
};

export const sinCobroDelMes = (cobros: readonly Cobro[], mes: Periodo): SinCobro[] =>
  cobros
    .filter((m) => m.periodo === mes)
    .flatMap((m) => {
      const { id, estado, participante_nombre, concepto, valor, motivo_anulacion: motivo } = m;
      return estado === 'EXONERADA' || estado === 'ANULADA'
        ? [{ mensualidad_id: id, estado, participante_nombre, concepto, valor, motivo }]
        : [];
    })
    .sort((a, b) => Number(a.mensualidad_id) - Number(b.mensualidad_id));

const estaEn = (dia: FechaCalendario | null, { desde, hasta }: RangoFechas): dia is FechaCalendario =>
  dia !== null && dia >= desde && dia <= hasta;

const porFecha = <F extends { fecha: FechaCalendario; abono_id: string | number }>(filas: F[]): F[] =>
  filas.sort((a, b) => a.fecha.localeCompare(b.fecha) || Number(a.abono_id) - Number(b.abono_id));

const comun = ({ participante_nombre }: Cobro, { id: abono_id, recibo }: Abono) => ({
  abono_id,
  recibo,
  participante_nombre,
});

export const ajustesDelMes = (cobros: readonly Cobro[], rango: RangoFechas): AjusteDelMes[] =>
  porFecha(
    cobros.flatMap((m) =>
      m.abonos.flatMap((abono): AjusteDelMes[] => {
        const { fecha, medio, valor, ajuste_en } = abono;
        const suyo = { ...comun(m, abono), medio, periodo: m.periodo };
        const lineas: AjusteDelMes[] = [];
        const cuenta = abono.anulado_en === null || ajuste_en !== null;
        if (medio === 'AJUSTE' && cuenta && estaEn(fecha, rango))
          lineas.push({ ...suyo, fecha, valor: -valor, motivo: abono.referencia });
        if (estaEn(ajuste_en, rango)) {
          const deMas = medio === 'AJUSTE' ? valor : -recibidoCon(abono) || 0;
          lineas.push({ ...suyo, fecha: ajuste_en, valor: deMas, motivo: abono.motivo_anulacion });
        }
        return lineas;
      }),
    ),
  );

export const abonosAnuladosDelMes = (cobros: readonly Cobro[], rango: RangoFechas): AbonoAnulado[] =>
  porFecha(
    cobros.flatMap((m) =>
      m.abonos
        .filter((a) => a.anulado_en !== null && a.ajuste_en === null && estaEn(a.fecha, rango))
        .map((a) => ({
          ...comun(m, a),
          fecha: a.fecha,
          valor: a.valor + a.excedente,
          motivo: a.motivo_anulacion,
        })),
    ),
  );

/** How many of the numbers that are missing are named. */
export const MAXIMO_DE_FALTANTES = 50;

/** Those written down in the month; of those whose day of writing was not kept, those of its dates. */
export const recibosDelMes = (abonos: readonly Abono[], rango: RangoFechas): RecibosDelMes => {
  const numeros = (suyos: readonly Abono[]) =>
    suyos.flatMap(({ recibo }) => (esReciboDeEjemplo(recibo) ? [] : (recibo ?? [])));
  const existentes = new Set(numeros(abonos));
  const delMes = [
    ...new Set(
      numeros(
        abonos.filter(({ fecha, registrado_en }) =>
          estaEn(registrado_en === null ? fecha : fechaEnBogota(new Date(registrado_en)), rango),
        ),
      ),
    ),
  ].sort((a, b) => a - b);
  const [desde = null, hasta = null] = [delMes[0], delMes.at(-1)];
  const faltan: number[] = [];
  if (desde !== null && hasta !== null)
    for (let n = desde; n <= hasta && faltan.length < MAXIMO_DE_FALTANTES; n += 1)
      if (!existentes.has(n)) faltan.push(n);
  return { desde, hasta, cantidad: delMes.length, faltan };
};
