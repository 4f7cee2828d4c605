import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const carpeta = (ruta: string): string => fileURLToPath(new URL(ruta, import.meta.url));

export default defineConfig({
  resolve: { alias: { '@/': carpeta('../../src/'), '@tests/': carpeta('../') } },
  test: {
    environment: 'node',
    runner: carpeta('./corredor.ts'),
    include: ['tests/mutacion/lote.test.ts'],
    unstubGlobals: true,
    restoreMocks: true,
  },
});
