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

const pasada = { status: 'passed', failureMessages: [] };
const segundoIntento = { status: 'passed', failureMessages: ['no apareció'] };
const caida = { status: 'failed', failureMessages: ['no apareció'] };

const deUnidad = (assertionResults: { status: string; failureMessages: string[] }[], status = 'passed') =>
  informe({
    numPassedTests: assertionResults.filter((p) => p.status === 'passed').length,
    numFailedTests: assertionResults.filter((p) => p.status === 'failed').length,
    testResults: [{ status, assertionResults }],
  });

describe('what the closing lines say', () => {
  it('counts what passed and what failed, and a file that did not load', () => {
    expect(contarUnidad(deUnidad([pasada, caida], 'failed'))).toMatchObject({ pasadas: 1, caidas: 1 });
    expect(contarUnidad(deUnidad([], 'failed'))).toMatchObject({ pasadas: 0, caidas: 1, total: 1 });
    expect(contarUnidad(join(carpeta, 'ninguno.json'))).toMatchObject({ total: 0 });
  });

  it('tells second tries apart, and up to three of them pass', () => {
    const tres = [pasada, segundoIntento, segundoIntento, segundoIntento];
    expect(contarUnidad(deUnidad(tres))).toEqual({ pasadas: 4, caidas: 0, inestables: 3, total: 4 });
    expect(contarUnidad(deUnidad([...tres, segundoIntento]))).toEqual({
      pasadas: 1,
      caidas: 4,
      inestables: 4,
      total: 5,
    });
  });

  it('does the same with the browser, whose errors outside a test are failures', () => {
    const deNavegador = (flaky: number, errors: unknown[] = []) =>
      contarNavegador(informe({ stats: { expected: 5, unexpected: 1, flaky }, errors }));
    expect(deNavegador(3)).toMatchObject({ pasadas: 8, caidas: 1, inestables: 3 });
    expect(deNavegador(4)).toMatchObject({ pasadas: 5, caidas: 5, inestables: 4 });
    expect(deNavegador(0, [{}])).toMatchObject({ pasadas: 5, caidas: 2 });
  });
});
