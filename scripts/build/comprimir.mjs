import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const TEXTO = /\.(?:js|css|html|svg|json|webmanifest|txt|xml)$/;

/** Full paths of the files of a folder and its subfolders. */
export const archivosDe = async (carpeta) => {
  const entradas = await readdir(carpeta, { recursive: true, withFileTypes: true });
  return entradas.filter((e) => e.isFile()).map((e) => join(e.parentPath ?? e.path, e.name));
};

const fecha = async (ruta) => (await stat(ruta).catch(() => ({ mtimeMs: 0 }))).mtimeMs;

const comprimir = async (ruta) => {
  if ((await fecha(`${ruta}.br`)) > (await fecha(ruta))) return;
  const contenido = await readFile(ruta);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: contenido.length,
  };
  await writeFile(`${ruta}.gz`, await gz(contenido, { level: 9 }));
  await writeFile(`${ruta}.br`, await brotli(contenido, { params }));
};

/** Writes `.br` and `.gz` beside every text file of a folder that has none newer. Repeat it after adding files. */
export const comprimirCarpeta = async (carpeta) => {
  const archivos = (await archivosDe(carpeta)).filter((ruta) => TEXTO.test(ruta));
  await Promise.all(archivos.map(comprimir));
};
