import { describe, expect, it } from 'vitest';
import type { Tokens } from '@/application/shared/secretos.port';

export const contratoTokens = (nombre: string, tokens: Tokens): void => {
  describe(`Tokens: ${nombre}`, () => {
    it('are 256 random bits that travel as text, others each time', () => {
      const muchos = Array.from({ length: 500 }, () => tokens.nuevo());
      expect(muchos.filter((token) => !/^[\w-]{43}$/.test(token))).toEqual([]);
      expect(new Set(muchos).size).toBe(500);
      expect(Buffer.from(muchos[0] ?? '', 'base64url')).toHaveLength(32);
    });

    it('have a digest that is always the same, and is never the token', () => {
      const token = tokens.nuevo();
      expect(tokens.huella(token)).toBe(tokens.huella(token));
      expect(tokens.huella(token)).toMatch(/^[0-9a-f]{64}$/);
      expect(tokens.huella(token)).not.toContain(token);
      expect(tokens.huella(`${token}A`)).not.toBe(tokens.huella(token));
    });
  });
};
