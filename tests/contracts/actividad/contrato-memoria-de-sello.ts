import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MemoriaDeSello } from '@/application/actividad/libro-encadenado.port';

export const contratoMemoriaDeSello = (nombre: string, crear: (carpeta: string) => MemoriaDeSello): void => {
  describe(`MemoriaDeSello: ${nombre}`, () => {
    let carpeta: string;
    beforeEach(() => {
      carpeta = mkdtempSync(join(tmpdir(), 'memoria-'));
    });
    afterEach(() => rmSync(carpeta, { recursive: true }));
    const MARCA = { numero: 7, firma: 'a'.repeat(64) };

    it('remembers nothing until it is told', async () => {
      expect(await crear(carpeta).leer()).toBeNull();
    });

    it('remembers the last one, also after the process is another', async () => {
      await crear(carpeta).guardar({ ...MARCA, numero: 6 });
      await crear(carpeta).guardar(MARCA);
      expect(await crear(carpeta).leer()).toEqual(MARCA);
    });

    it('leaves one file that nobody else reads', async () => {
      const memoria = crear(join(carpeta, 'nueva'));
      await memoria.guardar(MARCA);
      await memoria.guardar({ ...MARCA, numero: 8 });
      const [archivo, ...otros] = readdirSync(join(carpeta, 'nueva'));
      expect(otros).toEqual([]);
      expect(statSync(join(carpeta, 'nueva', archivo ?? '')).mode & 0o777).toBe(0o600);
    });

    it('one that was left half written is as none', async () => {
      await crear(carpeta).guardar(MARCA);
      const [archivo] = readdirSync(carpeta);
      writeFileSync(join(carpeta, archivo ?? ''), '{"numero":');
      expect(await crear(carpeta).leer()).toBeNull();
    });
  });
};
