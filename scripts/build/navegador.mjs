import rspack from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { tanstackRouter } from '@tanstack/router-plugin/rspack';
import { RAIZ, reglaIconos, reglaTypeScript, resolucionLigera } from './comun.mjs';
import { division } from './division.mjs';
import { PluginArtefactos } from './plugin-artefactos.mjs';
import { PluginPrecarga } from './plugin-precarga.mjs';
import { PluginQr } from './plugin-qr.mjs';
import { servidorDesarrollo } from './servidor-desarrollo.mjs';
import { soloEnRutas } from './solo-en-rutas.mjs';

const AJUSTES = [
  'PUBLIC_AUTH_API_URL',
  'PUBLIC_DASHBOARD_API_URL',
  'PUBLIC_VISITOR_API_URL',
  'PUBLIC_STORAGE_URL',
  'DEMO_BASE',
];

export const RECURSOS = 'assets/[name].[contenthash:10][ext]';

const env = { targets: 'chrome >= 109, firefox >= 115, safari >= 16.4' };

/** Values that replace `import.meta.env.*` in the interface. */
export const ajustesPublicos = () =>
  Object.fromEntries(
    AJUSTES.map((nombre) => [
      `import.meta.env.${nombre}`,
      JSON.stringify(process.env[nombre]) ?? 'undefined',
    ]),
  );

/** The routes of src/ui/routes, their pages split off; both builds must split alike, or hydration would not match. */
export const rutas = ({ generar = true } = {}) =>
  soloEnRutas(tanstackRouter, {
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

// A part of the same routes, for an entry that pays for no other; whatever it leaves out is a page load.
const rutasParciales = (nombre, sin) =>
  soloEnRutas(tanstackRouter, {
    target: 'react',
    routesDirectory: './src/ui/routes',
    generatedRouteTree: `./src/ui/app/route-tree-${nombre}.gen.ts`,
    routeFileIgnorePattern: `^(?:${sin})`,
    tmpDir: `./node_modules/.cache/tanstack-${nombre}`,
    autoCodeSplitting: false,
    disableLogging: true,
    quoteStyle: 'single',
    semicolons: true,
  });

// Read by Chromium: the functions of a file that starts with it are compiled while it arrives, away from the main thread.
// In these files most of them run at once; in the others it would be work for nothing.
const compiladasAlLlegar = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /assets[\\/](?:marco|publico|acceso|panel|listas)\.\w+\.js$/,
  });

// The production site has one prerendered page per route instead: see prerender.mjs.
const sinPrerender = ({ desarrollo, variante }) => desarrollo || variante === 'demo';

const entradas = ({ desarrollo, variante }) => {
  if (variante === 'demo') return { main: './src/ui/app/demo.tsx' };
  if (desarrollo) return { main: './src/ui/app/main.tsx' };
  const [publico, acceso, panel] = ['publico', 'acceso', 'panel'].map((e) => `./src/ui/app/${e}.tsx`);
  return { publico, acceso, panel };
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
      compress: { passes: 2, ecma: 2022 },
      mangle: true,
      format: { comments: false },
    },
  }),
  new rspack.LightningCssMinimizerRspackPlugin(),
];

// Short names instead of stable ones: 2 kB less on every page, for files that all change name when one module is added.
const nombresCortos = {
  moduleIds: 'natural',
  chunkIds: 'natural',
  mangleExports: 'size',
  // Or a module that two entries use differently would be written once for each.
  usedExports: 'global',
};

/** The site always lives at the root of its address; the demo, where its host puts it. */
const base = (variante) => (variante === 'demo' ? (process.env.DEMO_BASE ?? '/') : '/');

const reglaConBase = (variante) =>
  base(variante) === '/'
    ? []
    : [
        {
          test: /[\\/]src[\\/]ui[\\/].*\.tsx?$/,
          loader: `${RAIZ}scripts/build/con-base.cjs`,
          options: { base: base(variante) },
          enforce: 'pre',
        },
      ];

const reglaSoloUsado = {
  test: /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]preset-base\.js$|[\\/]@pandacss[\\/]is-valid-prop[\\/].*\.mjs$/,
  loader: `${RAIZ}scripts/build/solo-usado.cjs`,
  options: { carpeta: `${RAIZ}src/ui` },
};

const reglaPrefijos = {
  test: /[\\/]@emotion[\\/]cache[\\/]dist[\\/]emotion-cache\.browser\.esm\.js$/,
  loader: `${RAIZ}scripts/build/prefijos-propios.cjs`,
};

const reglaSistema = {
  test: /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/](?:system|utility|token-middleware|token-transforms)\.js$/,
  loader: `${RAIZ}scripts/build/sistema-ligero.cjs`,
};

const reglaReglas = {
  test: /[\\/]@emotion[\\/]cache[\\/]dist[\\/]emotion-cache\.browser\.esm\.js$|[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]factory\.js$/,
  loader: `${RAIZ}scripts/build/reglas-listas.cjs`,
};

// Parts of the libraries that the interface never calls, and that they import all the same.
const sinUsar = () =>
  new rspack.NormalModuleReplacementPlugin(/(?:infiniteQueryBehavior|\/sva)\.js$/, (dato) => {
    dato.request = `${RAIZ}src/ui/app/sin-usar.ts`;
  });

const arboles = (generar) => [
  rutas({ generar }),
  ...(generar
    ? [
        rutasParciales('publico', '_panel|login|restablecer|galeria'),
        rutasParciales('acceso', '_panel|_publico|galeria'),
        rutasParciales('panel', '_publico|galeria'),
      ]
    : []),
];

/**
 * The site (`web`) or the demo without a server (`demo`): the same build with another entry. Without `generar`, the
 * trees of routes are taken as they are.
 */
export const configuracionNavegador = ({ desarrollo, variante, generar = true }) => ({
  name: variante,
  context: RAIZ,
  mode: desarrollo ? 'development' : 'production',
  target: ['web', 'es2022'],
  entry: entradas({ desarrollo, variante }),
  devtool: desarrollo ? 'cheap-module-source-map' : false,
  output: {
    path: `${RAIZ}dist/${variante}`,
    publicPath: base(variante),
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    filename: desarrollo ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
    chunkFilename: desarrollo ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
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
      ...reglaConBase(variante),
      ...(desarrollo ? [] : [reglaSoloUsado, reglaPrefijos, reglaSistema, reglaReglas, reglaIconos]),
      { test: /\.css$/, type: 'css/auto' },
      { test: /[\\/]@fontsource-variable[\\/].*\.css$/, loader: `${RAIZ}scripts/build/solo-latin.cjs` },
      { test: /\.(?:woff2|svg|webp|avif|jpg|png|mp4|webm)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    ...arboles(generar),
    new rspack.DefinePlugin(ajustesPublicos()),
    ...(sinPrerender({ desarrollo, variante }) ? paginaUnica() : []),
    new rspack.CopyRspackPlugin({
      patterns: [{ from: 'src/ui/estaticos', to: '.', noErrorOnMissing: true }],
    }),
    new PluginQr(),
    ...(desarrollo ? [] : [sinUsar()]),
    ...(desarrollo ? [] : [compiladasAlLlegar()]),
    desarrollo ? new ReactRefreshRspackPlugin() : new PluginArtefactos(`${RAIZ}dist/pesos-${variante}.json`),
  ],
  optimization: desarrollo ? {} : { splitChunks: division, ...nombresCortos, minimizer: minimizadores() },
  performance: false,
  stats: 'errors-warnings',
  devServer: servidorDesarrollo(),
  // A part that is compiled when it is first asked for may make the page start over, and what was typed is lost.
  lazyCompilation: false,
});
