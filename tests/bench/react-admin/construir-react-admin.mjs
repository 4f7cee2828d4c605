import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import rspack from '@rspack/core';
import { instalarReferencia } from '../base/instalar-referencia.mjs';

const FUENTES = fileURLToPath(new URL('.', import.meta.url));
const PAGINA =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>react-admin</title></head><body><div id="raiz"></div><script type="module" src="/aplicacion.js"></script></body></html>';

const configuracion = (paquetes, destino) => ({
  context: FUENTES,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: { aplicacion: './aplicacion.jsx' },
  output: {
    path: destino,
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  resolve: { modules: [`${paquetes}/node_modules`], extensions: ['.js', '.jsx', '.mjs', '.json'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
    ],
  },
  performance: false,
});

/** Builds the react-admin list with those rows and answers the folder to serve. */
export const construirReactAdmin = async (filas) => {
  const paquetes = await instalarReferencia('react-admin');
  const destino = `${paquetes}/construido`;
  await new Promise((resolver, rechazar) => {
    rspack(configuracion(paquetes, destino), (error, estado) => {
      if (error) rechazar(error);
      else if (estado.hasErrors()) rechazar(new Error(estado.toString({ all: false, errors: true })));
      else resolver();
    });
  });
  await writeFile(`${destino}/index.html`, PAGINA);
  await writeFile(`${destino}/datos.json`, JSON.stringify(filas));
  return destino;
};
