import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';

/**
 * The hexagon, deny by default: a dependency that no `allowed` line names is an error, and the `forbidden` rules
 * explain the usual mistakes. Run through scripts/dependencias.mjs, which also checks that files were really read.
 */
/** The rooms of the domain: the same name is the same slice in every layer. */
const SLICES = readdirSync(new URL('./src/domain', import.meta.url), { withFileTypes: true })
  .filter((sala) => sala.isDirectory() && sala.name !== 'shared')
  .map(({ name }) => name)
  .join('|');
const PANEL_LIBRARIES =
  '^node_modules/(?:@tanstack/react-query|@tanstack/query-core|zod|inversify|react-hook-form|read-excel-file|fflate|htmlparser2)/';
const INTERFACE_LIBRARIES =
  '^node_modules/(?:react|react-dom|react-hook-form|lucide-react|@chakra-ui|@ark-ui|@emotion|@fontsource-variable|@types/react|@types/react-dom|@tanstack/(?:react-router|react-query))(?:/|$)';
const WEB_ADAPTERS = '^src/infrastructure/(?:http|browser|memory)/';
const NODE_ADAPTERS = '^src/infrastructure/(?:postgres|crypto|storage|mail|pdf|imagenes|shared)/';
const NODE_CORE = `^(?:node:)?(?:${builtinModules.join('|')})$`;
// Names every use-case for the composition roots: it sees all slices, and no slice may see it.
const SERVICE_CATALOGUE = '^src/application/servicios/';
// Names the manifest of every slice: what all of them say is asked of these registries, and never of the list itself.
const DOMAIN_MANIFESTS = '^src/domain/manifiestos\\.ts$';
const DOMAIN_REGISTRIES =
  '^src/domain/(?:shared/politica/(?:politica-api|secciones-panel)|shared/errores/mensajes-operacion|actividad/entidades-actividad)\\.ts$|^src/infrastructure/postgres/shared/errores-postgres\\.ts$';
// What a device keeps is of every slice, and it is told what each role may keep of it in one place.
const COPY_OF_EVERY_SLICE = '^src/domain/sin-red/(?:cambios-de-)?copia\\.ts$';
const COMPOSITION_ROOTS =
  '^(?:src/infrastructure/di/|src/ui/(?:(?:sitio|panel|demo)/main\\.tsx|panel/estampa\\.ts)$|src/ui/dibujo/|src/server/main\\.ts$|src/server/composicion/)';

const forbidden = [
  {
    name: 'no-circular',
    comment: 'Two files that need each other are one file, or hide a third one: move the shared part there.',
    from: { path: '^src/' },
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'The import points at nothing. Check the path, the alias (@/ is src/) or package.json.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-dev-dependency-in-product',
    comment: 'src/ runs in production: a package that it imports belongs in "dependencies".',
    from: { path: '^src/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'], pathNot: '@types/' },
  },
  {
    name: 'domain-is-pure',
    comment:
      'The domain knows rules, not machines: no other layer, no Node module. Receive it as an argument instead.',
    from: { path: '^src/domain/' },
    to: { path: `^src/(?!domain/)|${NODE_CORE}` },
  },
  {
    name: 'domain-libraries',
    comment:
      'The domain uses no package but zod/mini, and takes it from @/domain/shared/zod, where it is configured.',
    from: { path: '^src/domain/', pathNot: '^src/domain/shared/zod\\.ts$' },
    to: { path: '^node_modules/' },
  },
  {
    name: 'application-sees-only-domain',
    comment:
      'A use-case speaks to the world through a port declared beside it; infrastructure implements the port.',
    from: { path: '^src/application/' },
    to: { path: `^src/(?:infrastructure|ui|server)/|^node_modules/|${NODE_CORE}` },
  },
  {
    name: 'infrastructure-does-not-drive',
    comment:
      'Adapters are driven, they do not drive: src/ui and src/server call them, never the other way round.',
    from: { path: '^src/infrastructure/' },
    to: { path: '^src/(?:ui|server)/' },
  },
  {
    name: 'adapters-do-not-know-di',
    comment:
      'An adapter receives its collaborators as arguments; only a composition root knows the containers.',
    from: { path: '^src/', pathNot: COMPOSITION_ROOTS },
    to: { path: '^src/infrastructure/di/' },
  },
  {
    name: 'inversify-stays-in-di',
    comment:
      'inversify lives in infrastructure/di and the composition roots; everything else takes plain arguments.',
    from: { path: '^src/', pathNot: COMPOSITION_ROOTS },
    to: { path: '^node_modules/(?:inversify|reflect-metadata)/' },
  },
  {
    name: 'browser-and-server-apart',
    comment:
      'Code of the browser never imports adapters of Node, nor the reverse: they are different bundles.',
    from: { path: `${WEB_ADAPTERS}|^src/infrastructure/di/web/|^src/ui/` },
    to: { path: `${NODE_ADAPTERS}|^src/infrastructure/di/server/|^src/server/|${NODE_CORE}` },
  },
  {
    name: 'server-and-browser-apart',
    comment: 'The server never imports adapters of the browser or the interface.',
    from: { path: `${NODE_ADAPTERS}|^src/infrastructure/di/server/|^src/server/` },
    to: { path: '^src/infrastructure/(?:http|browser|di/web)/|^src/ui/' },
  },
  {
    name: 'drivers-use-ports',
    comment:
      'The interface and the server speak to ports and use-cases; adapters reach them through the composition.',
    from: { path: '^src/(?:ui|server)/' },
    to: { path: '^src/infrastructure/(?!di/)' },
  },
  {
    name: 'slices-are-strangers',
    comment:
      'A slice does not import a sibling slice. What two slices need lives in `shared` of the same layer.',
    from: {
      path: '^src/(domain|application|ui/panel)/([^/]+)/',
      pathNot: `${SERVICE_CATALOGUE}|${COPY_OF_EVERY_SLICE}|^src/ui/panel/rutas/`,
    },
    to: { path: '^src/$1/[^/]+/', pathNot: '^src/$1/(?:$2|shared|comun)/' },
  },
  {
    name: 'manifests-are-read-in-registries',
    comment:
      'The list of manifests sees every slice: ask the registry made of it (the policy, the screens…).',
    from: { path: '^src/', pathNot: DOMAIN_REGISTRIES },
    to: { path: DOMAIN_MANIFESTS },
  },
  {
    name: 'adapter-slices-are-strangers',
    comment: 'Within one adapter a slice does not import a sibling slice: move the common part beside both.',
    from: { path: `^src/infrastructure/([^/]+)/(${SLICES})/` },
    to: { path: `^src/infrastructure/$1/(?:${SLICES})/`, pathNot: '^src/infrastructure/$1/$2/' },
  },
  {
    name: 'adapters-are-strangers',
    comment:
      'An adapter family (http, browser, memory, postgres…) does not import another; use infrastructure/shared.',
    from: { path: '^src/infrastructure/(?!di/|shared/)([^/]+)/' },
    to: { path: '^src/infrastructure/[^/]+/', pathNot: '^src/infrastructure/(?:$1|shared)/' },
  },
  {
    name: 'kit-knows-no-application',
    comment: 'The kit, the theme and what both applications start with are used by them and never know them.',
    from: { path: '^src/ui/(?:shared|tema|textos|app)/' },
    to: { path: '^src/ui/(?:sitio|panel|demo|dibujo)/' },
  },
  {
    name: 'applications-are-strangers',
    comment: 'The site and the panel are two applications: what both need lives in shared, app or textos.',
    from: { path: '^src/ui/(sitio|panel)/' },
    to: { path: '^src/ui/(?:sitio|panel|demo|dibujo)/', pathNot: '^src/ui/$1/' },
  },
  {
    name: 'screens-know-no-route',
    comment:
      'Routes are thin and point at screens; a screen that needs its route takes it as an argument or getRouteApi.',
    from: {
      path: '^src/ui/(?:sitio|panel)/',
      pathNot: '^src/ui/(?:sitio|panel)/(?:rutas/|arbol\\.gen\\.ts$)',
    },
    to: { path: '^src/ui/(?:sitio|panel)/rutas/' },
  },
  {
    name: 'public-pages-stay-light',
    comment:
      'Public pages never load what the panel needs (query, zod, forms, container): visitors pay for the data.',
    from: { path: '^src/ui/(?:sitio|textos)/', pathNot: '^src/ui/sitio/main\\.tsx$' },
    to: { path: `${PANEL_LIBRARIES}|^src/infrastructure/|^src/domain/shared/zod\\.ts$` },
  },
  {
    name: 'interface-libraries-stay-in-ui',
    comment: 'React and its companions belong to src/ui.',
    from: { path: '^src/(?!ui/)' },
    to: { path: INTERFACE_LIBRARIES },
  },
  {
    name: 'database-stays-in-postgres',
    comment: 'SQL and its drivers live in infrastructure/postgres, behind a port.',
    from: { path: '^src/', pathNot: '^src/infrastructure/(?:postgres|di/server)/' },
    to: { path: '^node_modules/(?:drizzle-orm|postgres|@electric-sql)/' },
  },
  {
    name: 'http-server-stays-in-server',
    comment: 'Fastify is one way in, and only src/server knows it.',
    from: { path: '^src/(?!server/)' },
    to: { path: '^node_modules/(?:fastify|@fastify)/' },
  },
];

const allowed = [
  { from: { path: '^src/domain/' }, to: { path: '^src/domain/' } },
  { from: { path: '^src/domain/shared/zod\\.ts$' }, to: { path: '^node_modules/zod/' } },
  { from: { path: '^src/application/' }, to: { path: '^src/(?:domain|application)/' } },
  { from: { path: '^src/infrastructure/' }, to: { path: '^src/(?:domain|application|infrastructure)/' } },
  { from: { path: '^src/infrastructure/browser/' }, to: { path: '^node_modules/idb/' } },
  { from: { path: NODE_ADAPTERS }, to: { path: `^node_modules/|${NODE_CORE}` } },
  {
    from: { path: '^src/infrastructure/di/' },
    to: { path: '^node_modules/(?:inversify|reflect-metadata)/' },
  },
  { from: { path: '^src/infrastructure/di/server/' }, to: { path: `^node_modules/|${NODE_CORE}` } },
  { from: { path: '^src/ui/' }, to: { path: '^src/(?:domain|application|ui)/' } },
  {
    from: { path: '^src/ui/(?:(?:sitio|panel|demo)/main\\.tsx$|panel/estampa\\.ts$|dibujo/)' },
    to: { path: '^src/infrastructure/di/web/' },
  },
  { from: { path: '^src/ui/' }, to: { path: INTERFACE_LIBRARIES } },
  {
    from: { path: '^src/ui/panel/' },
    to: { path: '^node_modules/(?:read-excel-file|fflate)/' },
  },
  { from: { path: '^src/ui/panel/comun/pegado/' }, to: { path: '^node_modules/htmlparser2/' } },
  {
    from: { path: '^src/ui/(?:sitio/piezas/dibujar-qr|dibujo/trazar-qr)' },
    to: { path: '^node_modules/lean-qr/' },
  },
  { from: { path: '^src/server/' }, to: { path: '^src/(?:domain|application|server)/' } },
  {
    from: { path: '^src/server/(?:main\\.ts$|composicion/)' },
    to: { path: '^src/infrastructure/di/server/' },
  },
  { from: { path: '^src/server/' }, to: { path: `^node_modules/|${NODE_CORE}` } },
  { from: { path: '^tests/' }, to: {} },
];

const conSeveridad = (reglas) => reglas.map((regla) => ({ severity: 'error', ...regla }));

export default { forbidden: conSeveridad(forbidden), allowed, allowedSeverity: 'error' };
