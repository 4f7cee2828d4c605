// What the everyday tasks cost a person, counted in a real browser; writes docs/tareas.md.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encontrarNavegador } from './encontrar-navegador.mjs';
import { ejecutar } from './proceso.mjs';

const CARPETA = 'test-results/tareas';
const PAGINA = 'docs/tareas.md';

const ENCABEZADO = `# Lo que cuesta cada tarea

Contado en un navegador de verdad, con la mano de quien la hace: toques (o clics), teclas, campos que se tocan, cuántas veces hay que
deslizar la pantalla y cuántos píxeles. \`npm run tareas\` vuelve a contar y escribe esta página; \`tests/e2e/tareas.spec.ts\` dice qué
se hace y falla si una tarea cuesta más que su límite.

| Tarea | Pantalla | Toques | Teclas | Campos | Deslizar | Píxeles |
|---|---|---|---|---|---|---|
`;

const fila = ({ tarea, ancho, costo }) =>
  `| ${[tarea, `${ancho} px`, costo.toques, costo.teclas, costo.campos, costo.deslizamientos, costo.pixeles].join(' | ')} |`;

rmSync(CARPETA, { recursive: true, force: true });
const CHROMIUM_PATH = await encontrarNavegador().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const codigo =
  (await ejecutar(process.execPath, ['scripts/construir.mjs'])) ||
  (await ejecutar('playwright', ['test', 'tareas.spec', '--workers=1'], { CHROMIUM_PATH }));
if (codigo === 0) {
  const tareas = readdirSync(CARPETA)
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((archivo) => JSON.parse(readFileSync(join(CARPETA, archivo), 'utf8')));
  writeFileSync(PAGINA, `${ENCABEZADO}${tareas.map(fila).join('\n')}\n`);
  console.log(`\n${tareas.map(fila).join('\n')}\n\nEscrito en ${PAGINA}`);
}
process.exit(codigo);
