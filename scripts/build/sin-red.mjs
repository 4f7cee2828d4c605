import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { archivosDe } from './comprimir.mjs';

/** What no page needs without a network: what search engines read, films, and what goes with a page that is shared. */
const SUELTOS = /^(?:robots\.txt|sitemap\.xml|sw\.js|video\/.*|img\/compartir\.png|.*\.(?:html|br|gz))$/;
const GUION = /^assets\/.*\.js$/;

const direccion = (archivo) => `/${archivo}`;

const conHuella = (nombre, texto) =>
  `${nombre}.${createHash('sha256').update(texto).digest('hex').slice(0, 8)}.js`;

/** A script without a bundle, under a name that says its content. Answers the name. */
export const escribirGuion = async (web, nombre, guion) => {
  const archivo = `assets/${conHuella(nombre, guion)}`;
  await writeFile(`${web}/${archivo}`, guion);
  return archivo;
};

const paginasDe = (paginas, tipos, entradaDe) =>
  Object.fromEntries(
    Object.entries(paginas)
      // A link of an e-mail is used once and needs the service.
      .filter(([ruta, { tipo }]) => tipos.includes(tipo) && ruta !== '/restablecer')
      .map(([ruta, { tipo }]) => [ruta, direccion(entradaDe(tipo))]),
  );

/** They say where to send money: what is kept of them is shown only when there is no network at all. */
const CON_CUENTAS = ['/donate', '/accounts', '/cuentas'];

/** What the release is made of, for the worker: see src/ui/app/instalable/trabajador/edicion.ts. */
export const edicionDe = ({ paginas, archivos, entradaDe, visitados, registro, servicios }) => {
  const publicos = new Set([...visitados, registro]);
  const delPanel = archivos.filter((archivo) => GUION.test(archivo) && !publicos.has(archivo));
  const comunes = archivos.filter((archivo) => !GUION.test(archivo) && !SUELTOS.test(archivo));
  return {
    publicas: paginasDe(paginas, ['publica', 'acceso'], entradaDe),
    conNumeros: CON_CUENTAS.filter((ruta) => ruta in paginas),
    archivos: [...publicos, ...comunes].map(direccion),
    servicios,
    panel: {
      paginas: paginasDe(paginas, ['panel'], entradaDe),
      archivos: delPanel.map(direccion),
    },
  };
};

/** Writes the worker with what it keeps. Its release changes with any file that a page of it is made of. */
export const escribirTrabajador = async (web, guion, edicion) => {
  const archivos = (await archivosDe(web)).filter((ruta) => !/\.(?:br|gz)$/.test(ruta)).sort();
  const huella = createHash('sha256').update(guion).update(JSON.stringify(edicion));
  for (const ruta of archivos)
    if (!/\/assets\/|\/sw\.js$/.test(ruta)) huella.update(relative(web, ruta)).update(await readFile(ruta));
  const version = huella.digest('hex').slice(0, 12);
  await writeFile(`${web}/sw.js`, `const EDICION=${JSON.stringify({ version, ...edicion })};\n${guion}\n`);
};
