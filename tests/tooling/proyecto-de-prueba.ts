import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

interface Proyecto {
  raiz: string;
  escribir: (archivo: string, codigo: string) => void;
  leer: (archivo: string, de?: string) => string;
}

/** A project of its own for each test, with what is written in it. */
export const proyectoDePrueba = (): Proyecto => {
  const proyecto: Proyecto = {
    raiz: '',
    escribir: (archivo, codigo) => {
      mkdirSync(dirname(join(proyecto.raiz, archivo)), { recursive: true });
      writeFileSync(join(proyecto.raiz, archivo), codigo);
    },
    leer: (archivo, de = proyecto.raiz) => readFileSync(join(de, archivo), 'utf8'),
  };
  beforeEach(() => {
    proyecto.raiz = mkdtempSync(join(tmpdir(), 'proyecto-'));
    mkdirSync(join(proyecto.raiz, 'node_modules/.cache'), { recursive: true });
  });
  afterEach(() => rmSync(proyecto.raiz, { recursive: true }));
  return proyecto;
};
