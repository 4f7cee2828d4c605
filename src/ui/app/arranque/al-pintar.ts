/** As long as a page may stay without painting, as in a tab that nobody looks at. */
const SIN_PINTAR_MS = 1_000;

/**
 * Calls back once, when the first text of the page is on the screen. Until then the line belongs to what that text
 * needs, its fonts, and not to the modules, ten times heavier.
 */
export const alPintar = (hacer: () => void): void => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    hacer();
    return;
  }
  const observador = new PerformanceObserver((pinturas) => {
    if (pinturas.getEntriesByName('first-contentful-paint').length > 0) terminar();
  });
  const tarde = setTimeout(() => terminar(), SIN_PINTAR_MS);
  const terminar = () => {
    observador.disconnect();
    clearTimeout(tarde);
    hacer();
  };
  observador.observe({ type: 'paint', buffered: true });
};
