import { RAIZ } from './proceso.mjs';
import { revisarAsvs } from './sec/revisar-asvs.mjs';

const { problemas, cuenta, requisitos } = revisarAsvs(RAIZ);
for (const problema of problemas) console.error(problema);
const detalle = [...cuenta].map(([estado, cuantos]) => `${cuantos} ${estado}`).join(', ');
console.log(`ASVS 5.0: ${requisitos.length} requisitos (${detalle}), ${problemas.length} problemas`);
process.exit(problemas.length > 0 ? 1 : 0);
