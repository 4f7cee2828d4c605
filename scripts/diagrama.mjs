import { writeFileSync } from 'node:fs';
import { PAGINA, paginaDeArquitectura } from './diagrama-arquitectura.mjs';
import { leerGrafo } from './grafo.mjs';
import { RAIZ } from './proceso.mjs';

const { actual, debida } = paginaDeArquitectura(await leerGrafo(RAIZ));
if (actual !== debida) writeFileSync(PAGINA, debida);
console.log(actual === debida ? 'El diagrama está al día' : 'Diagrama escrito en docs/arquitectura.md');
