import { stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { archivosDe, comprimirCarpeta } from './comprimir.mjs';
import { modulosPorArchivo } from './modulos-por-archivo.mjs';
import { partesPorRuta } from './partes-por-ruta.mjs';

const bytes = async (ruta) => (await stat(ruta).catch(() => ({ size: 0 }))).size;

const pesar = async (carpeta, nombre) => ({
  archivo: nombre,
  bytes: await bytes(join(carpeta, nombre)),
  gz: await bytes(join(carpeta, `${nombre}.gz`)),
  br: await bytes(join(carpeta, `${nombre}.br`)),
});

/**
 * After a production build: compressed siblings, and a manifest
 * `{ entradas, archivos: Peso[], partes, paquetes }`: sizes in bytes; `entradas` are the scripts of each entry,
 * `partes` the scripts of each dynamic import, `paquetes` the npm packages inside each script.
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
      const datos = {
        entradas: Object.fromEntries(
          [...compilacion.entrypoints].map(([nombre, entrada]) => [nombre, entrada.getFiles()]),
        ),
        archivos: await pesarTodos(todos),
        partes: partesPorRuta(compilacion),
        paquetes: modulosPorArchivo(compilacion),
      };
      await writeFile(this.manifiesto, `${JSON.stringify(datos, null, 2)}\n`);
    });
  }
}
