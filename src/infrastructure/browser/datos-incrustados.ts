import type { DatosIncrustados } from '@/application/configuracion/datos-publicos.port';

/** Written by our server in the page itself, beside what it shows: as good as the page, and read without schemas. */
export const leerIncrustados = (): DatosIncrustados | null => {
  const bloque = document.getElementById('datos-publicos')?.textContent;
  return bloque ? (JSON.parse(bloque) as DatosIncrustados) : null;
};
