import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { sumarMeses } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';

import { dia, ESTE, HOY, presente, usarCasa } from './casa-que-cierra';

export const contratoLibroDeArqueos = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`LibroDeArqueos: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const { casa, casos, pagar } = usarCasa(mundo);
    const rango = { desde: dia(ESTE, 1), hasta: HOY };

    it('keeps a count with what there should be, who counted and when', async () => {
      await pagar(casa.actual, 300, HOY);
      const arqueo = await casos().guardarArqueo({
        ...rango,
        sede_id: casa.sede,
        conteo: { 100: 2, 50: 1 },
        nota: 'Falta un billete',
      });
      expect(arqueo).toMatchObject({
        ...rango,
        sede_id: casa.sede,
        sede_nombre: 'Casa Bello',
        conteo: { 100: 2, 50: 1 },
        contado: 250,
        recibido: 300,
        devuelto: 0,
        diferencia: -50,
        nota: 'Falta un billete',
        contado_por: expect.stringContaining('@'),
      });
      expect(await mundo().arqueos.deCaja(rango)).toEqual({
        arqueos: [arqueo],
        esperado: { recibido: 300, devuelto: 0 },
      });
      expect(await mundo().actividad.listarDe('arqueo', arqueo.id)).toMatchObject([{ accion: 'CREAR' }]);
    });

    it('keeps what there was in the drawer before and what was taken out of it, and balances with them', async () => {
      await pagar(casa.actual, 300, HOY);
      const caja = { ...rango, sede_id: casa.sede, contado: 150 };
      const cuadra = await casos().guardarArqueo({ ...caja, base: 50, retirado: 200 });
      expect(cuadra).toMatchObject({ base: 50, retirado: 200, recibido: 300, diferencia: 0 });
      expect(await casos().guardarArqueo(caja)).toMatchObject({ base: 0, retirado: 0, diferencia: -150 });
      expect(presente(await mundo().arqueos.deCaja(rango)).arqueos[1]).toEqual(cuadra);
    });

    it('the cash of a sede is what was paid in it', async () => {
      const { id: otra } = await mundo().sedes.crear(unaSede().llamada('Casa Apartadó').datos());
      await pagar(casa.actual, 200, HOY);
      const esperadoEn = async (sede_id: Id) =>
        presente(await mundo().arqueos.deCaja({ ...rango, sede_id })).esperado.recibido;
      expect([await esperadoEn(casa.sede), await esperadoEn(otra)]).toEqual([200, 0]);
      await casos().guardarArqueo({ ...rango, sede_id: casa.sede, contado: 200 });
      expect(presente(await mundo().arqueos.deCaja({ ...rango, sede_id: otra })).arqueos).toEqual([]);
      expect(presente(await mundo().arqueos.deCaja(rango)).arqueos).toHaveLength(1);
    });

    it('one of all the sedes is read in each of them too: its cash was counted', async () => {
      const { id: otra } = await mundo().sedes.crear(unaSede().llamada('Casa Apartadó').datos());
      const { id } = await casos().guardarArqueo({ ...rango, contado: 0 });
      await casos().guardarArqueo({ ...rango, sede_id: casa.sede, contado: 0 });
      const { arqueos } = presente(await mundo().arqueos.deCaja({ ...rango, sede_id: otra }));
      expect(arqueos).toMatchObject([{ id, sede_id: null, sede_nombre: null }]);
    });

    it('refuses what is not a count', async () => {
      const guardar = (datos: object) => casos().guardarArqueo({ ...rango, ...datos });
      await expect(guardar({})).rejects.toMatchObject({ campos: { contado: 'Escriba cuánto contó' } });
      await expect(guardar({ conteo: { 100: 1 }, contado: 5 })).rejects.toMatchObject({
        codigo: 'VALIDACION',
      });
      await expect(guardar({ contado: 5, hasta: dia(sumarMeses(ESTE, 2), 1) })).rejects.toMatchObject({
        campos: { hasta: 'El último día que se cuenta no puede ser futuro' },
      });
      await expect(guardar({ contado: 5, sede_id: 987_654 })).rejects.toMatchObject({
        campos: { sede_id: 'La sede no existe' },
      });
    });

    it('the same key counts once, and a sede with counts is not erased', async () => {
      const datos = { ...rango, sede_id: casa.sede, contado: 7 };
      const clave = { clave: 'arqueo-1' };
      const [una, otra] = [
        await casos().guardarArqueo(datos, clave),
        await casos().guardarArqueo(datos, clave),
      ];
      expect(otra).toEqual(una);
      const { id: sola } = await mundo().sedes.crear(unaSede().llamada('Casa sola').datos());
      await casos().guardarArqueo({ ...datos, sede_id: sola });
      await expect(mundo().sedes.eliminar(sola)).rejects.toMatchObject({ codigo: 'CONFLICTO' });
    });
  });
};
