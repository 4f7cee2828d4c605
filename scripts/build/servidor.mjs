import rspack from '@rspack/core';
import { RAIZ, reglaTypeScript, resolucion } from './comun.mjs';

const esPaquete = (peticion) => /^(?:node:|[a-z]|@[a-z])/i.test(peticion) && !peticion.startsWith('@/');

/** The server bundle: our code in one file, every package imported from node_modules at run time. */
export const configuracionServidor = ({ desarrollo }) => ({
  name: 'servidor',
  context: RAIZ,
  mode: desarrollo ? 'development' : 'production',
  target: 'node20',
  entry: {
    main: './src/server/main.ts',
    consola: './src/server/consola.ts',
    ensayo: './src/server/composicion/ordenes/ensayo.ts',
  },
  devtool: 'source-map',
  output: {
    path: `${RAIZ}dist/server`,
    filename: '[name].js',
    chunkFilename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: !desarrollo,
  },
  resolve: resolucion,
  externalsType: 'module-import',
  externals: [({ request }, listo) => (esPaquete(request) ? listo(null, request) : listo())],
  module: {
    // import.meta.url and new URL(…, import.meta.url) must mean the emitted file, not the source file.
    parser: { javascript: { importMeta: false, url: false } },
    rules: [reglaTypeScript({ target: 'es2023' })],
  },
  plugins: [
    new rspack.CopyRspackPlugin({
      patterns: [
        { from: 'src/infrastructure/pdf/hilo-de-papeles.mjs' },
        { from: 'src/infrastructure/postgres/migraciones', to: 'migraciones', noErrorOnMissing: true },
      ],
    }),
  ],
  optimization: { minimize: false, nodeEnv: false },
  performance: false,
  stats: 'errors-warnings',
});
