import { readFile } from 'node:fs/promises';
import { LIMITE_APARTE, pesosAparte } from '../../../scripts/build/presupuesto.mjs';
import { RAIZ } from '../../../scripts/proceso.mjs';
import { fila } from '../base/fila.mjs';

/** The heaviest part that is only brought when somebody asks for it, by the build's own count. */
export const medirAparte = async () => {
  const pesos = JSON.parse(await readFile(`${RAIZ}dist/pesos-web.json`, 'utf8'));
  const [[clave, bytes], ...otras] = pesosAparte(pesos).sort(([, a], [, b]) => b - a);
  const valor = `${(bytes / 1000).toFixed(1)} kB (${clave}, la mayor de ${otras.length + 1})`;
  return [
    fila('A pedido: JavaScript, gz', valor, '', `<= ${LIMITE_APARTE / 1000} kB`, bytes <= LIMITE_APARTE),
  ];
};
