import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const carpeta = (ruta: string): string => fileURLToPath(new URL(ruta, import.meta.url));

const informe = process.env.INFORME_UNIDAD;

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
          name: 'server',
          environment: 'node',
          pool: 'forks',
          include: ['tests/{server,contracts,infrastructure,faults,fuzz,tooling}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/ui/preparar.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
