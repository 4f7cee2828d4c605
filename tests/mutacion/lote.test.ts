import { describe, it } from 'vitest';

/**
 * The tests of one room in one file: a fault in a constant needs every module loaded again, and one worker per room
 * loads them once where one worker per test file loads them ten times.
 */
const archivos: string[] = JSON.parse(process.env.PRUEBAS_DEL_LOTE ?? '[]');

for (const archivo of archivos) {
  describe(archivo, async () => {
    try {
      await import(/* @vite-ignore */ new URL(`../../${archivo}`, import.meta.url).pathname);
    } catch (error) {
      // A file that does not load has no test that could fail, and its fault would count as not noticed.
      it('carga', () => {
        throw error;
      });
    }
  });
}
