import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DATOS = 'tests/mutacion/muestra.json';
const PAGINA = 'tests/mutacion/muestra.md';

export const agrupar = (cosas, claveDe) => {
  const grupos = new Map();
  for (const cosa of cosas) grupos.set(claveDe(cosa), [...(grupos.get(claveDe(cosa)) ?? []), cosa]);
  return grupos;
};

/** By area, and all of them at the end: how many were tried, noticed, equivalent, left undecided, and the score. */
export const resumir = (resultados) =>
  [...agrupar(resultados, ({ area }) => area), ['todo', resultados]].map(([area, propios]) => {
    const de = (estado) => propios.filter((uno) => uno.estado === estado).length;
    const cuentan = de('notada') + de('viva');
    const puntaje = cuentan === 0 ? 100 : (100 * de('notada')) / cuentan;
    return {
      area,
      total: propios.length,
      notadas: de('notada'),
      vivas: de('viva'),
      equivalentes: de('equivalente'),
      sinDecidir: de('sin decidir'),
      puntaje,
    };
  });

const enCelda = (texto) => texto.replaceAll('|', '\\|');

const filaDeArea = ({ area, total, notadas, vivas, equivalentes, sinDecidir, puntaje }) =>
  `| ${area} | ${total} | ${notadas} | ${vivas} | ${equivalentes} | ${sinDecidir} | ${puntaje.toFixed(1)} |`;

const filaDeFalla = ({ archivo, en, cambio, estado, por }) =>
  `| ${archivo} | \`\`${enCelda(en)}\`\` | \`\`${enCelda(cambio)}\`\` | ${estado} | ${enCelda(por ?? '')} |`;

const redactar = (semilla, fallas) => {
  const sinNotar = fallas.filter(({ estado }) => estado !== 'notada');
  const { sinDecidir } = resumir(fallas).at(-1);
  return `# Fallas puestas a propósito fuera del núcleo, por muestra

Lo escribe \`npm run mutacion -- --muestra ${fallas.length} --semilla ${semilla}\`. El puntaje no cuenta las equivalentes ni las que no se decidieron.
${sinDecidir === 0 ? '' : `\n**A medias: faltan ${sinDecidir} por decidir, y hasta entonces el puntaje no dice nada** (\`--seguir\`).\n`}
| Área | Fallas | Notadas | Vivas | Equivalentes | Sin decidir | Puntaje |
|---|---|---|---|---|---|---|
${resumir(fallas).map(filaDeArea).join('\n')}

## Las que ninguna prueba nota

${sinNotar.length === 0 ? 'Ninguna.' : `| Dónde | En | Cambio | Clase | Motivo |\n|---|---|---|---|---|\n${sinNotar.map(filaDeFalla).join('\n')}`}
`;
};

/** What was found, the last time, of the sample of that seed. */
export const leerMuestra = (raiz, semilla) => {
  const ruta = join(raiz, DATOS);
  const guardada = existsSync(ruta) ? JSON.parse(readFileSync(ruta, 'utf8')) : {};
  return guardada.semilla === semilla ? guardada.fallas : [];
};

/** The data by which the same sample goes on, and the page people read. */
export const anotarMuestra = (raiz, semilla, resultados) => {
  const fallas = resultados.map(({ area, archivo, clase, en, cambio, estado, por }) => {
    return { area, archivo, clase, en, cambio, estado, por };
  });
  writeFileSync(join(raiz, DATOS), `${JSON.stringify({ semilla, fallas }, null, 1)}\n`);
  writeFileSync(join(raiz, PAGINA), redactar(semilla, fallas));
};
