import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { postgresFirmasUsadas } from '@/infrastructure/postgres/archivos/postgres-firmas';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

const EXPIRA = new Date('2026-11-21T15:01:00Z');

export const contratoFirmasUsadas = (nombre: string, abrir: AbrirBase): void => {
  describe(`FirmasUsadas: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const usar = (unico: string) => postgresFirmasUsadas(taller().db).usar(unico, EXPIRA);

    it('is used once', async () => {
      const unico = randomUUID();
      expect(await usar(unico)).toBe(true);
      expect(await usar(unico)).toBe(false);
      expect(await usar(unico)).toBe(false);
    });

    it('one does not spend another', async () => {
      await usar(randomUUID());
      expect(await usar(randomUUID())).toBe(true);
    });

    it('of many uses at once, one counts', async () => {
      const unico = randomUUID();
      const usos = await Promise.all(Array.from({ length: 8 }, () => usar(unico)));
      expect(usos.filter(Boolean)).toHaveLength(1);
    });
  });
};
