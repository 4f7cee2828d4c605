import type { Seguimiento } from '@/domain/participantes/estancias/cambios-de-estancias';
import type { Estancia } from '@/domain/participantes/estancias/estancia';
import {
  type Seguido,
  seguirEstancias,
  tocaEstancias,
} from '@/domain/participantes/estancias/seguir-estancias';
import type { FechaCalendario } from '@/domain/shared/fechas';

/** What a change of somebody does to their stays, given newest first as they are stored; may throw VALIDACION. */
export type Seguir = (estancias: readonly Estancia[]) => Seguimiento;

/** `undefined` when the change touches nothing that the stays follow: then nobody has to read them. */
export const seguimientoDe = (antes: Seguido, despues: Seguido, hoy: FechaCalendario): Seguir | undefined =>
  tocaEstancias(antes, despues) ? (estancias) => seguirEstancias(antes, despues, estancias, hoy) : undefined;
