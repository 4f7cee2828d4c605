import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import { signoDe, TIPOS_MOVIMIENTO, type TipoMovimiento } from '@/domain/mensualidades/opciones-movimiento';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { sedeDelDinero } from '@/domain/mensualidades/sede-de-pago';
import { analizar } from '@/domain/shared/analizar';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import {
  entero,
  esquemaId,
  leido,
  leidoCon,
  listaLeida,
  opcional,
  texto,
  unoDe,
} from '@/domain/shared/esquemas';
import { dinero, fecha } from '@/domain/shared/esquemas-tecleados';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';
import { z } from '@/domain/shared/zod';

export const esquemaMovimientoAFavor = z.object({
  id: esquemaId,
  /** The excess it takes from, or gives back to; `null` for an excess itself. */
  origen_id: leido(esquemaId),
  tipo: unoDe(TIPOS_MOVIMIENTO),
  fecha: fecha(),
  valor: entero(1, Number.MAX_SAFE_INTEGER),
  /** Whose it is: a guardian or, without one, the participante themself. */
  id_acudiente: leido(esquemaId),
  participante_id: esquemaId,
  /** The payment that brought it, or the one that was made with it; and the fee and the receipt of that payment. */
  abono_id: leido(esquemaId),
  mensualidad_id: leido(esquemaId),
  recibo: leido(entero(1, Number.MAX_SAFE_INTEGER)),
  /** The refund that it annuls; `null` of any other movement. */
  devolucion_id: leido(esquemaId),
  /** How it was returned, and why; of a refund that is annulled, why it was. */
  medio: leido(unoDe(MEDIOS_PAGO)),
  referencia: leido(z.string()),
  motivo: leido(z.string()),
  registrado_por: leido(z.string()),
  /** The same instant for all that one act wrote; `null` from a service that does not say it. */
  registrado_en: leido(z.string()),
  /** The house whose drawer gave it back. Of the rest, it is that of their payment. */
  sede_id: leido(esquemaId),
});
export type MovimientoAFavor = z.output<typeof esquemaMovimientoAFavor>;

/** What a person has in their favour, and how it came to be; newest last. */
export const esquemaSaldoAFavor = z.object({
  pagador: z.object({
    clave: z.string(),
    nombre: leidoCon(z.string(), ''),
    documento: leido(z.string()),
  }),
  saldo: leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0),
  movimientos: listaLeida(esquemaMovimientoAFavor),
});
export type SaldoAFavor = z.output<typeof esquemaSaldoAFavor>;

/** A movement that is about to be kept. */
export type MovimientoNuevo = Omit<
  MovimientoAFavor,
  'id' | 'mensualidad_id' | 'recibo' | 'registrado_por' | 'registrado_en' | 'sede_id' | 'devolucion_id'
> & {
  devolucion_id?: Id | undefined;
  /** Of what is given back; without it, where whose it is lived that day. */
  sede_id?: Id | null | undefined;
};

/** Body of POST /mensualidades/{id}/saldo-a-favor. */
export const esquemaAplicacion = z.strictObject({
  valor: dinero(1),
  /** The day it was applied, of what a book tells; without it, today. */
  fecha: z.optional(fecha()),
});
export type DatosAplicacion = z.output<typeof esquemaAplicacion>;

/** Body of POST /pagadores/{clave}/devoluciones. */
export const esquemaDevolucion = z.strictObject({
  fecha: fecha(),
  valor: dinero(1),
  medio: unoDe(MEDIOS_PAGO),
  referencia: opcional(texto(1, 80)),
  sede_id: sedeDelDinero(),
  motivo: texto(3, 500),
});
export type DatosDevolucion = z.output<typeof esquemaDevolucion>;

/** Throws VALIDACION. */
export const validarAplicacion = (entrada: unknown): DatosAplicacion => analizar(esquemaAplicacion, entrada);

/** Throws VALIDACION. */
export const validarDevolucion = (entrada: unknown): DatosDevolucion => analizar(esquemaDevolucion, entrada);

type Sumable = Pick<MovimientoAFavor, 'tipo' | 'valor'>;

export const saldoAFavorDe = (movimientos: readonly Sumable[]): number =>
  movimientos.reduce((suma, { tipo, valor }) => suma + signoDe(tipo) * valor, 0);

const quedaDe = (origen: Id, movimientos: readonly MovimientoAFavor[]): number =>
  saldoAFavorDe(movimientos.filter(({ id, origen_id }) => mismoId(origen_id ?? id, origen)));

/** From which excesses an amount that fits is taken: the oldest first. None is ever left below zero. */
export const tomarAFavor = (
  movimientos: readonly MovimientoAFavor[],
  valor: number,
): { origen: MovimientoAFavor; valor: number }[] => {
  let falta = valor;
  const origenes = ordenarPor(
    movimientos.filter(({ tipo }) => tipo === 'EXCEDENTE'),
    ({ id }) => id,
    false,
  );
  return origenes.flatMap((origen) => {
    const parte = Math.min(falta, quedaDe(origen.id, movimientos));
    falta -= parte;
    return parte > 0 ? [{ origen, valor: parte }] : [];
  });
};

const exigirQueAlcance = (movimientos: readonly MovimientoAFavor[], valor: number): void => {
  const hay = saldoAFavorDe(movimientos);
  const nada = 'No tiene saldo a favor';
  if (hay === 0) throw errorConflicto(nada, { valor: nada });
  if (valor > hay)
    throw errorValidacion('Revise los campos señalados', {
      valor: `El saldo a favor es de ${formatearPesos(hay)}`,
    });
};

const SIN_SALDO = 'Esta mensualidad no tiene saldo por pagar';

/** What is wrong in it, by field, before what there is in favour is known; of one that is half known, what can be said. */
export const fallosDeAplicacion = (
  mensualidad: Mensualidad | undefined,
  { valor, fecha: dia }: Partial<DatosAplicacion>,
  hoy: FechaCalendario,
): ErroresCampos => {
  const saldo = mensualidad && saldoDe(mensualidad);
  const deMas = saldo !== undefined && valor !== undefined && valor > saldo;
  return {
    ...(dia !== undefined && dia > hoy ? { fecha: 'La fecha del abono no puede ser futura' } : {}),
    ...(deMas ? { valor: `No se puede aplicar más que el saldo de ${formatearPesos(saldo)}` } : {}),
    ...(saldo === 0 ? { valor: SIN_SALDO } : {}),
  };
};

/** What there was by a day: nothing is paid with what was left over later. */
export const hastaElDia = (
  movimientos: readonly MovimientoAFavor[],
  dia: FechaCalendario,
): readonly MovimientoAFavor[] => {
  const despues = new Set(
    movimientos.filter(({ tipo, fecha }) => tipo === 'EXCEDENTE' && fecha > dia).map(({ id }) => id),
  );
  return movimientos.filter(({ id, origen_id }) => !despues.has(origen_id ?? id));
};

/** Checks it against the fee and against what there is. Throws VALIDACION or CONFLICTO. */
export const revisarAplicacion = (
  mensualidad: Mensualidad,
  movimientos: readonly MovimientoAFavor[],
  datos: DatosAplicacion,
  hoy: FechaCalendario,
): void => {
  if (saldoDe(mensualidad) === 0) throw errorConflicto(SIN_SALDO, { valor: SIN_SALDO });
  exigirQueAlcance(movimientos, datos.valor);
  const campos = fallosDeAplicacion(mensualidad, datos, hoy);
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};

/** Throws VALIDACION or CONFLICTO. */
export const revisarDevolucion = (
  movimientos: readonly MovimientoAFavor[],
  { fecha: dia, valor, medio, referencia }: DatosDevolucion,
  hoy: FechaCalendario,
): void => {
  exigirQueAlcance(movimientos, valor);
  const campos: Record<string, string> = {};
  if (dia > hoy) campos.fecha = 'La fecha de la devolución no puede ser futura';
  if (medio !== 'EFECTIVO' && !referencia) campos.referencia = 'Escriba la referencia de la devolución';
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};

/** Of no field that is written: it goes as one because a service in between may not pass on the message itself. */
export const YA_SE_USO =
  'No se puede anular: lo que sobró de este pago ya se aplicó o se devolvió. Anule primero ese abono o esa devolución';

/** Whether some of what was left over of that payment is not there any more: it cannot be annulled meanwhile. */
export const seUsoLoQueSobro = (
  movimientos: readonly MovimientoAFavor[],
  esDelPago: (excedente: MovimientoAFavor) => boolean,
): boolean =>
  movimientos.some((excedente) => {
    const { id, tipo, valor } = excedente;
    const seAnulo = movimientos.some((m) => m.tipo === 'EXCEDENTE_ANULADO' && mismoId(m.origen_id, id));
    return tipo === 'EXCEDENTE' && esDelPago(excedente) && !seAnulo && quedaDe(id, movimientos) < valor;
  });

interface Deshecho {
  tipo: TipoMovimiento;
  origen: MovimientoAFavor;
  valor: number;
}

/**
 * The movements that follow from annulling a payment: what was left over of it goes with it, and what it took from a
 * balance goes back. `movimientos` are those of every excess that it touches. Throws CONFLICTO when what was left over is
 * not there any more.
 */
export const alAnularAbono = (abono: Id, movimientos: readonly MovimientoAFavor[]): Deshecho[] =>
  movimientos
    .filter(({ abono_id }) => mismoId(abono_id, abono))
    .flatMap((suyo): Deshecho[] => {
      if (suyo.tipo === 'EXCEDENTE') {
        if (quedaDe(suyo.id, movimientos) < suyo.valor) throw errorConflicto(YA_SE_USO, { abono: YA_SE_USO });
        return [{ tipo: 'EXCEDENTE_ANULADO', origen: suyo, valor: suyo.valor }];
      }
      const origen = movimientos.find(({ id }) => mismoId(id, suyo.origen_id));
      return suyo.tipo === 'APLICACION' && origen
        ? [{ tipo: 'APLICACION_ANULADA', origen, valor: suyo.valor }]
        : [];
    });

/** A movement that touches an excess, whose owner it keeps. */
export const movimientoSobre = (
  { origen, valor }: { origen: MovimientoAFavor; valor: number },
  datos: Pick<MovimientoNuevo, 'tipo' | 'fecha' | 'abono_id'> &
    Partial<Pick<MovimientoNuevo, 'medio' | 'referencia' | 'motivo' | 'sede_id' | 'devolucion_id'>>,
): MovimientoNuevo => ({
  origen_id: origen.id,
  valor,
  id_acudiente: origen.id_acudiente,
  participante_id: origen.participante_id,
  medio: null,
  referencia: null,
  motivo: null,
  ...datos,
});

/** What was left over of a payment, for who pays the fee. */
export const excedenteDe = (
  { id_acudiente, participante_id }: Pick<Mensualidad, 'id_acudiente' | 'participante_id'>,
  abono: { id: Id; fecha: FechaCalendario; excedente: number },
): MovimientoNuevo => ({
  origen_id: null,
  tipo: 'EXCEDENTE',
  fecha: abono.fecha,
  valor: abono.excedente,
  id_acudiente,
  participante_id,
  abono_id: abono.id,
  medio: null,
  referencia: null,
  motivo: null,
});
