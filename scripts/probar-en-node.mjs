import { otroNode } from './entrega/otro-node.mjs';
import { ejecutar } from './proceso.mjs';

const [version, ...argumentos] = process.argv.slice(2);
if (!version) {
  console.error('Uso: npm run probar-en-node -- 24 [lo que se le diría a vitest run]');
  process.exit(2);
}
const node = otroNode(version);
process.exit(await ejecutar(node, ['node_modules/vitest/vitest.mjs', 'run', ...argumentos]));
