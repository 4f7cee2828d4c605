/** Where the worker is served: at the root, so that it may answer for every page. */
export const DIRECCION_TRABAJADOR = '/sw.js';

/**
 * What a page asks of the worker. `guardar`: that the site, and with `panel` the panel too, can be opened without a
 * network; `elegido`, that somebody chose to work so on this device, and it is kept even if the browser spares data;
 * `usados` are the paths of what this page is made of. `ceder`: that a new release takes over if nobody is in
 * the panel; `aplicar`: that it takes over now. `preguntar`: whether the whole panel is kept, a boolean that it answers
 * through the port that comes with it. `soltar`, to the one that is to leave: that it stops waiting for what it
 * was bringing, because a browser puts no other in its place until then.
 */
export type Mensaje =
  | { tipo: 'guardar'; panel: boolean; elegido: boolean; usados: readonly string[] }
  | { tipo: 'ceder' }
  | { tipo: 'aplicar' }
  | { tipo: 'preguntar' }
  | { tipo: 'soltar' };
