import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import configuracion from '../.dependency-cruiser.mjs';
import { RAIZ } from './proceso.mjs';

const swc = createRequire(import.meta.url)('@swc/core');
const leerArchivo = swc.parseFileSync.bind(swc);

// dependency-cruiser 17 asks swc for plain TypeScript always, and JSX then fails to parse.
swc.parseFileSync = (ruta, opciones) => leerArchivo(ruta, { ...opciones, tsx: ruta.endsWith('.tsx') });

const CARPETAS = ['src', 'tests'];

/** Every module of a tree with what it imports, and what of it the rules forbid. */
const leerGrafo = async (base) => {
  const { output } = await cruise(
    CARPETAS,
    {
      baseDir: base,
      validate: true,
      ruleSet: configuracion,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: ['node_modules', '^scripts/'] },
      // react-admin, which only a measurement uses, is not among this project's packages.
      exclude: { path: '^tests/bench/react-admin/|\\.gen\\.ts$|\\.(?:css|woff2|svg|webp|avif|jpg|png)$' },
      moduleSystems: ['es6', 'cjs'],
      preserveSymlinks: true,
    },
    {
      alias: { '@': join(base, 'src'), '@tests': join(base, 'tests') },
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  );
  return output;
};

const PAGINA = `${RAIZ}docs/arquitectura.md`;
const [INICIO, FIN] = ['<!-- diagrama -->', '<!-- /diagrama -->'];
const DIVIDIDAS = new Set(['infrastructure', 'ui']);

const salaDe = (ruta) => {
  const [raiz, capa, parte] = ruta.split('/');
  if (raiz !== 'src' || !capa) return null;
  return DIVIDIDAS.has(capa) && parte && !parte.includes('.') ? `${capa}/${parte}` : capa;
};

const idDe = (sala) => sala.replaceAll(/[^a-z]/g, '_');

const flechasDe = ({ modules }) => {
  const flechas = new Set();
  for (const { source, dependencies } of modules) {
    const de = salaDe(source);
    for (const { resolved } of dependencies) {
      const a = salaDe(resolved);
      if (de && a && de !== a) flechas.add(`${de} ${a}`);
    }
  }
  return [...flechas].sort().map((flecha) => flecha.split(' '));
};

const cajas = (salas) => {
  const capas = new Map();
  for (const sala of salas) {
    const [capa] = sala.split('/');
    capas.set(capa, [...(capas.get(capa) ?? []), sala]);
  }
  return [...capas].flatMap(([capa, suyas]) =>
    suyas.length === 1 && suyas[0] === capa
      ? [`  ${idDe(capa)}["${capa}"]`]
      : [
          `  subgraph ${idDe(capa)}_capa["${capa}"]`,
          ...suyas.map((sala) => `    ${idDe(sala)}["${sala.split('/')[1] ?? sala}"]`),
          '  end',
        ],
  );
};

const dibujar = (flechas) => {
  const salas = [...new Set(flechas.flat())].sort();
  return [
    '```mermaid',
    'flowchart LR',
    ...cajas(salas),
    ...flechas.map(([de, a]) => `  ${idDe(de)} --> ${idDe(a)}`),
    '```',
  ].join('\n');
};

/** The page of the architecture as it is and as the imports say it should be: which room of the house sees which. */
const paginaDeArquitectura = (grafo) => {
  const actual = readFileSync(PAGINA, 'utf8');
  const [antes, resto] = actual.split(INICIO);
  const despues = resto?.split(FIN)[1];
  if (despues === undefined) throw new Error(`Faltan las marcas del diagrama en ${PAGINA}`);
  return { actual, debida: `${antes}${INICIO}\n\n${dibujar(flechasDe(grafo))}\n\n${FIN}${despues}` };
};

// `npm run diagrama`
if (process.argv[2] === '--diagrama') {
  const { actual, debida } = paginaDeArquitectura(await leerGrafo(RAIZ));
  if (actual !== debida) writeFileSync(PAGINA, debida);
  console.log(actual === debida ? 'El diagrama está al día' : 'Diagrama escrito en docs/arquitectura.md');
  process.exit(0);
}

const base = resolve(process.argv[2] ?? RAIZ);
const explicaciones = new Map(configuracion.forbidden.map(({ name, comment }) => [name, comment]));
explicaciones.set(
  'not-in-allowed',
  'No rule lets this layer import that. See the `allowed` list in .dependency-cruiser.mjs before adding to it.',
);

const fuentes = CARPETAS.flatMap((carpeta) => {
  const nombres = readdirSync(join(base, carpeta), { recursive: true });
  return nombres.filter((n) => /\.tsx?$/.test(n) && !n.endsWith('.d.ts')).map((n) => `${carpeta}/${n}`);
});

const output = await leerGrafo(base);

const leidos = new Set(output.modules.map(({ source }) => source));
const sinLeer = fuentes.filter((ruta) => !ruta.endsWith('.gen.ts') && !leidos.has(ruta));
const problemas = output.summary.violations.map(
  ({ from, to, rule }) => `error ${rule.name}: ${from} → ${to}`,
);
const incumplidas = new Set(output.summary.violations.map(({ rule }) => rule.name));
if (fuentes.length === 0) problemas.push('error: there is no source file to read');
if (sinLeer.length > 0)
  problemas.push(
    `error: these files were not read, so nothing was checked in them:\n  ${sinLeer.join('\n  ')}`,
  );

if (base === resolve(RAIZ)) {
  const { actual, debida } = paginaDeArquitectura(output);
  if (actual !== debida)
    problemas.push('error: docs/arquitectura.md no longer says what the code does: run «npm run diagrama»');
}

for (const problema of problemas) console.error(problema);
for (const nombre of incumplidas) console.error(`\n${nombre}: ${explicaciones.get(nombre) ?? ''}`);
const dependencias = output.summary.totalDependenciesCruised;
console.log(`${problemas.length} problems (${fuentes.length} files, ${dependencias} dependencies read)`);
process.exit(problemas.length > 0 ? 1 : 0);
