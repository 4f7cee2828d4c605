import { readFileSync } from 'node:fs';

const ARCHIVO_DE_RUTA = /([^"!\s]*src[\\/]ui[\\/]routes[\\/][^?"!\s]+\.tsx)\?/;
const ID = /create(?:Lazy)?FileRoute\(\s*['"]([^'"]+)['"]/;

const idDeRuta = (archivo) => ID.exec(readFileSync(archivo, 'utf8'))?.[1] ?? '__root__';

/** Scripts that each dynamic import brings: `{ [route id or import request]: file[] }`. */
export const partesPorRuta = (compilacion) => {
  const partes = {};
  for (const grupo of compilacion.chunkGroups) {
    if (grupo.isInitial()) continue;
    for (const { module: modulo, request } of grupo.origins) {
      const ruta = ARCHIVO_DE_RUTA.exec(`${request}?`) && modulo?.resource;
      const clave = ruta ? idDeRuta(ruta.split('?')[0]) : request;
      if (!clave) continue;
      const archivos = grupo.getFiles().filter((nombre) => nombre.endsWith('.js'));
      partes[clave] = [...new Set([...(partes[clave] ?? []), ...archivos])];
    }
  }
  return partes;
};
