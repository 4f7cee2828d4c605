import { describe, expect, it } from 'vitest';
import type { ContrasenasComunes } from '@/application/shared/secretos.port';

export const contratoContrasenasComunes = (nombre: string, comunes: ContrasenasComunes): void => {
  describe(`ContrasenasComunes: ${nombre}`, () => {
    it.each(['password', '12345678', 'iloveyou', 'PASSWORD', 'Qwertyuiop'])(
      'knows %s',
      async (contrasena) => {
        expect(await comunes.esComun(contrasena)).toBe(true);
      },
    );

    it.each(['', 'una clave larga y propia', 'password con más'])(
      'does not know «%s»',
      async (contrasena) => {
        expect(await comunes.esComun(contrasena)).toBe(false);
      },
    );
  });
};
