import {
  type EntradaDeDinero,
  entradasDeDinero,
  sumarEntradas,
} from '@/domain/mensualidades/entradas-de-dinero';
import type { Abono, MedioPago } from '@/domain/mensualidades/mensualidad';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { analizar } from '@/domain/shared/analizar';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { entero, leido, leidoCon, listaLeida } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import {
  diasEntre,
  errorDeOrdenDeFechas,
  type FechaCalendario,
  fechaEnBogota,
  sumarDias,
} from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';

export interface RangoFechas {
  desde: FechaCalendario;
  /** Included. */
  hasta: FechaCalendario;
}

/** Some days of one sede, where what is paid then is kept whoever moves later; of all of them without it. */
export interface Caja extends RangoFechas {
  sede_id?: Id | undefined;
}

export const RANGO_MAXIMO_DIAS = 366;

export const esquemaRango = z.object({ desde: fecha(), hasta: fecha() });

/** Why it is not a range that can be asked for, said of its last day. */
export const errorDeRango = ({ desde, hasta }: RangoFechas): string | undefined => {
  const alReves = errorDeOrdenDeFechas(desde, hasta);
  if (alReves) return alReves;
  return diasEntre(desde, hasta) >= RANGO_MAXIMO_DIAS ? 'Elija un rango de un año como máximo' : undefined;
};

/** Throws VALIDACION. */
export const validarRango = (entrada: unknown): RangoFechas => {
  const rango = analizar(esquemaRango, entrada);
  const hasta = errorDeRango(rango);
  if (hasta) throw errorValidacion('Revise los campos señalados', { hasta });
  return rango;
};

const monto = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);
/** Below zero on a day on which more is taken off than came in. */
const neto = () => leidoCon(entero(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 0);

const camposRecaudo = {
  /** What came in, less the adjustments. */
  total: neto(),
  /** How many abonos. */
  cantidad: monto(),
  medios: z.object({
    EFECTIVO: neto(),
    TRANSFERENCIA: neto(),
    NEQUI: neto(),
    BRE_B: neto(),
    CONSIGNACION: neto(),
    OTRO: neto(),
  }),
  /** What the cash drawer received. */
  efectivo: neto(),
  /** Payments of closed months that were annulled on these days: already taken off the rest, whole COP above zero. */
  ajustes: monto(),
  /** Given back, of what there was in favour of who pays: apart from what was received, and never taken from it. */
  devuelto: monto(),
  devuelto_efectivo: monto(),
};

/** Abonos that somebody wrote down in the range with a date out of it: they are counted in another one. */
export const esquemaFueraDeRango = z.object({
  cantidad: monto(),
  total: monto(),
  /** Dates of the first and of the last. */
  desde: fecha(),
  hasta: fecha(),
});
export type FueraDeRango = z.output<typeof esquemaFueraDeRango>;

export const esquemaDiaDeRecaudo = z.object({ fecha: fecha(), ...camposRecaudo });
export type DiaDeRecaudo = z.output<typeof esquemaDiaDeRecaudo>;

/** Whole COP received in a range, by day (only those with abonos, oldest first) and medio. */
export const esquemaRecaudo = z.object({
  desde: fecha(),
  hasta: fecha(),
  ...camposRecaudo,
  dias: listaLeida(esquemaDiaDeRecaudo),
  /** `null` when there are none. */
  fuera: leido(esquemaFueraDeRango),
});
export type Recaudo = z.output<typeof esquemaRecaudo>;

/** The abonos of one day by one medio; `total` is less `ajustes`. */
export interface GrupoDeAbonos {
  fecha: FechaCalendario;
  medio: MedioPago;
  total: number;
  cantidad: number;
  ajustes: number;
}

/** What was given back on one day by one medio. */
export type GrupoDevuelto = Pick<GrupoDeAbonos, 'fecha' | 'medio' | 'total'>;

const sumarDevueltos = (devueltos: readonly GrupoDevuelto[]): number =>
  devueltos.reduce((suma, { total }) => suma + total, 0);

const sumarGrupos = (
  grupos: readonly GrupoDeAbonos[],
  devueltos: readonly GrupoDevuelto[],
): Omit<DiaDeRecaudo, 'fecha'> => {
  const sumar = (propios: readonly GrupoDeAbonos[], campo: 'total' | 'cantidad' | 'ajustes') =>
    propios.reduce((suma, grupo) => suma + grupo[campo], 0);
  const medios = Object.fromEntries(
    MEDIOS_PAGO.map((medio) => [
      medio,
      sumar(
        grupos.filter((grupo) => grupo.medio === medio),
        'total',
      ),
    ]),
  ) as Record<MedioPago, number>;
  return {
    total: sumar(grupos, 'total'),
    cantidad: sumar(grupos, 'cantidad'),
    medios,
    efectivo: medios.EFECTIVO,
    ajustes: sumar(grupos, 'ajustes'),
    devuelto: sumarDevueltos(devueltos),
    devuelto_efectivo: sumarDevueltos(devueltos.filter(({ medio }) => medio === 'EFECTIVO')),
  };
};

/** The groups, which may come in any order and repeat a day and a medio, as the report shows them. */
export const armarRecaudo = (
  rango: RangoFechas,
  grupos: readonly GrupoDeAbonos[],
  { devueltos, fuera }: { devueltos: readonly GrupoDevuelto[]; fuera: FueraDeRango | null },
): Recaudo => {
  const deDia = <G extends GrupoDevuelto>(suyos: readonly G[], dia: FechaCalendario) =>
    suyos.filter((grupo) => grupo.fecha === dia);
  const dias = [...new Set([...grupos, ...devueltos].map((grupo) => grupo.fecha))].sort();
  return {
    ...rango,
    ...sumarGrupos(grupos, devueltos),
    dias: dias.map((dia) => ({ fecha: dia, ...sumarGrupos(deDia(grupos, dia), deDia(devueltos, dia)) })),
    fuera,
  };
};

const estaEn = (dia: FechaCalendario, { desde, hasta }: RangoFechas): boolean => dia >= desde && dia <= hasta;

const fueraDe = (rango: RangoFechas, entradas: readonly EntradaDeDinero[]): FueraDeRango | null => {
  const otros = entradas.filter(
    ({ fecha: dia, registrado_en }) =>
      registrado_en !== null && estaEn(fechaEnBogota(new Date(registrado_en)), rango) && !estaEn(dia, rango),
  );
  const fechas = otros.map(({ fecha: dia }) => dia).sort();
  const [desde, hasta] = [fechas[0], fechas.at(-1)];
  if (desde === undefined || hasta === undefined) return null;
  return { cantidad: otros.length, total: sumarEntradas(otros), desde, hasta };
};

export const recaudoDe = (
  rango: RangoFechas,
  abonos: readonly Abono[],
  /** Those that stand. */
  devueltos: readonly Pick<MovimientoAFavor, 'fecha' | 'medio' | 'valor'>[],
): Recaudo => {
  const entradas = entradasDeDinero(abonos);
  return armarRecaudo(
    rango,
    entradas
      .filter((entrada) => estaEn(entrada.fecha, rango))
      .map(({ fecha: dia, medio, total, esAjuste }) => ({
        fecha: dia,
        medio,
        total,
        cantidad: esAjuste ? 0 : 1,
        ajustes: esAjuste ? -total : 0,
      })),
    {
      devueltos: devueltos.flatMap(({ fecha: dia, medio, valor }) =>
        estaEn(dia, rango) ? [{ fecha: dia, medio: medio ?? 'OTRO', total: valor }] : [],
      ),
      fuera: fueraDe(rango, entradas),
    },
  );
};

/** The range that also shows them: with what was shown when it all fits in a year, theirs alone when not. */
export const rangoConLosDeFuera = (rango: RangoFechas, { desde, hasta }: FueraDeRango): RangoFechas => {
  const todo = {
    desde: desde < rango.desde ? desde : rango.desde,
    hasta: hasta > rango.hasta ? hasta : rango.hasta,
  };
  if (diasEntre(todo.desde, todo.hasta) < RANGO_MAXIMO_DIAS) return todo;
  const unAnio = sumarDias(desde, RANGO_MAXIMO_DIAS - 1);
  return { desde, hasta: unAnio < hasta ? unAnio : hasta };
};
