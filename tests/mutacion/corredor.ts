import { type RunnerTestFile, TestRunner } from 'vitest';

/**
 * A fault that keeps tests from being listed leaves none to fail: without this the run would end well. It ends as an
 * error, which counts as noticed.
 */
export default class CorredorEstricto extends TestRunner {
  onCollected(archivos: RunnerTestFile[]): void {
    const fallido = archivos.find(({ result }) => result?.state === 'fail');
    if (fallido) throw new Error(`No se pudieron leer las pruebas: ${fallido.result?.errors?.[0]?.message}`);
  }
}
