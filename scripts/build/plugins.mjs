import { readFileSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { archivosDe, comprimirCarpeta } from './comprimir.mjs';

const PAQUETE = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*node_modules)/;

const nombreDe = (modulo) => PAQUETE.exec(modulo.nameForCondition?.() ?? modulo.resource ?? '')?.[1];

const conInternos = (modulo) => [modulo, ...(modulo.modules ?? [])];

/** npm packages whose code ended in each script: `{ [file]: name[] }`. */
const modulosPorArchivo = (compilacion) => {
  const paquetes = {};
  for (const trozo of compilacion.chunks) {
    const modulos = [...compilacion.chunkGraph.getChunkModules(trozo)].flatMap(conInternos);
    const nombres = [...new Set(modulos.map(nombreDe).filter(Boolean))].sort();
    for (const archivo of trozo.files) if (archivo.endsWith('.js')) paquetes[archivo] = nombres;
  }
  return paquetes;
};

const ARCHIVO_DE_RUTA = /([^"!\s]*src[\\/]ui[\\/](?:sitio|panel)[\\/]rutas[\\/][^?"!\s]+\.tsx)\?/;
const ID = /create(?:Lazy)?FileRoute\(\s*['"]([^'"]+)['"]/;

const idDeRuta = (archivo) => ID.exec(readFileSync(archivo, 'utf8'))?.[1] ?? '__root__';

/** Scripts that each dynamic import brings: `[route id or import request, file[]]`, one for each place that asks for it. */
const llegadasDe = (compilacion) => {
  const llegadas = [];
  for (const grupo of compilacion.chunkGroups) {
    if (grupo.isInitial()) continue;
    for (const { module: modulo, request } of grupo.origins) {
      const ruta = ARCHIVO_DE_RUTA.exec(`${request}?`) && modulo?.resource;
      const clave = ruta ? idDeRuta(ruta.split('?')[0]) : request;
      if (!clave) continue;
      llegadas.push([clave, grupo.getFiles().filter((nombre) => nombre.endsWith('.js'))]);
    }
  }
  return llegadas;
};

/** The same by its name: what any of those places brings. */
const partesPorRuta = (llegadas) => {
  const partes = {};
  for (const [clave, archivos] of llegadas)
    partes[clave] = [...new Set([...(partes[clave] ?? []), ...archivos])];
  return partes;
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
 * `{ entradas, archivos: Peso[], partes, llegadas, paquetes }`: sizes in bytes; `entradas` are the scripts of each entry,
 * `partes` those of each dynamic import, `llegadas` those that each place that asks for one gets, `paquetes` the npm packages inside each script.
 */
export class PluginArtefactos {
  constructor(manifiesto) {
    this.manifiesto = manifiesto;
  }

  apply(compilador) {
    compilador.hooks.afterEmit.tapPromise('PluginArtefactos', async (compilacion) => {
      const carpeta = compilador.outputPath;
      await comprimirCarpeta(carpeta);
      const todos = (await archivosDe(carpeta))
        .map((ruta) => relative(carpeta, ruta))
        .filter((nombre) => !/\.(?:br|gz)$/.test(nombre))
        .sort();
      const pesarTodos = (nombres) => Promise.all(nombres.map((nombre) => pesar(carpeta, nombre)));
      const llegadas = llegadasDe(compilacion);
      const datos = {
        entradas: Object.fromEntries(
          [...compilacion.entrypoints].map(([nombre, entrada]) => [nombre, entrada.getFiles()]),
        ),
        archivos: await pesarTodos(todos),
        partes: partesPorRuta(llegadas),
        llegadas,
        paquetes: modulosPorArchivo(compilacion),
      };
      await writeFile(this.manifiesto, `${JSON.stringify(datos, null, 2)}\n`);
    });
  }
}

const FUENTE = /assets\/figtree-latin-wght-normal\.[^/]+\.woff2$/;

/** Preloads the text font from index.html, so the first paint does not wait for the stylesheet to name it. */
export class PluginPrecarga {
  apply(compilador) {
    const { Compilation, sources } = compilador.webpack;
    compilador.hooks.thisCompilation.tap('PluginPrecarga', (compilacion) => {
      const etapa = { name: 'PluginPrecarga', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
      compilacion.hooks.processAssets.tap(etapa, (archivos) => {
        const fuente = Object.keys(archivos).find((nombre) => FUENTE.test(nombre));
        if (!fuente || !archivos['index.html']) return;
        const { publicPath } = compilacion.outputOptions;
        const enlace = `<link rel="preload" href="${publicPath}${fuente}" as="font" type="font/woff2" crossorigin>`;
        compilacion.updateAsset('index.html', (html) => {
          return new sources.RawSource(html.source().toString().replace('<script', `${enlace}<script`));
        });
      });
    });
  }
}
