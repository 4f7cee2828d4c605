/** True when the person asked their device for less motion. Browser only. */
export const prefiereQuietud = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
