import { chromium } from '@playwright/test';
import { encontrarNavegador } from '../../scripts/encontrar-navegador.mjs';

const opciones = async (puerto) => ({
  executablePath: await encontrarNavegador(),
  // A visitor's browser keeps pages for going back, and Lighthouse looks at whether they allow it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(puerto ? [`--remote-debugging-port=${puerto}`] : []),
  ],
});

/** The Chromium of the tests; with `puerto` another program can drive it through that debugging port. */
export const abrirNavegador = async ({ puerto } = {}) => chromium.launch(await opciones(puerto));

/** The same with a profile in that folder: what is stored there is also seen by whoever drives it through the port. */
export const abrirNavegadorConPerfil = async (carpeta, puerto) =>
  chromium.launchPersistentContext(carpeta, await opciones(puerto));
