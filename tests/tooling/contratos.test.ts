import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let proyecto = '';

const escribir = (ruta: string, texto: string) => writeFileSync(join(proyecto, ruta), texto);

const revisar = () => {
  const argumentos = [resolve('scripts/contratos.mjs'), '--revisar', proyecto];
  const { status, stdout, stderr } = spawnSync(process.execPath, argumentos, { encoding: 'utf8' });
  return { codigo: status, salida: stdout + stderr };
};

beforeEach(() => {
  proyecto = mkdtempSync(join(tmpdir(), 'contratos-'));
  for (const carpeta of ['src/application', 'src/infrastructure', 'tests/contracts'])
    cpSync(resolve(carpeta), join(proyecto, carpeta), { recursive: true });
});
afterEach(() => rmSync(proyecto, { recursive: true, force: true }));

describe('cada puerto tiene quien lo pruebe', () => {
  it('el proyecto está completo', () => {
    expect(revisar()).toMatchObject({ codigo: 0, salida: expect.not.stringContaining('FALTA') });
  });

  it('un puerto sin suite ni motivo se nota', () => {
    escribir('src/application/shared/nuevo.port.ts', 'export interface PuertoNuevo {\n  hacer(): void;\n}\n');
    const { codigo, salida } = revisar();
    expect(codigo).toBe(1);
    expect(salida).toContain('PuertoNuevo no tiene suite');
  });

  it('lo que solo es forma de unos datos no es un puerto', () => {
    escribir('src/application/shared/nuevo.port.ts', 'export interface DatosNuevos {\n  valor: number;\n}\n');
    expect(revisar().codigo).toBe(0);
  });

  it.each([
    'export const adaptadorNuevo: Tokens = { nuevo, huella };\n',
    'export const adaptadorNuevo = (db: Ejecutor, reloj = RELOJ): Cuentas => ({});\n',
    'export const adaptadorNuevo = async ({\n  carpeta,\n}: Ubicacion): Promise<BodegaArchivos> => {};\n',
  ])('un adaptador que no pasa por la suite de su puerto se nota: %s', (texto) => {
    escribir('src/infrastructure/nuevo.ts', texto);
    const { codigo, salida } = revisar();
    expect(codigo).toBe(1);
    expect(salida).toMatch(/adaptadorNuevo \(src\/infrastructure\/nuevo\.ts\) no pasa por la suite de/);
  });

  it('un motivo de lo que ya no existe se nota', () => {
    const ruta = 'src/application/shared/equipo.port.ts';
    escribir(ruta, readFileSync(join(proyecto, ruta), 'utf8').replace('interface Azar', 'interface Suerte'));
    const { codigo, salida } = revisar();
    expect(codigo).toBe(1);
    expect(salida).toContain('Azar sobra en SIN_SUITE');
    expect(salida).toContain('Suerte no tiene suite');
  });
});
