import { describe, expect, it } from 'vitest';
import { postgresActividadRepository } from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { postgresSesiones } from '@/infrastructure/postgres/sesion/postgres-sesiones';
import { postgresSesionesPropias } from '@/infrastructure/postgres/sesion/postgres-sesiones-propias';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export const contratoSesionesPropias = (nombre: string, abrir: AbrirBase): void => {
  describe(`SesionesPropias: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const propias = () => postgresSesionesPropias(taller().contexto());
    const abiertas = () => postgresSesiones(taller().db, taller().reloj);
    /** Three sessions of one person, a minute apart, the first one last. */
    const conTres = async () => {
      const ana = await taller().persona('ana@ejemplo.example');
      for (const huella of ['vieja', 'media', 'nueva']) {
        await taller().abrirSesion(huella, ana.id, { direccion: '10.0.0.9', agente: FIREFOX });
        taller().pasarMinutos(1);
      }
      return ana;
    };
    const historia = async (id: number) =>
      (await postgresActividadRepository(taller().contexto()).listarDe('usuario', id))?.map(
        ({ accion, cambios }) => [accion, ...cambios.map(({ campo, despues }) => [campo, despues])],
      ) ?? [];

    it('tells them last used first, in words, and which one asks', async () => {
      const ana = await conTres();
      const lista = await propias().listar(ana.id, 'media');
      expect(lista.map(({ actual }) => actual)).toEqual([false, true, false]);
      expect(lista.map(({ creada_en }) => creada_en)).toEqual(
        ['15:02', '15:01', '15:00'].map((hora) => `2026-11-21T${hora}:00.000Z`),
      );
      expect(lista[0]).toMatchObject({ direccion: '10.0.0.9', dispositivo: 'Firefox en Linux' });
      expect(JSON.stringify(lista)).not.toMatch(/nueva|media|vieja/);
    });

    it('leaves out those of others, those that ended and those nobody uses', async () => {
      const ana = await taller().persona('ana@ejemplo.example');
      const rut = await taller().persona('rut@ejemplo.example');
      await taller().abrirSesion('dormida', ana.id);
      taller().pasarMinutos(30);
      await taller().abrirSesion('cerrada', ana.id);
      await abiertas().revocar('cerrada');
      await taller().abrirSesion('de-rut', rut.id);
      expect(await propias().listar(ana.id, null)).toEqual([]);
    });

    it('ends one, and only that one', async () => {
      const ana = await conTres();
      const [, media] = await propias().listar(ana.id, 'nueva');
      expect(await propias().cerrar(ana.id, media?.id, 'nueva')).toBe(1);
      expect(await abiertas().titular('media')).toBeNull();
      expect(await propias().listar(ana.id, 'nueva')).toHaveLength(2);
      expect(await propias().cerrar(ana.id, media?.id, 'nueva')).toBe(0);
    });

    it('ends all but the one that asks', async () => {
      const ana = await conTres();
      expect(await propias().cerrar(ana.id, undefined, 'nueva')).toBe(2);
      expect((await propias().listar(ana.id, 'nueva')).map(({ actual }) => actual)).toEqual([true]);
      const [unica] = await propias().listar(ana.id, 'nueva');
      expect(await propias().cerrar(ana.id, unica?.id, 'nueva')).toBe(0);
    });

    it('ends none of another person, nor for an id that is not one', async () => {
      const ana = await conTres();
      const rut = await taller().persona('rut@ejemplo.example');
      const [suya] = await propias().listar(ana.id, null);
      for (const id of [suya?.id ?? 0, 'abc', 999_999])
        expect(await propias().cerrar(rut.id, id, null)).toBe(0);
      expect(await propias().listar(ana.id, null)).toHaveLength(3);
    });

    it('leaves a line in the history when something ended, and none when nothing did', async () => {
      const ana = await conTres();
      const antes = (await historia(ana.id)).length;
      await propias().cerrar(ana.id, undefined, 'nueva');
      await propias().cerrar(ana.id, undefined, 'nueva');
      const lineas = await historia(ana.id);
      expect(lineas).toHaveLength(antes + 1);
      expect(lineas[0]).toEqual(['ACTUALIZAR', ['sesiones_cerradas', 2]]);
    });

    it('ends the one that asks when its owner goes out', async () => {
      const ana = await conTres();
      await propias().salir(ana.id, 'nueva');
      expect(await abiertas().titular('nueva')).toBeNull();
      expect(await abiertas().titular('media')).not.toBeNull();
      expect((await historia(ana.id))[0]).toEqual(['SALIR']);
    });
  });
};
