import type { Id } from '@/domain/shared/id';

/** One call that must be made once: who makes it, which one it is, the key it came with and what it carries. */
export interface PedidoUnico {
  actor: Id;
  llamada: string;
  clave: string;
  cuerpo: unknown;
  /** How long its answer is good for, in ms. */
  vigenciaMs: number;
}

/** `mia`: nobody made it before, and nobody else will until it is saved or released. */
export type Reserva = { mia: true; numero: string } | { mia: false; respuesta: unknown };

/** Answers of the calls that change what no transaction holds. */
export interface RespuestasGuardadas {
  /**
   * Waits for an equal call on its way and gives its answer. Throws ErrorClaveReutilizada when the key came before with
   * another body, NO_DISPONIBLE when the other call does not end.
   */
  reservar(pedido: PedidoUnico): Promise<Reserva>;
  guardar(numero: string, respuesta: unknown): Promise<void>;
  /** The call failed: the next one with that key makes it again. */
  soltar(numero: string): Promise<void>;
}
