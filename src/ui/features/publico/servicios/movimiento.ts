/** True when the person asked their device for less motion. Browser only. */
export const prefiereQuietud = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True when the person asked their browser to spare data; few browsers say so. Browser only. */
export const ahorraDatos = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
