import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';

/** Whoever asks has too many things under way; refused is only this one. */
export class ErrorDemasiadasALaVez extends ErrorAplicacion {
  readonly esperaSegundos = 2;

  constructor() {
    super('DEMASIADOS_INTENTOS', 'Demasiadas solicitudes: espere un momento e intente de nuevo');
    this.name = 'ErrorDemasiadasALaVez';
  }
}

interface TopePorPersona {
  /** How many of the same person are attended at once. */
  aLaVez: number;
  /** How long the next one waits for its turn. */
  esperaMs: number;
  /** How many may wait; the next is told at once. */
  enFila: number;
  /** With somebody in the line, how long a turn rests after work that took so long. */
  descanso: (trabajadoMs: number) => number;
}

interface Persona {
  ocupados: number;
  fila: Set<() => void>;
}

interface Turno {
  /** Until it comes; `null` when it came at once. Rejects with DEMASIADOS_INTENTOS. */
  listo: Promise<void> | null;
  /** Gives it back, or leaves the line; once is enough. */
  soltar(): void;
}

/**
 * Turns within one person: who asks for a lot at once waits for themselves, and everybody else for nobody. A burst of the
 * screens fits in the line; who goes on is slowed down by it, and then refused.
 */
const crearTurnosPorPersona = ({ aLaVez, esperaMs, enFila, descanso }: TopePorPersona) => {
  const personas = new Map<string, Persona>();
  const pasar = (quien: string, persona: Persona): void => {
    const [siguiente] = persona.fila;
    if (siguiente) siguiente();
    else persona.ocupados -= 1;
    if (persona.ocupados === 0) personas.delete(quien);
  };
  const terminar = (quien: string, persona: Persona, desde: number): void => {
    const ms = persona.fila.size === 0 ? 0 : descanso(performance.now() - desde);
    if (ms > 0) setTimeout(pasar, ms, quien, persona);
    else pasar(quien, persona);
  };
  const esperar = (quien: string, persona: Persona): Turno => {
    const { promise, resolve, reject } = conResolver();
    let desde: number | null = null;
    const salir = (): void => {
      clearTimeout(reloj);
      persona.fila.delete(llamado);
    };
    const llamado = (): void => {
      salir();
      desde = performance.now();
      resolve();
    };
    const irse = (): void => {
      salir();
      reject(new ErrorDemasiadasALaVez());
    };
    const reloj = setTimeout(irse, esperaMs);
    persona.fila.add(llamado);
    return {
      listo: promise,
      soltar: unaVez(() => (desde === null ? irse() : terminar(quien, persona, desde))),
    };
  };
  return (quien: string): Turno => {
    const persona = personas.get(quien) ?? { ocupados: 0, fila: new Set() };
    if (persona.ocupados < aLaVez) {
      personas.set(quien, persona);
      persona.ocupados += 1;
      const desde = performance.now();
      return { listo: null, soltar: unaVez(() => terminar(quien, persona, desde)) };
    }
    if (persona.fila.size < enFila) return esperar(quien, persona);
    return { listo: Promise.reject(new ErrorDemasiadasALaVez()), soltar: () => undefined };
  };
};

const unaVez = (hacer: () => void): (() => void) => {
  let hecho = false;
  return () => {
    if (!hecho) hacer();
    hecho = true;
  };
};

const conResolver = () => {
  let resolve: () => void = () => undefined;
  let reject: (motivo: Error) => void = () => undefined;
  const promise = new Promise<void>((bien, mal) => {
    [resolve, reject] = [bien, mal];
  });
  return { promise, resolve: () => resolve(), reject: (motivo: Error) => reject(motivo) };
};

const LARGO_MS = 50;

/** What the screens ask for together fits in the line. What is long for the database leaves it as long for everybody else. */
const PESADAS: TopePorPersona = {
  aLaVez: 3,
  esperaMs: 2_000,
  enFila: 1_000,
  descanso: (ms) => (ms > LARGO_MS ? ms : 0),
};

/** Of everything else, from the first question of the request. Who sends a thousand at once is attended all the same, in order. */
const LIGERAS: TopePorPersona = {
  aLaVez: 10,
  esperaMs: 20_000,
  enFila: 2_000,
  descanso: () => 0,
};

/** The turns of one service: what a person has under way at once, whatever they ask for. */
export const crearTurnosDeSolicitud = () => {
  const [ligeras, pesadas] = [crearTurnosPorPersona(LIGERAS), crearTurnosPorPersona(PESADAS)];
  const tomados = new WeakMap<FastifyRequest, () => void>();
  const soltar = (peticion: FastifyRequest): void => tomados.get(peticion)?.();
  return {
    soltar,
    /** Before anything is asked for it; `null` when its turn came at once. Lasts until it is answered or hangs up. */
    entrar: (quien: string, peticion: FastifyRequest, { raw }: FastifyReply): Promise<void> | null => {
      const turno = ligeras(quien);
      tomados.set(peticion, turno.soltar);
      raw.once('close', turno.soltar);
      return turno.listo;
    },
    /**
     * Does heavy work in a turn of its own, which lasts until it is done and its answer has left: whoever hangs up and asks again
     * would otherwise have as much as they liked under way. Who left while waiting is not worked for.
     */
    conPesada: async <T>(
      quien: Id,
      peticion: FastifyRequest,
      { raw }: FastifyReply,
      trabajo: () => Promise<T>,
    ): Promise<T> => {
      soltar(peticion);
      if (raw.destroyed) throw new ErrorDemasiadasALaVez();
      const turno = pesadas(String(quien));
      const cerrada = new Promise<void>((resolver) => raw.once('close', resolver));
      raw.once('close', turno.soltar);
      await turno.listo;
      raw.off('close', turno.soltar);
      const hecho = trabajo();
      Promise.all([hecho.catch(() => undefined), cerrada]).then(turno.soltar);
      return hecho;
    },
  };
};
