import { encontrarNavegador, navegadorSinVentanas } from './encontrar-navegador.mjs';
import { ejecutar } from './proceso.mjs';

const CHROMIUM_PATH = await encontrarNavegador().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
// Without one, undefined is no variable at all.
const env = { CHROMIUM_PATH, CHROMIUM_SIN_VENTANAS: navegadorSinVentanas() };
process.exit(await ejecutar('playwright', ['test', ...process.argv.slice(2)], env));
