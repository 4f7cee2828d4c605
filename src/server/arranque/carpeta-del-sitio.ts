import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The built site, beside the built server; `null` when it was not built. */
export const carpetaDelSitio = (): string | null => {
  const carpeta = fileURLToPath(new URL('../web/', import.meta.url));
  return existsSync(`${carpeta}index.html`) ? carpeta : null;
};
