import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

const sinCajaDeArena = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const informe = process.env.INFORME_NAVEGADOR;

/**
 * What a browser without windows does otherwise than that of people: it keeps no page for the Back button, moves the pointer
 * over a page that arrives, and does not say whose its disk is.
 */
const EN_EL_ENTERO = [
  '**/publico/*.spec.ts',
  '**/sitio*.spec.ts',
  '**/fallas/atras.spec.ts',
  '**/sin-red/turno.spec.ts',
];

/** Most screens, over again as the oldest browsers that are served have them. */
const EN_UNO_ANTERIOR = [
  '**/recorrido-espina.spec.ts',
  '**/participantes-ficha.spec.ts',
  '**/financiero.spec.ts',
  '**/saldo-a-favor.spec.ts',
  '**/archivos.spec.ts',
  '**/entrega-de-turno.spec.ts',
];

const con = (executablePath: string | undefined) => ({
  launchOptions: {
    executablePath,
    args: [
      ...sinCajaDeArena,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  },
});

export default defineConfig<{ anterior: boolean }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // While one waits for its page or its server, another works. Each has servers of its own.
  workers: availableParallelism(),
  // No journey measures time: these only end one that hangs, also on a machine that stops answering for a while.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: informe ? [['list'], ['json', { outputFile: informe }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // What a worker answers never reaches `page.route`, with which these tests break the network. Those of the worker
    // itself allow it.
    serviceWorkers: 'block',
    // What was done, asked and on the page; a film of every passing test would cost more than it tells.
    // Writing it down slows every test by a tenth: where nobody will open it, none does.
    trace: {
      mode: process.env.CI ? 'off' : 'retain-on-failure',
      screenshots: false,
      snapshots: true,
      sources: false,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: EN_EL_ENTERO,
      use: con(process.env.CHROMIUM_SIN_VENTANAS ?? process.env.CHROMIUM_PATH),
    },
    {
      name: 'e2e-anterior',
      testMatch: EN_UNO_ANTERIOR,
      use: {
        ...con(process.env.CHROMIUM_SIN_VENTANAS ?? process.env.CHROMIUM_PATH),
        anterior: true,
      },
    },
    { name: 'e2e-entero', testMatch: EN_EL_ENTERO, use: con(process.env.CHROMIUM_PATH) },
  ],
});
