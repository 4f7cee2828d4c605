import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { RAIZ } from '../../../scripts/proceso.mjs';

const DESTINO = `${RAIZ}node_modules/.cache/banco-referencias`;
const CANDADO = 'package-lock.json';

const leer = (ruta) => readFile(ruta, 'utf8').catch(() => null);

/**
 * Installs what a reference of that name needs, from its own lock, and answers the folder. It stays in the cache for the
 * next run; the packages of the product do not include it.
 */
export const instalarReferencia = async (nombre) => {
  const origen = fileURLToPath(new URL(`../${nombre}`, import.meta.url));
  const carpeta = `${DESTINO}/${nombre}`;
  const instalado = await leer(`${carpeta}/node_modules/.instalado/${CANDADO}`);
  if (instalado !== null && instalado === (await leer(`${origen}/${CANDADO}`))) return carpeta;
  await mkdir(carpeta, { recursive: true });
  for (const archivo of ['package.json', CANDADO]) await cp(`${origen}/${archivo}`, `${carpeta}/${archivo}`);
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: carpeta,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`no se pudo instalar la referencia ${nombre}: ${stderr.slice(-400)}`);
  await cp(`${origen}/${CANDADO}`, `${carpeta}/node_modules/.instalado/${CANDADO}`);
  return carpeta;
};
