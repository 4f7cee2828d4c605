import rspack from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { tanstackRouter } from '@tanstack/router-plugin/rspack';
import { RAIZ, reglaTypeScript, resolucionLigera } from './comun.mjs';
import { PluginArtefactos } from './plugin-artefactos.mjs';
import { PluginPrecarga } from './plugin-precarga.mjs';
import { PluginQr } from './plugin-qr.mjs';
import { servidorDesarrollo } from './servidor-desarrollo.mjs';

const AJUSTES = [
  'PUBLIC_AUTH_API_URL',
  'PUBLIC_DASHBOARD_API_URL',
  'PUBLIC_VISITOR_API_URL',
  'PUBLIC_STORAGE_URL',
  'PUBLIC_SITE_URL',
];

export const RECURSOS = 'assets/[name].[contenthash:10][ext]';

const env = { targets: 'chrome >= 109, firefox >= 115, safari >= 16.4' };

/** Values that replace `import.meta.env.PUBLIC_*` in the interface. */
export const ajustesPublicos = () =>
  Object.fromEntries(
    AJUSTES.map((nombre) => [
      `import.meta.env.${nombre}`,
      JSON.stringify(process.env[nombre]) ?? 'undefined',
    ]),
  );

/** The routes of src/ui/routes, their pages split off; both builds must split alike, or hydration would not match. */
export const rutas = ({ generar = true } = {}) =>
  tanstackRouter({
    enableRouteGeneration: generar,
    target: 'react',
    routesDirectory: './src/ui/routes',
    generatedRouteTree: './src/ui/app/route-tree.gen.ts',
    tmpDir: './node_modules/.cache/tanstack',
    autoCodeSplitting: true,
    disableLogging: true,
    quoteStyle: 'single',
    semicolons: true,
    // Loaders leave the entry with their page, or query, zod and the container would arrive on the public pages.
    codeSplittingOptions: {
      defaultBehavior: [
        ['loader', 'component'],
        ['pendingComponent'],
        ['errorComponent', 'notFoundComponent'],
      ],
    },
  });

// The same routes without the staff's, for the bundle that visitors download.
const rutasPublicas = () =>
  tanstackRouter({
    target: 'react',
    routesDirectory: './src/ui/routes',
    generatedRouteTree: './src/ui/app/route-tree-publico.gen.ts',
    routeFileIgnorePattern: '^(?:_panel|login|restablecer)',
    tmpDir: './node_modules/.cache/tanstack-publico',
    autoCodeSplitting: false,
    disableLogging: true,
    quoteStyle: 'single',
    semicolons: true,
  });

const division = {
  chunks: 'async',
  minSize: 24_000,
  maxAsyncRequests: 6,
  cacheGroups: { marco: { name: 'marco', chunks: 'initial', minChunks: 2, minSize: 0, enforce: true } },
};

// The production site has one prerendered page per route instead: see prerender.mjs.
const sinPrerender = ({ desarrollo, variante }) => desarrollo || variante === 'demo';

const entradas = ({ desarrollo, variante }) => {
  if (variante === 'demo') return { main: './src/ui/app/demo.tsx' };
  const main = './src/ui/app/main.tsx';
  return desarrollo ? { main } : { main, publico: './src/ui/app/publico.tsx' };
};

const paginaUnica = () => [
  new rspack.HtmlRspackPlugin({
    template: `${RAIZ}scripts/build/plantilla.html`,
    scriptLoading: 'module',
    inject: 'head',
    minify: false,
  }),
  new PluginPrecarga(),
];

// Nothing `unsafe_*`: turning functions into arrows breaks libraries that read `arguments`.
const minimizadores = () => [
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      module: true,
      ecma: 2022,
      compress: { passes: 3, ecma: 2022 },
      mangle: true,
      format: { comments: false },
    },
  }),
  new rspack.LightningCssMinimizerRspackPlugin(),
];

/** The site (`web`) or the demo without a server (`demo`): the same build with another entry. */
export const configuracionNavegador = ({ desarrollo, variante }) => ({
  name: variante,
  context: RAIZ,
  mode: desarrollo ? 'development' : 'production',
  target: ['web', 'es2022'],
  entry: entradas({ desarrollo, variante }),
  devtool: desarrollo ? 'cheap-module-source-map' : false,
  output: {
    path: `${RAIZ}dist/${variante}`,
    publicPath: '/',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    chunkLoadTimeout: 120_000,
    filename: desarrollo ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
    chunkFilename: desarrollo ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
    cssFilename: 'assets/[name].[contenthash:10].css',
    cssChunkFilename: 'assets/[name].[contenthash:10].css',
    assetModuleFilename: RECURSOS,
    clean: !desarrollo,
  },
  resolve: resolucionLigera,
  module: {
    rules: [
      reglaTypeScript({ env }),
      reglaTypeScript({ env, tsx: true, refresco: desarrollo }),
      { test: /\.css$/, type: 'css/auto' },
      { test: /[\\/]@fontsource-variable[\\/].*\.css$/, loader: `${RAIZ}scripts/build/solo-latin.cjs` },
      { test: /\.(?:woff2|svg|webp|avif|jpg|png|mp4|webm)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    rutas(),
    rutasPublicas(),
    new rspack.DefinePlugin(ajustesPublicos()),
    ...(sinPrerender({ desarrollo, variante }) ? paginaUnica() : []),
    new rspack.CopyRspackPlugin({
      patterns: [{ from: 'src/ui/estaticos', to: '.', noErrorOnMissing: true }],
    }),
    new PluginQr(),
    desarrollo ? new ReactRefreshRspackPlugin() : new PluginArtefactos(`${RAIZ}dist/pesos-${variante}.json`),
  ],
  optimization: desarrollo ? {} : { splitChunks: division, minimizer: minimizadores() },
  performance: false,
  stats: 'errors-warnings',
  devServer: servidorDesarrollo({ variante }),
});
