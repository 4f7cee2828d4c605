import { describe, expect, it } from 'vitest';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';

/** `crear` makes them over a secret of its own. */
export const contratoLlaveDeHistoria = (
  nombre: string,
  crear: (secreto: string) => LlaveDeHistoria,
): void => {
  describe(`LlaveDeHistoria: ${nombre}`, () => {
    const [una, misma, otra] = [crear('un secreto'), crear('un secreto'), crear('otro secreto')];

    it('signs the same text alike, wherever the same secret is', () => {
      expect(una.firmar('la historia')).toBe(misma.firmar('la historia'));
      expect(una.id).toBe(misma.id);
    });

    it('neither another text nor another secret gives the same', () => {
      expect(una.firmar('la historia ')).not.toBe(una.firmar('la historia'));
      expect(otra.firmar('la historia')).not.toBe(una.firmar('la historia'));
      expect(otra.id).not.toBe(una.id);
    });

    it('neither its name nor what it signs shows the secret', () => {
      for (const texto of [una.id, una.firmar('un secreto')]) expect(texto).not.toContain('secreto');
    });
  });
};
