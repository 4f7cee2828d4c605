import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import configuracion from '../.dependency-cruiser.mjs';
import { paginaDeArquitectura } from './diagrama-arquitectura.mjs';
import { CARPETAS, leerGrafo } from './grafo.mjs';
import { RAIZ } from './proceso.mjs';

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
