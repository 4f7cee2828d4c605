import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leerCsv, revisarAsvs } from '../../scripts/sec/revisar-asvs.mjs';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));

describe('docs/asvs.csv', () => {
  it('cada requisito de los niveles 1 y 2, y cada uno que aplica con una prueba que existe', () => {
    const { problemas, requisitos, cuenta } = revisarAsvs(RAIZ);
    expect(problemas).toEqual([]);
    expect(requisitos).toHaveLength(253);
    expect(cuenta.get('aplica')).toBeGreaterThan(150);
  });

  it('las comillas y las comas de un campo no son otro campo', () => {
    expect(leerCsv('a,"b, ""c""",\n1,2,3\n')).toEqual([
      ['a', 'b, "c"', ''],
      ['1', '2', '3'],
    ]);
  });
});

describe('la revisión descubre', () => {
  let carpeta: string;
  beforeEach(() => {
    carpeta = mkdtempSync(join(tmpdir(), 'asvs-'));
    mkdirSync(join(carpeta, 'docs'));
    mkdirSync(join(carpeta, 'tests'));
    writeFileSync(join(carpeta, 'tests/a.test.ts'), "it('existe', () => {})");
  });
  afterEach(() => rmSync(carpeta, { recursive: true }));
  const revisar = (fila: string): string[] => {
    writeFileSync(join(carpeta, 'docs/asvs.csv'), `requisito,nivel,estado,qué,prueba\n${fila}\n`);
    return revisarAsvs(carpeta).problemas;
  };

  it('una prueba que no existe, un archivo que no existe y una fila sin razón', () => {
    expect(revisar('V1.1.1,L1,aplica,algo,tests/a.test.ts › existe')).toEqual([]);
    expect(revisar('V1.1.1,L1,aplica,algo,tests/a.test.ts › no está')).toHaveLength(1);
    expect(revisar('V1.1.1,L1,aplica,algo,tests/b.test.ts › existe')).toHaveLength(1);
    expect(revisar('V1.1.1,L1,aplica,algo,tests/a.test.ts')).toHaveLength(1);
    expect(revisar('V1.1.1,L1,no aplica,,')).toHaveLength(1);
    expect(revisar('V1.1.1,L1,quizás,,razón')).toHaveLength(1);
  });

  it('no confunde esta carpeta con otra', () => {
    cpSync(join(RAIZ, 'docs/asvs.csv'), join(carpeta, 'docs/asvs.csv'));
    expect(revisarAsvs(carpeta).problemas.length).toBeGreaterThan(100);
  });
});
