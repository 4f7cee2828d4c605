import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { revisarDesde } from '@/infrastructure/di/server/consola/restaurar-desde';
import { empacarEn } from '@/infrastructure/storage/respaldos/empacar';
import { escribirRespaldo } from '@/infrastructure/storage/respaldos/escribir-respaldo';

describe('escribir un respaldo', () => {
  let carpeta = '';
  beforeEach(() => {
    carpeta = mkdtempSync(join(tmpdir(), 'escribir-respaldo-'));
  });
  afterEach(() => rmSync(carpeta, { recursive: true, force: true }));

  const escribir = (destino: { carpeta: string; nombre?: string }, trabajo = async () => {}) =>
    escribirRespaldo(
      { nombre: 'uno.tar.gz', frase: undefined, ...destino },
      (salida) =>
        empacarEn(salida, async ({ agregarTexto }) => {
          for (let n = 0; n < 50; n += 1) await agregarTexto(`${n}.txt`, 'a'.repeat(1_000));
          await trabajo();
        }),
      async () => null,
    );

  it('donde no se puede escribir, dice en qué carpeta, y no lo que después encontró roto', async () => {
    // No system takes so long a name, not even from who may write anywhere.
    const imposible = escribir({ carpeta, nombre: `${'x'.repeat(300)}.tar.gz` });
    await expect(imposible).rejects.toThrow(`No se puede escribir en ${carpeta}:`);
    const archivo = join(carpeta, 'un-archivo');
    writeFileSync(archivo, '');
    for (const destino of [archivo, join(archivo, 'dentro')])
      await expect(escribir({ carpeta: destino })).rejects.toThrow(`No se puede escribir en ${destino}:`);
  });

  it('si lo que falla es leer lo que se copia, eso es lo que dice, y no queda nada', async () => {
    const roto = escribir({ carpeta }, () => Promise.reject(new Error('la base se cayó')));
    await expect(roto).rejects.toThrow('la base se cayó');
    expect(readdirSync(carpeta)).toEqual([]);
  });

  it('al leer una carpeta como si fuera un respaldo, lo dice', async () => {
    await expect(revisarDesde({ ruta: carpeta, frase: undefined, llave: null })).rejects.toThrow(
      `No se puede leer el respaldo ${carpeta}: revise que exista, que sea un archivo`,
    );
  });
});
