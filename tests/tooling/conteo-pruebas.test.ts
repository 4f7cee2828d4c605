import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const { contarNavegador, contarUnidad } = await import(resolve('scripts/conteo-pruebas.mjs'));

const carpeta = mkdtempSync(join(tmpdir(), 'conteo-'));
afterAll(() => rmSync(carpeta, { recursive: true }));

const informe = (contenido: unknown): string => {
  const ruta = join(carpeta, 'informe.json');
  writeFileSync(ruta, JSON.stringify(contenido));
  return ruta;
};

const pasada = { status: 'passed' };
const caida = { status: 'failed' };

const deUnidad = (assertionResults: { status: string }[], status = 'passed') =>
  informe({
    numPassedTests: assertionResults.filter((p) => p.status === 'passed').length,
    numFailedTests: assertionResults.filter((p) => p.status === 'failed').length,
    testResults: [{ status, assertionResults }],
  });

describe('what the closing lines say', () => {
  it('counts what passed and what failed, and a file that did not load', () => {
    expect(contarUnidad(deUnidad([pasada, pasada, caida], 'failed'))).toEqual({
      pasadas: 2,
      caidas: 1,
      total: 3,
    });
    expect(contarUnidad(deUnidad([], 'failed'))).toEqual({ pasadas: 0, caidas: 1, total: 1 });
    expect(contarUnidad(join(carpeta, 'ninguno.json'))).toEqual({ pasadas: 0, caidas: 0, total: 0 });
  });

  it('does the same with the browser, whose errors outside a test are failures', () => {
    const deNavegador = (errors: unknown[]) =>
      contarNavegador(informe({ stats: { expected: 5, unexpected: 1, flaky: 0 }, errors }));
    expect(deNavegador([])).toEqual({ pasadas: 5, caidas: 1, total: 6 });
    expect(deNavegador([{}])).toEqual({ pasadas: 5, caidas: 2, total: 7 });
  });
});
