import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const carpeta = (ruta: string): string => fileURLToPath(new URL(ruta, import.meta.url));

const informe = process.env.INFORME_UNIDAD;

// They replace modules or pretend to be a browser: each alone in its context.
const APARTE = ['tests/infrastructure/di/**/*.test.ts', 'tests/**/*.aparte.test.ts'];
const servidor: TestProjectInlineConfiguration['test'] = { environment: 'node', pool: 'forks' };

export default defineConfig({
  resolve: { alias: { '@/': carpeta('./src/'), '@tests/': carpeta('./tests/') } },
  test: {
    maxWorkers: availableParallelism(),
    reporters: informe ? ['default', ['json', { outputFile: informe }]] : ['default'],
    // No test measures time: these only end one that hangs, also on a machine that stops answering for a while.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
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
          // Each file has its own servers and databases; reading the modules once per worker saves a third of the time.
          isolate: false,
          include: ['tests/{server,contracts,infrastructure,faults,fuzz,tooling,recomputo}/**/*.test.ts'],
          exclude: APARTE,
        },
      },
      { extends: true, test: { ...servidor, name: 'server-aparte', include: APARTE } },
      {
        extends: true,
        // Each file in a context of its own. Shared they take half as long (340 s for 700), but what one leaves reaches the next:
        // in another order, some always failed.
        test: {
          name: 'ui',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/ui/preparar.ts'],
        },
      },
    ],
  },
});
