/**
 * A signal that aborts when any of the given ones does, with that one's reason.
 * `AbortSignal.any` does the same but is younger than the browsers the site supports (Safari 16.4, Firefox 115).
 */
const unirSenales = (senales: readonly AbortSignal[]): AbortSignal => {
  const control = new AbortController();
  for (const senal of senales) {
    if (senal.aborted) control.abort(senal.reason);
    else
      senal.addEventListener('abort', () => control.abort(senal.reason), {
        once: true,
        signal: control.signal,
      });
  }
  return control.signal;
};

/** Aborts after `limiteMs` with a TimeoutError, or before when the caller's own signal does. */
export const senalConLimite = (limiteMs: number, senal?: AbortSignal): AbortSignal => {
  const limite = AbortSignal.timeout(limiteMs);
  return senal ? unirSenales([limite, senal]) : limite;
};
