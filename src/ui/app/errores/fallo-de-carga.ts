const MENSAJES = /dynamically imported module|importing a module script failed|loading (?:css )?chunk/i;
const CLAVE = 'recargaPorFallo';
const PAUSA_MS = 60_000;

/** A part of the application that did not arrive: the network, or a version that a new one has replaced. */
export const esFalloDeCarga = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || MENSAJES.test(error.message));

/** A new version is fixed by one reload; repeating it, or trying it offline, would only take the page away. */
export const debeRecargar = (ahora: number): boolean => {
  if (!navigator.onLine) return false;
  try {
    const anterior = Number(window.sessionStorage.getItem(CLAVE));
    if (ahora - anterior < PAUSA_MS) return false;
    window.sessionStorage.setItem(CLAVE, String(ahora));
    return true;
  } catch {
    // Without a memory of the last reload, another one could repeat for ever.
    return false;
  }
};

/** Every form with something unsaved answers this, as when the tab closes. */
export const algoSinGuardar = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** By itself only where it takes nothing away from anybody. */
export const recargarUnaVez = (): void => {
  if (!algoSinGuardar() && debeRecargar(Date.now())) window.location.reload();
};
