import type { DatosDeEstancia, Evento } from '@/domain/participantes/estancias/estancia';
import type { Participante } from '@/domain/participantes/participante';
import type { Id } from '@/domain/shared/id';

type DelRegistro =
  | 'creado_en'
  | 'creado_por'
  | 'actualizado_en'
  | 'actualizado_por'
  | 'version'
  | 'archivado_en';

type CamposDeEvento = Omit<Evento, DelRegistro | 'id' | 'estancia_id'>;
type CamposDeEstancia = Omit<DatosDeEstancia, DelRegistro | 'id' | 'participante_id'>;

/** What it does not say is `null`. */
export type EventoNuevo = Pick<Evento, 'tipo'> & Partial<CamposDeEvento>;

export type EstanciaNueva = CamposDeEstancia & { eventos: readonly EventoNuevo[] };

/** One thing to write; whoever keeps the stays writes them in order, and decides nothing. */
export type CambioDeEstancia =
  | { que: 'ABRIR'; estancia: EstanciaNueva }
  | { que: 'CORREGIR'; estancia: Id; campos: Partial<CamposDeEstancia> }
  | { que: 'ANOTAR'; estancia: Id; evento: EventoNuevo }
  | { que: 'CORREGIR_EVENTO'; evento: Id; campos: Partial<Omit<CamposDeEvento, 'tipo'>> };

/** What lists say of the permission that somebody is on; both `null` when they are on none. */
export type PermisoVigente = Pick<Participante, 'salida_permiso' | 'regreso_previsto'>;

export const SIN_PERMISO: PermisoVigente = { salida_permiso: null, regreso_previsto: null };

/** What a change of somebody writes in their stays, and of these in their own record. */
export interface Seguimiento {
  participante: PermisoVigente & Partial<Pick<Participante, 'estado'>>;
  estancias: readonly CambioDeEstancia[];
}
