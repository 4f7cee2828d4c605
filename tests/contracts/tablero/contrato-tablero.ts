import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';

export const contratoTablero = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`Tablero: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);

    it('counts nothing when there is nothing', async () => {
      expect(await mundo().tablero.estadisticas()).toMatchObject({ participantes: 0, mensualidades: 0 });
    });

    it('counts participantes, mensualidades and free places', async () => {
      const sede = await mundo().sedes.crear(unaSede().conCupos(5, 2).datos());
      const dentro = unParticipante().enSede(sede.id).delArea('HOMBRES').enEstado('ACTIVO');
      const { id } = await mundo().participantes.crear(dentro.datos());
      await mundo().participantes.crear(unParticipante().datos());
      await mundo().mensualidades.crear(unaMensualidad().de(id).datos());
      expect(await mundo().tablero.estadisticas()).toMatchObject({
        participantes: 2,
        mensualidades: 1,
        cupos_disponibles: 6,
      });
    });

    it('adds what is owed past its due date', async () => {
      const { id } = await mundo().participantes.crear(unParticipante().datos());
      await mundo().mensualidades.crear(unaMensualidad().de(id).delMes('2020-01').porValor(300_000).datos());
      await mundo().mensualidades.crear(unaMensualidad().de(id).delMes('2099-01').porValor(500_000).datos());
      expect((await mundo().tablero.estadisticas()).cartera_vencida).toBe(300_000);
    });
  });
};
