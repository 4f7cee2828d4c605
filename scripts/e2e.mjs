import { encontrarNavegador, navegadorSinVentanas } from './encontrar-navegador.mjs';
import { ejecutar } from './proceso.mjs';

const CHROMIUM_SIN_VENTANAS = navegadorSinVentanas();
const CHROMIUM_PATH = await encontrarNavegador().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
process.exit(
  await ejecutar('playwright', ['test', ...process.argv.slice(2)], {
    CHROMIUM_PATH,
    ...(CHROMIUM_SIN_VENTANAS ? { CHROMIUM_SIN_VENTANAS } : {}),
  }),
);
