const PAQUETE = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*node_modules)/;

const nombreDe = (modulo) => PAQUETE.exec(modulo.nameForCondition?.() ?? modulo.resource ?? '')?.[1];

const conInternos = (modulo) => [modulo, ...(modulo.modules ?? [])];

/** npm packages whose code ended in each script: `{ [file]: name[] }`. */
export const modulosPorArchivo = (compilacion) => {
  const paquetes = {};
  for (const trozo of compilacion.chunks) {
    const modulos = [...compilacion.chunkGraph.getChunkModules(trozo)].flatMap(conInternos);
    const nombres = [...new Set(modulos.map(nombreDe).filter(Boolean))].sort();
    for (const archivo of trozo.files) if (archivo.endsWith('.js')) paquetes[archivo] = nombres;
  }
  return paquetes;
};
