/** The storage base plus the path (specification §7), each part escaped. */
export const urlDescarga = (base: string, ruta: string): string =>
  `${base}/${ruta.split('/').map(encodeURIComponent).join('/')}`;
