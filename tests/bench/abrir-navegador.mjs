import { chromium } from '@playwright/test';
import { encontrarNavegador } from '../../scripts/navegador.mjs';

/** The Chromium of the tests; with `puerto` another program can drive it through that debugging port. */
export const abrirNavegador = async ({ puerto } = {}) =>
  chromium.launch({
    executablePath: await encontrarNavegador(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      ...(puerto ? [`--remote-debugging-port=${puerto}`] : []),
    ],
  });
