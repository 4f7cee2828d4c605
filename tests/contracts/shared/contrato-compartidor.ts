import { beforeEach, describe, expect, it } from 'vitest';
import type { Compartidor } from '@/application/shared/equipo.port';

export interface CompartidorBajoPrueba {
  compartidor: Compartidor;
  /** The same on a machine that shares nothing. */
  sinQuien: Compartidor;
  compartidos: readonly File[];
  /** From now on the person closes the list without choosing. */
  seArrepiente(): void;
  /** From now on the machine refuses. */
  seNiega(): void;
}

const RECIBO = {
  nombre: 'recibo-12.pdf',
  tipo: 'application/pdf',
  bytes: new Uint8Array([37, 80, 68, 70]),
};

export const contratoCompartidor = (nombre: string, crear: () => CompartidorBajoPrueba): void => {
  describe(`Compartidor: ${nombre}`, () => {
    let prueba: CompartidorBajoPrueba;
    beforeEach(() => {
      prueba = crear();
    });

    it('says which files the machine hands over', () => {
      expect(prueba.compartidor.puede('application/pdf')).toBe(true);
      expect(prueba.compartidor.puede('text/x-raro')).toBe(false);
      expect(prueba.sinQuien.puede('application/pdf')).toBe(false);
    });

    it('hands over the file with its name, type and bytes', async () => {
      expect(await prueba.compartidor.compartir(RECIBO)).toBe(true);
      const [archivo] = prueba.compartidos;
      expect([archivo?.name, archivo?.type]).toEqual(['recibo-12.pdf', 'application/pdf']);
      expect([...new Uint8Array((await archivo?.arrayBuffer()) ?? [])]).toEqual([37, 80, 68, 70]);
    });

    it('thinking better of it is not a failure; a refusal is', async () => {
      prueba.seArrepiente();
      expect(await prueba.compartidor.compartir(RECIBO)).toBe(false);
      prueba.seNiega();
      await expect(prueba.compartidor.compartir(RECIBO)).rejects.toThrow();
      await expect(prueba.sinQuien.compartir(RECIBO)).rejects.toThrow('no comparte archivos');
      expect(prueba.compartidos).toEqual([]);
    });
  });
};
