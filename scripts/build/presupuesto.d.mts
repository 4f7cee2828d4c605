/** Brotli bytes of a public page. */
export declare const medirPagina: (
  html: string,
  pesos: { archivos: readonly { archivo: string; br: number }[] },
) => { documento: number; arranque: number; paquete: number; archivos: string[] };
