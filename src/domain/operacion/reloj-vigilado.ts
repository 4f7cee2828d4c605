const MINUTO_MS = 60_000;

/** What the clock of a machine is corrected by while it works, and what those of two machines may differ by. */
export const TOLERANCIA_DE_RELOJ_MS = 10 * MINUTO_MS;
/** The longest that a server may have been off and start as if nothing happened: 90 days. */
export const PARADA_MAXIMA_MS = 90 * 24 * 60 * MINUTO_MS;
/** A machine without a battery for its clock puts it right some time after it starts. */
export const ARRANQUE_DE_RELOJ_MS = 30 * MINUTO_MS;

/** One look at two clocks, in ms: the one on the wall, which jumps, and one that only counts since the machine started. */
export interface LecturaDeReloj {
  pared: number;
  corrido: number;
}

export interface MemoriaDeReloj {
  /** The last time known before this start (`null` when there is none), and when it was read. */
  antes: { visto: number | null; corrido: number };
  /** The last look that was believed since the start. */
  ancla: LecturaDeReloj | null;
}

export interface JuicioDeReloj {
  confiable: boolean;
  /** The time to work with: that of the wall, or the one that would be if it had not jumped. */
  ahora: number;
}

const tras = (
  { visto, corrido: desde }: MemoriaDeReloj['antes'],
  { pared, corrido }: LecturaDeReloj,
): { cabe: boolean; esperado: number } => {
  if (visto === null) return { cabe: true, esperado: pared };
  const esperado = visto + (corrido - desde);
  return {
    cabe: pared >= visto - TOLERANCIA_DE_RELOJ_MS && pared <= esperado + PARADA_MAXIMA_MS,
    esperado,
  };
};

const desde = (ancla: LecturaDeReloj, { pared, corrido }: LecturaDeReloj) => {
  const esperado = ancla.pared + (corrido - ancla.corrido);
  return { cabe: Math.abs(pared - esperado) <= TOLERANCIA_DE_RELOJ_MS, esperado };
};

/**
 * Whether the clock on the wall can be believed. While the server runs, it must say what it said plus what passed. Over
 * a stop, and while the machine puts its clock right, it may not go back nor advance more than the longest stop.
 */
export const juzgarReloj = ({ antes, ancla }: MemoriaDeReloj, lectura: LecturaDeReloj): JuicioDeReloj => {
  const deArranque = tras(antes, lectura);
  const seguido = ancla && desde(ancla, lectura);
  const arrancando = lectura.corrido - antes.corrido <= ARRANQUE_DE_RELOJ_MS;
  const confiable = seguido?.cabe || ((arrancando || !ancla) && deArranque.cabe);
  return { confiable, ahora: confiable ? lectura.pared : (seguido ?? deArranque).esperado };
};

/** Nothing was written then: the clock was wrong when it was, and must not count for as long as it is ahead. */
export const limiteDelFuturo = (ahora: Date): Date => new Date(ahora.getTime() + TOLERANCIA_DE_RELOJ_MS);
