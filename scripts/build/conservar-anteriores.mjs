import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Builds before the current one whose files are still served to pages that were opened with them. */
const ANTERIORES = 2;

const archivosEn = async (carpeta) => {
  const entradas = await readdir(carpeta, { recursive: true, withFileTypes: true }).catch(() => []);
  return entradas
    .filter((entrada) => entrada.isFile())
    .map((entrada) => relative(carpeta, join(entrada.parentPath ?? entrada.path, entrada.name)))
    .sort();
};

const leerGeneraciones = async (lista) => {
  try {
    const generaciones = JSON.parse(await readFile(lista, 'utf8'));
    return Array.isArray(generaciones) ? generaciones.filter(Array.isArray) : [];
  } catch {
    return [];
  }
};

const sonIguales = (unos, otros) => JSON.stringify(unos) === JSON.stringify(otros);

/**
 * The build empties its folder, and a page opened before it still asks for parts by their old names. Their names carry
 * their content, so those of the last builds can stay beside the new ones. `apartar` goes before building and `devolver`
 * after it; the list is kept in `web-anteriores.json`, beside the folder `web` of `dist`.
 */
export const conservarAnteriores = (dist) => {
  const [activos, aparte] = [join(dist, 'web/assets'), join(dist, '.anteriores')];
  const lista = join(dist, 'web-anteriores.json');

  return {
    apartar: () => cp(activos, aparte, { recursive: true }).catch(() => undefined),
    devolver: async () => {
      const nuevos = await archivosEn(activos);
      const guardadas = await leerGeneraciones(lista);
      const previas = guardadas.length > 0 ? guardadas : [await archivosEn(aparte)];
      const generaciones = sonIguales(previas[0], nuevos) ? previas : [nuevos, ...previas];
      const vigentes = generaciones.slice(0, 1 + ANTERIORES);
      const presentes = new Set(nuevos);
      for (const archivo of new Set(vigentes.flat())) {
        if (presentes.has(archivo)) continue;
        await mkdir(dirname(join(activos, archivo)), { recursive: true });
        // One that is gone from the disk was not kept by whoever copied the build.
        await cp(join(aparte, archivo), join(activos, archivo)).catch(() => undefined);
      }
      await rm(aparte, { recursive: true, force: true });
      await writeFile(lista, `${JSON.stringify(vigentes)}\n`);
    },
  };
};
