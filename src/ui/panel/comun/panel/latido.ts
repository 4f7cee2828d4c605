const CADA_MS = 15_000;
/** A page that was asleep, frozen or in the memory of the Back button is looked at again with one of these. */
const DE_PAGINA = ['visibilitychange', 'resume'] as const;
const DE_VENTANA = ['pageshow', 'focus'] as const;

const oyentes = new Set<() => void>();
let turno: ReturnType<typeof setInterval> | undefined;

const latir = () => {
  for (const oyente of oyentes) oyente();
};

const empezar = () => {
  turno = setInterval(latir, CADA_MS);
  for (const evento of DE_PAGINA) document.addEventListener(evento, latir);
  for (const evento of DE_VENTANA) window.addEventListener(evento, latir);
};

const parar = () => {
  clearInterval(turno);
  for (const evento of DE_PAGINA) document.removeEventListener(evento, latir);
  for (const evento of DE_VENTANA) window.removeEventListener(evento, latir);
};

/**
 * Calls back now and then, and whenever somebody comes back to the page: a panel stays open for days, and what depends on
 * the time is looked at then. One timer, however many ask. Answers how to stop.
 */
export const oirLatido = (oyente: () => void): (() => void) => {
  if (oyentes.size === 0) empezar();
  oyentes.add(oyente);
  return () => {
    oyentes.delete(oyente);
    if (oyentes.size === 0) parar();
  };
};
