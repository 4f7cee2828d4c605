import type { MedioPago } from '@/domain/mensualidades/mensualidad';
import type { DatosPago } from '@/domain/mensualidades/pago';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { Entrada } from '@/domain/sin-red/cola';
import type { ReciboParaEnviar } from '../enlaces/recibo-para-enviar';
import type { PorPagador } from '../pago/por-pagar';

export type PagadorElegido = Pick<PorPagador, 'clave' | 'nombre' | 'documento'>;

/** One payment of the list. It is kept whole in the draft, so that a reload knows what was sent and what became of it. */
export interface FilaDePago {
  /** Its Idempotency-Key: the same however often the row is sent, until the service refuses it. */
  clave: string;
  pagador: PagadorElegido | null;
  /** What was typed to find who pays, while nobody is chosen. */
  escrito: string;
  valor: number | string;
  /** Its own; empty, it has that of the whole list. */
  referencia: string;
  /** What somebody said yes to although it looks mistaken. */
  confirmado: string;
  /** The service's words the last time it refused the row. */
  rechazo: string;
  estado: 'POR_REGISTRAR' | 'EN_DUDA' | 'REGISTRADA' | 'POR_ENVIAR';
  /** As it was sent: asking again has to say the same. */
  enviado: DatosPago | null;
  recibo: ReciboParaEnviar | null;
  /** Left on this device: what its provisional receipt is of. */
  encolada: Entrada | null;
}

/** What the controls hold, and every row with how it stands. */
export interface ValoresLista {
  fecha: FechaCalendario | string;
  medio: MedioPago;
  referencia: string;
  /** Empty while each is where its people live. */
  sede_id: Id | '';
  filas: FilaDePago[];
}

export const filaVacia = (clave: string): FilaDePago => ({
  ...{ clave, pagador: null, escrito: '', valor: '', referencia: '', confirmado: '', rechazo: '' },
  ...{ estado: 'POR_REGISTRAR', enviado: null, recibo: null, encolada: null },
});

export const estaVacia = ({ pagador, escrito, valor, referencia }: FilaDePago): boolean =>
  pagador === null && escrito.trim() === '' && valor === '' && referencia.trim() === '';

/** With something written that nobody has sent. */
export const porRegistrar = (filas: readonly FilaDePago[]): FilaDePago[] =>
  filas.filter((fila) => fila.estado === 'POR_REGISTRAR' && !estaVacia(fila));

/** Nothing else has to be done about it here: the service has it, or this device until there is a network. */
export const esRegistrada = ({ estado }: FilaDePago): boolean =>
  estado === 'REGISTRADA' || estado === 'POR_ENVIAR';
export const estaPorEnviar = ({ estado }: FilaDePago): boolean => estado === 'POR_ENVIAR';
export const estaEnDuda = ({ estado }: FilaDePago): boolean => estado === 'EN_DUDA';

/** To check against the cash on the table: every row that has a value, whatever became of it. */
export const cuentaDe = (filas: readonly FilaDePago[]): { pagos: number; total: number } => {
  const escritas = filas.filter((fila) => !estaVacia(fila));
  return {
    pagos: escritas.length,
    total: escritas.reduce((suma, { valor }) => suma + (typeof valor === 'number' ? valor : 0), 0),
  };
};
