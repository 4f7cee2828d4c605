import type { Filas } from './filas';
import { recalcularCartera } from './recalcular-cartera';
import { recalcularCuentas, recalcularPagadores } from './recalcular-cuenta';
import {
  recalcularAbonos,
  recalcularMensualidades,
  recalcularParticipantes,
  recalcularSedes,
} from './recalcular-listas';
import { recalcularRecaudo } from './recalcular-recaudo';
import { recalcularTablero } from './recalcular-tablero';
import type { Respuestas } from './respuestas';

/** Whose statements are looked at. */
export type Titulares = readonly number[];

/** Each answers, for the rows as they are on a day, what the server should say to each address. */
export const RECALCULOS: Readonly<
  Record<string, (filas: Filas, hoy: string, titulares: Titulares) => Respuestas>
> = {
  tablero: recalcularTablero,
  cartera: recalcularCartera,
  recaudo: recalcularRecaudo,
  'estado de cuenta': recalcularCuentas,
  'cuenta de quien paga': recalcularPagadores,
  'lista de mensualidades': recalcularMensualidades,
  'lista de participantes': recalcularParticipantes,
  'libro de abonos': recalcularAbonos,
  'ocupación de las sedes': recalcularSedes,
};
