import { readFileSync } from 'node:fs';
import { RAIZ } from './proceso.mjs';

export const PAGINA = `${RAIZ}docs/arquitectura.md`;
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
export const paginaDeArquitectura = (grafo) => {
  const actual = readFileSync(PAGINA, 'utf8');
  const [antes, resto] = actual.split(INICIO);
  const despues = resto?.split(FIN)[1];
  if (despues === undefined) throw new Error(`Faltan las marcas del diagrama en ${PAGINA}`);
  return { actual, debida: `${antes}${INICIO}\n\n${dibujar(flechasDe(grafo))}\n\n${FIN}${despues}` };
};
