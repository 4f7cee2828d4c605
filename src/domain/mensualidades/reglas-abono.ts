import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import { estadoSegunAbonos, saldoDe } from '@/domain/mensualidades/saldo';
import { sedeDelDinero } from '@/domain/mensualidades/sede-de-pago';
import { analizar } from '@/domain/shared/analizar';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import { errorConflicto, errorNoEncontrado, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { opcional, texto, unoDe } from '@/domain/shared/esquemas';
import { dinero, fecha } from '@/domain/shared/esquemas-tecleados';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { esquemaProvisional } from '@/domain/shared/recibo-provisional';
import { z } from '@/domain/shared/zod';

/** Body of POST /mensualidades/{id}/abonos. */
export const esquemaDatosAbono = z.strictObject({
  fecha: fecha(),
  valor: dinero(1),
  medio: unoDe(MEDIOS_PAGO),
  referencia: opcional(texto(1, 80)),
  /** How much of it is known to be beyond what the fee owes, and stays in favour of who pays. */
  a_favor: z.optional(dinero(1)),
  /** Refused if there is one of the same day and amount: nobody saw what is there when this was written. */
  unico: z.optional(z.boolean()),
  sede_id: sedeDelDinero(),
  /** Of the provisional receipt that was given for it. */
  provisional: z.optional(esquemaProvisional()),
});
export type DatosAbono = z.output<typeof esquemaDatosAbono>;

/** Why something is undone; body of POST /mensualidades/{id}/abonos/{abono}/anular. */
export const esquemaMotivo = z.strictObject({ motivo: texto(3, 500) });

/** Throws VALIDACION. */
export const validarDatosAbono = (entrada: unknown): DatosAbono => analizar(esquemaDatosAbono, entrada);

/** Throws VALIDACION. */
export const validarMotivo = (entrada: unknown): string => analizar(esquemaMotivo, entrada).motivo;

const SIN_SALDO = 'Esta mensualidad no tiene saldo por pagar';

const falloDeValor = ({ valor, a_favor }: Partial<DatosAbono>, saldo: number): string | null => {
  if (valor === undefined) return null;
  // Who confirms what is left over says how much: were the fee to owe something else by now, it would be another amount.
  if (a_favor !== undefined && valor - a_favor !== saldo)
    return `El saldo es de ${formatearPesos(saldo)}: revise cuánto sobra`;
  return a_favor === undefined && valor > saldo
    ? `El abono no puede superar el saldo de ${formatearPesos(saldo)}`
    : null;
};

/** What is wrong in a payment, by field; of one that is half known, or of no fee that is known, what can be said. */
export const fallosDeAbono = (
  mensualidad: Mensualidad | undefined,
  abono: Partial<DatosAbono>,
  hoy: FechaCalendario,
): ErroresCampos => {
  const { fecha, medio, referencia } = abono;
  const saldo = mensualidad && saldoDe(mensualidad);
  const valor = saldo === 0 ? SIN_SALDO : saldo && falloDeValor(abono, saldo);
  return {
    ...(fecha !== undefined && fecha > hoy ? { fecha: 'La fecha del abono no puede ser futura' } : {}),
    ...(valor ? { valor } : {}),
    ...(medio !== undefined && medio !== 'EFECTIVO' && !referencia
      ? { referencia: 'Escriba la referencia del pago' }
      : {}),
  };
};

/** What of a payment, already checked, goes to the fee and what is left over. */
export const repartirPago = ({
  a_favor = 0,
  unico: _unico,
  provisional: _provisional,
  ...abono
}: DatosAbono): Omit<DatosAbono, 'a_favor' | 'unico' | 'provisional'> & { excedente: number } => ({
  ...abono,
  valor: abono.valor - a_favor,
  excedente: a_favor,
});

/** Checks an abono against the fee it pays. Throws VALIDACION or CONFLICTO. */
export const revisarAbono = (mensualidad: Mensualidad, abono: DatosAbono, hoy: FechaCalendario): void => {
  if (saldoDe(mensualidad) === 0) throw errorConflicto(SIN_SALDO, { valor: SIN_SALDO });
  const campos = fallosDeAbono(mensualidad, abono, hoy);
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};

const conAbonos = (mensualidad: Mensualidad, abonos: Abono[]): Mensualidad => {
  const despues = { ...mensualidad, abonos };
  return { ...despues, estado: estadoSegunAbonos(despues) };
};

/** The fee once the abono, already checked, is in. */
export const conAbono = (mensualidad: Mensualidad, abono: Abono): Mensualidad =>
  conAbonos(mensualidad, [...mensualidad.abonos, abono]);

/** Throws NO_ENCONTRADO. */
export const exigirAbono = ({ abonos }: Mensualidad, id: Id): Abono => {
  const abono = abonos.find((candidato) => mismoId(candidato.id, id));
  if (!abono) throw errorNoEncontrado('un abono', id);
  return abono;
};

/** Throws NO_ENCONTRADO, or CONFLICTO when it was annulled before. */
export const exigirAbonoVivo = (mensualidad: Mensualidad, id: Id): Abono => {
  const abono = exigirAbono(mensualidad, id);
  if (abono.anulado_en !== null) throw errorConflicto('Este abono ya está anulado');
  return abono;
};

/** The fee once the abono is annulled: it stays, with its receipt number, and no longer counts. Throws as {@link exigirAbonoVivo}. */
export const conAbonoAnulado = (
  mensualidad: Mensualidad,
  id: Id,
  anulacion: { anulado_en: string; motivo_anulacion: string; ajuste_en: FechaCalendario | null },
): Mensualidad => {
  const { id: propio } = exigirAbonoVivo(mensualidad, id);
  return conAbonos(
    mensualidad,
    mensualidad.abonos.map((abono) => (abono.id === propio ? { ...abono, ...anulacion } : abono)),
  );
};
