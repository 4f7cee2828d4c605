import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Entrada } from '@/domain/sin-red/cola';

/** What somebody owes, to pay it with what was received. */
export interface CobroConSaldo {
  id: Id;
  nombre: string;
  saldo: number;
}

/** What was paid already, to tell whether it is the same money. */
export interface AbonoHecho {
  valor: number;
  /** In words. */
  medio: string;
  fecha: FechaCalendario;
  recibo: number | null;
  registrado_por: string | null;
}

/** What the service has now that a decision is made on; what could not be read is `null` or empty. */
export interface LoQueHay {
  hoy: FechaCalendario;
  /** What the fee of an abono owes still. */
  saldo: number | null;
  /** How the fee of an abono is now, and whose it is. */
  cobro: { estado: string; motivo: string | null; participante: Id } | null;
  /** What was paid into that fee: whether it is this very payment is told by them. */
  abonos: readonly AbonoHecho[];
  /** What else the same person, or whoever pays, owes; the oldest first. */
  otras: readonly CobroConSaldo[];
  /** Those that may take somebody, but the one that was written. */
  sedes: readonly { id: Id; nombre: string }[];
  /** Who already has the document that was written, or the fee that is already there. */
  existente: { id: Id; nombre: string } | null;
  /** How the person stands now; of who exists already, when what was written is that they come in. */
  persona: { nombre: string; estado: string; archivado_en: string | null } | null;
  /** The permission that they have not come back from. */
  permiso: { estancia: Id; evento: Id } | null;
  /** The one of whoever was admitted here, which this is about. */
  padre: Entrada | null;
  /** Others that were written here wait for its number. */
  esperan: boolean;
}

/** One thing that a person can do about a refusal, in the words of its button. */
export type Camino =
  | { que: 'corregir'; texto: string; orden: OrdenEscrita }
  | { que: 'reintentar'; texto: string }
  /** It is there already; `id` is what it is, for what waits for its number. */
  | { que: 'dar por hecha'; texto: string; id: Id | null }
  /** Nothing is owed that it could pay: a fee is made first, and then it is registered in it. */
  | { que: 'otra mensualidad'; texto: string; participante: Id }
  /** The very form, with what was written. */
  | { que: 'formulario'; texto: string }
  /** The admission that it is about goes back to the queue, and this with it. */
  | { que: 'recuperar'; texto: string; padre: Entrada }
  | { que: 'elegir'; etiqueta: string; texto: string; opciones: readonly OpcionDeCamino[] }
  | { que: 'escribir'; etiqueta: string; texto: string; valor: string; con: (valor: string) => OrdenEscrita }
  /** It is there already, and the person says who it is. */
  | { que: 'elegir la existente'; etiqueta: string; texto: string }
  /** Another participant; `con` is the same, about them. */
  | { que: 'elegir persona'; etiqueta: string; texto: string; con: (id: Id) => OrdenEscrita }
  | { que: 'copiar'; texto: string }
  | { que: 'descartar'; texto: string };

interface OpcionDeCamino {
  valor: string;
  texto: string;
  orden: OrdenEscrita;
}
