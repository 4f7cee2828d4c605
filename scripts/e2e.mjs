import { encontrarNavegador } from './encontrar-navegador.mjs';
import { ejecutar } from './proceso.mjs';

const CHROMIUM_PATH = await encontrarNavegador({ sinVentanas: true }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
process.exit(await ejecutar('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH }));
