const CALMA_MS = 500;

/**
 * Resolves when this page has brought nothing in a while. A worker that is asked for something while it is leaving starts
 * again, and Chromium leaves it in its place for half a minute more.
 */
export const enCalma = async (): Promise<void> => {
  const traidos = () => performance.getEntriesByType('resource').length;
  let antes: number;
  do {
    antes = traidos();
    await new Promise((listo) => setTimeout(listo, CALMA_MS));
  } while (traidos() !== antes);
};
