import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const carpeta = (ruta: string): string => fileURLToPath(new URL(ruta, import.meta.url));

const informe = process.env.INFORME_UNIDAD;

// Each of these replaces modules, pretends to be a browser or starts the whole application: alone in its context.
const APARTE_SERVIDOR = ['tests/infrastructure/di/**/*.test.ts'];
const APARTE_PANTALLAS = [
  'tests/ui/panel/montar.test.tsx',
  'tests/ui/participantes/parte-rota.test.tsx',
  'tests/ui/tema/reglas-listas.test.ts',
];

type Base = TestProjectInlineConfiguration['test'];

// The rest share a context per worker: reading the modules once takes half as long as reading them for every file.
const servidor: Base = { environment: 'node', pool: 'forks', testTimeout: 60_000, hookTimeout: 120_000 };
const pantallas: Base = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { url: 'http://localhost/' } },
  setupFiles: ['tests/ui/preparar.ts'],
  testTimeout: 60_000,
};

export default defineConfig({
  resolve: { alias: { '@/': carpeta('./src/'), '@tests/': carpeta('./tests/') } },
  test: {
    maxWorkers: 2,
    reporters: informe ? ['default', ['json', { outputFile: informe }]] : ['default'],
    unstubGlobals: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          // Pure code without globals to spoil: one context for every file is ten times faster.
          isolate: false,
          include: ['tests/domain/**/*.test.ts', 'tests/application/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...servidor,
          name: 'server',
          isolate: false,
          include: ['tests/{server,contracts,infrastructure,faults,fuzz,tooling}/**/*.test.ts'],
          exclude: APARTE_SERVIDOR,
        },
      },
      { extends: true, test: { ...servidor, name: 'server-aparte', include: APARTE_SERVIDOR } },
      {
        extends: true,
        test: {
          ...pantallas,
          name: 'ui',
          isolate: false,
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          exclude: APARTE_PANTALLAS,
        },
      },
      { extends: true, test: { ...pantallas, name: 'ui-aparte', include: APARTE_PANTALLAS } },
    ],
  },
});
