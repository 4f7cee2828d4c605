import { describe, expect, it } from 'vitest';
import type { GeneradorIds } from '@/application/shared/equipo.port';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const contratoGeneradorIds = (nombre: string, ids: GeneradorIds): void => {
  describe(`GeneradorIds: ${nombre}`, () => {
    it('gives a random UUID, another one each time', () => {
      const muchos = Array.from({ length: 500 }, () => ids.nuevo());
      expect(muchos.filter((id) => !UUID.test(id))).toEqual([]);
      expect(new Set(muchos).size).toBe(500);
    });
  });
};
