import { beforeEach, describe, expect, it } from 'vitest';
import type { Portapapeles } from '@/application/shared/equipo.port';

export interface PortapapelesBajoPrueba {
  portapapeles: Portapapeles;
  /** What was copied last; `null` while nothing was. */
  copiado(): string | null;
  /** From now on the browser refuses. */
  negar(): void;
}

export const contratoPortapapeles = (nombre: string, crear: () => PortapapelesBajoPrueba): void => {
  describe(`Portapapeles: ${nombre}`, () => {
    let prueba: PortapapelesBajoPrueba;
    beforeEach(() => {
      prueba = crear();
    });

    it('copies the text as it is, the last one', async () => {
      for (const texto of ['000-123', 'línea 1\nlínea 2 «ñ» 😀']) {
        await prueba.portapapeles.copiar(texto);
        expect(prueba.copiado()).toBe(texto);
      }
    });

    it('rejects when the browser refuses, and what was copied stays', async () => {
      await prueba.portapapeles.copiar('000-123');
      prueba.negar();
      await expect(prueba.portapapeles.copiar('otro')).rejects.toThrow('No se pudo copiar al portapapeles');
      expect(prueba.copiado()).toBe('000-123');
    });
  });
};
