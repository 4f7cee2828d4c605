/** Keeps every file of the demo in the browser, where the browser allows it: over https, or on this machine. */
export const guardarParaSinConexion = (base: string): void => {
  navigator.serviceWorker?.register(`${base}sin-conexion.js`, { scope: base }).catch(() => undefined);
};
