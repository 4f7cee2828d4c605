import type { FieldPath } from 'react-hook-form';
import type { MedioPago } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { repartirEnMensualidades } from '@/domain/mensualidades/repartir-en-mensualidades';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

/** What the form asks for, in its order. */
export const ETIQUETAS_PAGO = {
  valor: 'Total recibido',
  fecha: 'Fecha del pago',
  medio: 'Medio de pago',
  referencia: 'Referencia',
  sede_id: 'Sede que recibe',
  partes: 'Mensualidades',
  valor_confirmado: 'Total confirmado',
  fecha_confirmada: 'Fecha confirmada',
  pago_confirmado: 'Pago igual a otro',
  sobrante_confirmado: 'Saldo a favor',
} as const;

/** What the controls hold: an empty text is no value, and what cannot be read stays as it was written. */
export interface ValoresPago {
  fecha: FechaCalendario | string;
  valor: number | string;
  medio: MedioPago;
  referencia: string;
  /** Empty while it is where each of them lives. */
  sede_id: Id | '';
  /** What goes to each fee, by {@link campoDeParte}. */
  partes: Record<string, number | string | undefined>;
  /** What somebody said yes to although it looks mistaken: an amount, a date, a payment equal to another, what is left over. */
  valor_confirmado: string;
  fecha_confirmada: string;
  pago_confirmado: string;
  sobrante_confirmado: string;
}

type CampoDeParte = `m${Id}`;
export const campoDeParte = (id: Id): CampoDeParte => `m${id}`;

const escrita = (parte: number | string | undefined): parte is number | string =>
  parte !== undefined && parte !== '' && parte !== 0;

/** What the service is told: only the fees that get something. */
export const aDatosPago = (
  {
    fecha,
    valor,
    medio,
    referencia,
    sede_id,
    partes,
  }: Omit<ValoresPago, `${string}_confirmada` | `${string}_confirmado`>,
  filas: readonly MensualidadEnLista[],
) => ({
  ...{ fecha, valor, medio, referencia },
  ...(sede_id ? { sede_id } : {}),
  partes: filas.flatMap(({ id }) => {
    const parte = partes[campoDeParte(id)];
    return escrita(parte) ? [{ mensualidad_id: id, valor: parte }] : [];
  }),
});

/** The amount laid over the fees, the oldest first; empty where it does not reach. */
export const partesPara = (filas: readonly MensualidadEnLista[], valor: number): ValoresPago['partes'] =>
  Object.fromEntries(
    repartirEnMensualidades(filas, valor).partes.map((parte) => [
      campoDeParte(parte.mensualidad_id),
      parte.valor === 0 ? '' : parte.valor,
    ]),
  );

/** `partes.0.valor`, as the service counts what it was sent, is a field of the form. */
export const nombresDePartes = (
  datos: ReturnType<typeof aDatosPago>,
): Readonly<Record<string, FieldPath<ValoresPago>>> =>
  Object.fromEntries(
    datos.partes.map(({ mensualidad_id }, n) => [
      `partes.${n}.valor`,
      `partes.${campoDeParte(mensualidad_id)}` as FieldPath<ValoresPago>,
    ]),
  );

/** What the fees get, whatever is written in them. What was written for one that is owed no more goes nowhere. */
export const sumaDePartes = (partes: ValoresPago['partes'], filas: readonly MensualidadEnLista[]): number =>
  filas.reduce((suma, { id }) => {
    const parte = partes[campoDeParte(id)];
    return suma + (typeof parte === 'number' ? parte : 0);
  }, 0);
