import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const TEXTO = /\.(?:js|css|html|svg|json|webmanifest|txt|xml)$/;

const archivosDe = async (carpeta) => {
  const entradas = await readdir(carpeta, { recursive: true, withFileTypes: true });
  return entradas.filter((e) => e.isFile()).map((e) => join(e.parentPath ?? e.path, e.name));
};

/** Writes `.br` and `.gz` beside every text file of a folder. Run it again after adding files to the folder. */
export const comprimirCarpeta = async (carpeta) => {
  const archivos = (await archivosDe(carpeta)).filter((ruta) => TEXTO.test(ruta));
  await Promise.all(
    archivos.map(async (ruta) => {
      const contenido = await readFile(ruta);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: contenido.length,
      };
      await writeFile(`${ruta}.br`, await brotli(contenido, { params }));
      await writeFile(`${ruta}.gz`, await gz(contenido, { level: 9 }));
    }),
  );
};

const bytes = async (ruta) => (await stat(ruta).catch(() => ({ size: 0 }))).size;

const pesar = async (carpeta, nombre) => ({
  archivo: nombre,
  bytes: await bytes(join(carpeta, nombre)),
  gz: await bytes(join(carpeta, `${nombre}.gz`)),
  br: await bytes(join(carpeta, `${nombre}.br`)),
});

/**
 * After a production build: compressed siblings, and a manifest
 * `{ inicial: Peso[], archivos: Peso[] }` (sizes in bytes; `inicial` is what index.html loads at once).
 */
export class PluginArtefactos {
  constructor(manifiesto) {
    this.manifiesto = manifiesto;
  }

  apply(compilador) {
    compilador.hooks.afterEmit.tapPromise('PluginArtefactos', async (compilacion) => {
      const carpeta = compilador.outputPath;
      await comprimirCarpeta(carpeta);
      const iniciales = [...compilacion.entrypoints.values()].flatMap((entrada) => entrada.getFiles());
      const todos = (await archivosDe(carpeta))
        .map((ruta) => relative(carpeta, ruta))
        .filter((nombre) => !/\.(?:br|gz)$/.test(nombre))
        .sort();
      const pesarTodos = (nombres) => Promise.all(nombres.map((nombre) => pesar(carpeta, nombre)));
      const datos = {
        inicial: await pesarTodos([...new Set(iniciales)]),
        archivos: await pesarTodos(todos),
      };
      await writeFile(this.manifiesto, `${JSON.stringify(datos, null, 2)}\n`);
    });
  }
}
