import { beforeEach, describe, expect, it } from 'vitest';
import type { Cofre } from '@/application/sin-red/cofre.port';
import { rechazo } from '../apoyo/rechazo';

export interface CofreBajoPrueba {
  cofre: Cofre;
  /** Somebody is in front of the device and opens what is theirs, choosing it the first time. */
  abrir(dueno: string): Promise<void>;
  /** The page is closed and opened again: what was open is not. */
  recargar(): Promise<Cofre>;
  /** From now on nothing else fits in the device. */
  llenar(): void;
}

export const contratoCofre = (nombre: string, crear: () => Promise<CofreBajoPrueba>): void => {
  describe(`Cofre: ${nombre}`, () => {
    let prueba: CofreBajoPrueba;
    let cofre: Cofre;
    beforeEach(async () => {
      prueba = await crear();
      cofre = prueba.cofre;
    });

    it('keeps nothing until somebody chooses it', async () => {
      expect(cofre.estado()).toBe('apagado');
      await rechazo(cofre.guardar('cola 0001', 'x'), 'COFRE_CERRADO');
      expect(await cofre.leer('cola 0001')).toBeNull();
      expect(await cofre.nombres('')).toEqual([]);
      expect(await cofre.cuantos('cola')).toBe(0);
    });

    it('gives back what was kept, the last time it was, and null for the rest', async () => {
      await prueba.abrir('7');
      expect(cofre.estado()).toBe('abierto');
      await cofre.guardar('copia datos', 'Ana Peña 🧾\n850.000');
      await cofre.guardar('copia datos', '');
      await cofre.guardar('cola 0001', 'Ñame');
      expect(await cofre.leer('copia datos')).toBe('');
      expect(await cofre.leer('cola 0001')).toBe('Ñame');
      expect(await cofre.leer('cola 0002')).toBeNull();
    });

    it('lists the names that begin so, in order, and forgets what is removed', async () => {
      await prueba.abrir('7');
      for (const uno of ['cola 0010', 'copia datos', 'cola 0002', 'colada']) await cofre.guardar(uno, uno);
      expect(await cofre.nombres('cola ')).toEqual(['cola 0002', 'cola 0010']);
      await cofre.quitar('cola 0002');
      await cofre.quitar('cola 9999');
      expect(await cofre.nombres('')).toEqual(['cola 0010', 'colada', 'copia datos']);
      expect(await cofre.cuantos('cola')).toBe(1);
    });

    it('is closed after a reload, says how many there are, and gives all back to who opens it', async () => {
      await prueba.abrir('7');
      await cofre.guardar('cola 0001', 'uno');
      cofre = await prueba.recargar();
      expect(cofre.estado()).toBe('cerrado');
      expect(await cofre.leer('cola 0001')).toBeNull();
      expect(await cofre.nombres('')).toEqual([]);
      expect(await cofre.cuantos('cola')).toBe(1);
      await rechazo(cofre.guardar('cola 0002', 'dos'), 'COFRE_CERRADO');
      await rechazo(cofre.quitar('cola 0001'), 'COFRE_CERRADO');
      await prueba.abrir('7');
      expect(await cofre.leer('cola 0001')).toBe('uno');
    });

    it('shows nobody what another person keeps', async () => {
      await prueba.abrir('7');
      await cofre.guardar('cola 0001', 'de siete');
      await prueba.abrir('8');
      expect(await cofre.leer('cola 0001')).toBeNull();
      expect(await cofre.nombres('')).toEqual([]);
      expect(await cofre.cuantos('cola')).toBe(0);
      await cofre.guardar('cola 0001', 'de ocho');
      await cofre.quitar('cola 0001');
      await prueba.abrir('7');
      expect(await cofre.leer('cola 0001')).toBe('de siete');
    });

    it('seals what is kept elsewhere, for the same thing, for who sealed it and while it is open', async () => {
      expect(await cofre.sellar('Penicilina', 'participante:7')).toBeNull();
      await prueba.abrir('7');
      const sello = (await cofre.sellar('Penicilina', 'participante:7')) ?? '';
      expect(sello).not.toContain('Penicilina');
      expect(await cofre.desellar(sello, 'participante:7')).toBe('Penicilina');
      expect(await cofre.desellar(sello, 'participante:8')).toBeNull();
      expect(await cofre.desellar('otra cosa', 'participante:7')).toBeNull();
      await prueba.abrir('8');
      expect(await cofre.desellar(sello, 'participante:7')).toBeNull();
      await prueba.abrir('7');
      cofre = await prueba.recargar();
      expect(await cofre.desellar(sello, 'participante:7')).toBeNull();
      expect(await cofre.sellar('Penicilina', 'participante:7')).toBeNull();
      await prueba.abrir('7');
      expect(await cofre.desellar(sello, 'participante:7')).toBe('Penicilina');
    });

    it('refuses what does not fit and keeps what was there', async () => {
      await prueba.abrir('7');
      await cofre.guardar('cola 0001', 'uno');
      prueba.llenar();
      const error = await rechazo(cofre.guardar('cola 0002', 'x'.repeat(10_000)), 'SIN_ESPACIO');
      expect(error.message).toContain('No queda espacio en este equipo');
      expect(await cofre.leer('cola 0001')).toBe('uno');
      expect(await cofre.nombres('cola')).toEqual(['cola 0001']);
    });

    it('tells who asked when it opens, until they stop asking', async () => {
      let avisos = 0;
      const dejar = cofre.suscribir(() => {
        avisos += 1;
      });
      await prueba.abrir('7');
      expect(avisos).toBeGreaterThan(0);
      dejar();
      const hasta = avisos;
      cofre = await prueba.recargar();
      await prueba.abrir('7');
      expect(avisos).toBe(hasta);
    });
  });
};
