import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made of; tests and documents are not. */
const ENTRADAS = [
  'package.json',
  'package-lock.json',
  'patches',
  'rspack.config.ts',
  'scripts/build',
  'scripts/construir.mjs',
  'src',
  'tsconfig.base.json',
];
/** The addresses of the services are written in the site when it is built. */
const DEL_SITIO = /^PUBLIC_(?:AUTH_API|DASHBOARD_API|VISITOR_API|STORAGE)_URL$/;

const SELLO = 'dist/sello';
/** Without them nothing starts, whatever the seal says. */
const PRODUCTO = ['dist/server/main.js', 'dist/web/index.html'];

const archivosDe = (raiz, ruta) => {
  const completa = join(raiz, ruta);
  if (!existsSync(completa)) return [];
  const hijos = readdirSync(completa, { recursive: true, withFileTypes: true });
  return (
    hijos
      // The tree of routes is written by the build itself.
      .filter((hijo) => hijo.isFile() && !hijo.name.endsWith('.gen.ts'))
      .map((hijo) => join(hijo.parentPath, hijo.name).slice(raiz.length).replaceAll('\\', '/'))
      .sort()
  );
};

const esCarpeta = (ruta) => !/\.\w+$/.test(ruta);

/**
 * Of everything a build depends on, by content: another commit, an edited file or other addresses give another, and a
 * file that was only touched gives the same. `raiz` ends with `/`.
 */
export const calcularSello = (raiz, entorno = process.env) => {
  const huella = createHash('sha256');
  for (const entrada of ENTRADAS)
    for (const ruta of esCarpeta(entrada) ? archivosDe(raiz, entrada) : [entrada]) {
      huella.update(`${ruta}\0`);
      huella.update(readFileSync(join(raiz, ruta)));
      huella.update('\0');
    }
  for (const nombre of Object.keys(entorno).sort())
    if (DEL_SITIO.test(nombre)) huella.update(`${nombre}=${entorno[nombre]}\0`);
  return huella.digest('hex');
};

/** From now on what is built is of nobody: before it is built again, or by whoever builds only a part. */
export const quitarSello = (raiz) => rmSync(join(raiz, SELLO), { force: true });

export const escribirSello = (raiz, sello) => writeFileSync(join(raiz, SELLO), sello);

/** Whether what is built is of these sources. */
export const estaConstruido = (raiz, entorno = process.env) => {
  const ruta = join(raiz, SELLO);
  if (![SELLO, ...PRODUCTO].every((pieza) => existsSync(join(raiz, pieza)))) return false;
  return readFileSync(ruta, 'utf8') === calcularSello(raiz, entorno);
};
