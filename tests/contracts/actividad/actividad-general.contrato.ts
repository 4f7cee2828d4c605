import { unParticipante } from '@tests/builders/un-participante';
import { unUsuario } from '@tests/builders/un-usuario';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { bitacoraDe } from '@/application/participantes/bitacora/servicios-bitacora';
import { fechaEnBogota, sumarDias } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';
import type { Mundo } from '../apoyo/mundo';
import { mesaDeEstancias } from '../participantes/mesa-de-estancias';

const PAGINA = { pagina: 1, limite: 10 };

/** The history of everybody; what the adapter itself needed to start is not of this suite. */
export const actividadGeneral = (mundo: () => Mundo): void => {
  describe('buscar', () => {
    const hoy = () => fechaEnBogota(new Date());
    const buscar = (filtro = {}) => mundo().actividad.buscar({ entidad: 'sede', ...filtro, ...PAGINA });

    it('gives what everybody did by page, newest first, with the total', async () => {
      const primera = await mundo().sedes.crear(unaSede().datos());
      const segunda = await mundo().sedes.crear(unaSede().datos());
      await mundo().sedes.actualizar(primera.id, { municipio: 'Bello' });
      const pagina = await mundo().actividad.buscar({ entidad: 'sede', pagina: 1, limite: 2 });
      expect(pagina?.total).toBe(3);
      expect(pagina?.datos.map(({ accion, entidad_id }) => [accion, String(entidad_id)])).toEqual([
        ['ACTUALIZAR', String(primera.id)],
        ['CREAR', String(segunda.id)],
      ]);
      const otra = await mundo().actividad.buscar({ entidad: 'sede', pagina: 2, limite: 2 });
      expect(otra?.datos).toHaveLength(1);
    });

    it('says whose record it is, as they are called now; of what was deleted, nothing', async () => {
      const { id } = await mundo().participantes.crear(unParticipante().llamado('Luz Ríos').datos());
      await mundo().participantes.actualizar(id, { nombre: 'Luz Marina Ríos' });
      const casa = await mundo().sedes.crear(unaSede().llamada('Casa que cierra').datos());
      await mundo().sedes.eliminar(casa.id);
      const { datos = [] } = (await mundo().actividad.buscar({ pagina: 1, limite: 20 })) ?? {};
      const nombres = (entidad: string) =>
        new Set(datos.filter((linea) => linea.entidad === entidad).map(({ nombre }) => nombre));
      expect(nombres('participante')).toEqual(new Set(['Luz Marina Ríos']));
      expect(nombres('sede')).toEqual(new Set([null]));
    });

    it('says of whom is what hangs from a person', async () => {
      const { crear, actual, salir, deps } = mesaDeEstancias(mundo);
      const { id, nombre: suyo } = await crear();
      await salir((await actual(id)).id);
      const bitacora = bitacoraDe({ ...deps(), novedades: mundo().novedades });
      await bitacora.escribir(id, { tipo: 'VISITA', texto: 'Vino la mamá' });
      for (const entidad of ['estancia', 'evento_de_estancia', 'novedad'] as const) {
        const { datos = [] } = (await mundo().actividad.buscar({ entidad, ...PAGINA })) ?? {};
        expect(datos.map(({ nombre }) => nombre)).toEqual([suyo]);
      }
    });

    it('says which account it was even when it is deleted: whoever worked here is answered for', async () => {
      const { id } = await mundo().usuarios.crear(unUsuario().conCorreo('luz@fundacion.example').datos());
      await mundo().usuarios.actualizar(id, { rol: 'ADMINISTRADOR' });
      await mundo().usuarios.eliminar(id);
      const { datos = [] } = (await mundo().actividad.buscar({ entidad: 'usuario', ...PAGINA })) ?? {};
      const suyas = datos.filter(({ entidad_id }) => mismoId(entidad_id, id));
      expect(suyas.map(({ accion, nombre }) => [accion, nombre])).toEqual([
        ['ELIMINAR', 'luz@fundacion.example'],
        ['ACTUALIZAR', 'luz@fundacion.example'],
        ['CREAR', 'luz@fundacion.example'],
      ]);
    });

    it('notes what is taken out: which file, with how many rows', async () => {
      await mundo().actividad.anotarExportacion({ archivo: 'sedes-2026-11-23.csv', filas: 2 });
      const pagina = await mundo().actividad.buscar({ entidad: 'exportacion', ...PAGINA });
      expect(pagina?.total).toBe(1);
      expect(pagina?.datos[0]).toMatchObject({ accion: 'EXPORTAR', usuario: expect.stringContaining('@') });
      expect(pagina?.datos[0]?.cambios).toEqual(
        expect.arrayContaining([
          { campo: 'archivo', antes: null, despues: 'sedes-2026-11-23.csv' },
          { campo: 'filas', antes: null, despues: 2 },
        ]),
      );
    });

    it('filters by action, person, and days of Bogota, both included', async () => {
      const { id } = await mundo().sedes.crear(unaSede().datos());
      await mundo().sedes.eliminar(id);
      expect((await buscar({ accion: 'ELIMINAR' }))?.total).toBe(1);
      expect((await buscar({ usuario: 'ADMIN' }))?.total).toBe(2);
      expect((await buscar({ usuario: 'nadie' }))?.total).toBe(0);
      expect((await buscar({ desde: hoy(), hasta: hoy() }))?.total).toBe(2);
      expect((await buscar({ hasta: sumarDias(hoy(), -1) }))?.total).toBe(0);
      expect((await buscar({ desde: sumarDias(hoy(), 1) }))?.total).toBe(0);
    });
  });
};
