/** A session nobody uses ends after this long, in ms. */
export const SESION_INACTIVA_MS = 30 * 60_000;
/** No session lasts longer than this, in ms. */
export const SESION_MAXIMA_MS = 12 * 3_600_000;
