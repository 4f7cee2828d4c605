import { readdirSync } from 'node:fs';
import rspack from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import {
  TanStackRouterCodeSplitterRspack,
  TanStackRouterGeneratorRspack,
} from '@tanstack/router-plugin/rspack';
import { RAIZ, reglaTypeScript, resolucion } from './comun.mjs';
import { division } from './division.mjs';
import { PluginArtefactos, PluginPrecarga } from './plugins.mjs';

const API = ['/auth-api', '/dashboard-api', '/cuenta/'];

const PAGINA_PANEL = 'panel.html';

/** Addresses of the panel, from the names of its routes. */
const rutasDelPanel = () => {
  const nombres = readdirSync(`${RAIZ}src/ui/panel/rutas`, { recursive: true }).flatMap(
    (archivo) => /^(?:_panel\/)?([a-z]+)(?:_\..*)?\.tsx$/.exec(archivo)?.[1] ?? [],
  );
  return new RegExp(`^/(?:${nombres.join('|')})(?:/|$)`);
};

/** Dev server: hot reload, history fallback and the API of the local server. */
const servidorDesarrollo = () => ({
  port: Number(process.env.PUERTO_WEB ?? 5173),
  host: '127.0.0.1',
  allowedHosts: ['localhost', '127.0.0.1'],
  hot: true,
  historyApiFallback: { rewrites: [{ from: rutasDelPanel(), to: `/${PAGINA_PANEL}` }] },
  static: false,
  client: { overlay: { errors: true, warnings: false } },
  proxy: [
    { context: API, target: `http://127.0.0.1:${process.env.PUERTO_API ?? 3000}`, changeOrigin: false },
  ],
});

/**
 * The router's splitter, for the files of the routes alone. By itself it takes every module of the product out of the
 * compiler, to JavaScript and back, to see whether it is a route: a tenth of the whole build.
 */
const soloEnRutas = (plugin) => ({
  apply(compilador) {
    const { rules } = compilador.options.module;
    const deOtros = new Set(rules);
    plugin.apply(compilador);
    for (const regla of rules)
      if (!deOtros.has(regla)) regla.include ??= /[\\/]src[\\/]ui[\\/](?:sitio|panel)[\\/]rutas[\\/]/;
  },
});

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

export const APLICACIONES = ['sitio', 'panel'];

const COMUN = { target: 'react', disableLogging: true, quoteStyle: 'single', semicolons: true };

const rutasDe = (aplicacion) => ({
  ...COMUN,
  routesDirectory: `./src/ui/${aplicacion}/rutas`,
  generatedRouteTree: `./src/ui/${aplicacion}/arbol.gen.ts`,
  tmpDir: `./node_modules/.cache/tanstack-${aplicacion}`,
});

/**
 * The tree of routes of each application, and every page split off; both builds must split alike, or hydration would
 * not match. Two whole plugins of the router in one compiler overwrite each other: its parts are published apart.
 */
export const rutas = () => {
  const contextos = APLICACIONES.map(() => ({ routesByFile: new Map() }));
  const deTodas = {
    get routesByFile() {
      return new Map(contextos.flatMap(({ routesByFile }) => [...routesByFile]));
    },
  };
  return [
    ...APLICACIONES.map((aplicacion, i) => TanStackRouterGeneratorRspack(rutasDe(aplicacion), contextos[i])),
    soloEnRutas(
      TanStackRouterCodeSplitterRspack(
        {
          ...COMUN,
          // Loaders leave the entry with their page: what they ask weighs on no other.
          codeSplittingOptions: {
            defaultBehavior: [
              ['loader', 'component'],
              ['pendingComponent'],
              ['errorComponent', 'notFoundComponent'],
            ],
          },
        },
        deTodas,
      ),
    ),
  ];
};

// The production site has one prerendered page per route instead: see prerender.mjs.
const sinPrerender = ({ desarrollo, variante }) => desarrollo || variante === 'demo';

const entradas = (variante) =>
  variante === 'demo'
    ? { demo: './src/ui/demo/main.tsx' }
    : Object.fromEntries(APLICACIONES.map((nombre) => [nombre, `./src/ui/${nombre}/main.tsx`]));

const paginaUnica = (entrada, filename) =>
  new rspack.HtmlRspackPlugin({
    template: `${RAIZ}scripts/build/plantilla.html`,
    filename,
    chunks: [entrada],
    scriptLoading: 'module',
    inject: 'head',
    minify: false,
  });

/** What stands for prerendered pages where there are none. */
const paginas = (variante) => [
  ...(variante === 'demo'
    ? [paginaUnica('demo', 'index.html')]
    : [paginaUnica('sitio', 'index.html'), paginaUnica('panel', PAGINA_PANEL)]),
  new PluginPrecarga(),
];

// Nothing `unsafe_*`: turning functions into arrows breaks libraries that read `arguments`.
const minimizadores = () => [
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      module: true,
      ecma: 2022,
      compress: { passes: 4, ecma: 2022 },
      mangle: true,
      format: { comments: false },
    },
  }),
  new rspack.LightningCssMinimizerRspackPlugin(),
];

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

/**
 * The site (`web`) or the demo without a server (`demo`): the same build with another entry.
 */
export const configuracionNavegador = ({ desarrollo, variante }) => ({
  name: variante,
  context: RAIZ,
  mode: desarrollo ? 'development' : 'production',
  target: ['web', 'es2022'],
  entry: entradas(variante),
  devtool: desarrollo ? 'cheap-module-source-map' : false,
  output: {
    path: `${RAIZ}dist/${variante}`,
    publicPath: base(variante),
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    workerChunkLoading: 'import',
    // The only name with which a page may start a thread: see the policy of contents of the server.
    trustedTypes: { policyName: 'fundacion' },
    filename: desarrollo ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
    chunkFilename: desarrollo ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
    cssFilename: 'assets/[name].[contenthash:10].css',
    cssChunkFilename: 'assets/[name].[contenthash:10].css',
    assetModuleFilename: RECURSOS,
    clean: !desarrollo,
  },
  resolve: resolucion,
  module: {
    rules: [
      reglaTypeScript({ env }),
      reglaTypeScript({ env, tsx: true, refresco: desarrollo }),
      ...reglaConBase(variante),
      { test: /\.css$/, type: 'css/auto' },
      { test: /\.(?:woff2|svg|webp|avif|jpg|png|mp4|webm)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    ...rutas(),
    new rspack.DefinePlugin(ajustesPublicos()),
    ...(sinPrerender({ desarrollo, variante }) ? paginas(variante) : []),
    new rspack.CopyRspackPlugin({
      patterns: [{ from: 'src/ui/estaticos', to: '.', noErrorOnMissing: true }],
    }),
    desarrollo ? new ReactRefreshRspackPlugin() : new PluginArtefactos(`${RAIZ}dist/pesos-${variante}.json`),
  ],
  optimization: desarrollo ? {} : { splitChunks: division, minimizer: minimizadores() },
  performance: false,
  stats: 'errors-warnings',
  devServer: servidorDesarrollo(),
  // A part that is compiled when it is first asked for may make the page start over, and what was typed is lost.
  lazyCompilation: false,
});
