import { existsSync } from 'node:fs';
import { ejecutar, RAIZ } from './proceso.mjs';

const PROGRAMA = 'dist/server/consola.js';

if (!existsSync(`${RAIZ}${PROGRAMA}`)) {
  console.error('El programa no está compilado: ejecute primero npm run build.');
  process.exit(1);
}
process.exit(await ejecutar(process.execPath, [PROGRAMA, ...process.argv.slice(2)]));
