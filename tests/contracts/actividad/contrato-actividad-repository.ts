import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { ID_INEXISTENTE } from '../apoyo/ids';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { actividadGeneral } from './actividad-general.contrato';

/** Reading a record may leave a CONSULTAR line where the adapter keeps them: the suite looks at the writes. */
export const contratoActividadRepository = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`ActividadRepository: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    actividadGeneral(mundo);
    const escrituras = async (
      ...[entidad, id]: Parameters<ReturnType<typeof mundo>['actividad']['listarDe']>
    ) => (await mundo().actividad.listarDe(entidad, id))?.filter((linea) => linea.accion !== 'CONSULTAR');

    it('tells each change of a record, newest first, with who and what', async () => {
      const { id } = await mundo().sedes.crear(unaSede().enMunicipio('Bello').datos());
      await mundo().sedes.actualizar(id, { municipio: 'Apartadó' });
      await mundo().sedes.actualizar(id, { archivado: true });
      await mundo().sedes.actualizar(id, { archivado: false });
      const lineas = await escrituras('sede', id);
      expect(lineas?.map((linea) => linea.accion)).toEqual(['RESTAURAR', 'ARCHIVAR', 'ACTUALIZAR', 'CREAR']);
      expect(lineas?.[2]?.cambios).toEqual([{ campo: 'municipio', antes: 'Bello', despues: 'Apartadó' }]);
      expect(lineas?.every((linea) => linea.usuario?.includes('@'))).toBe(true);
    });

    it('asked only for the changes, does not tell who read it', async () => {
      const { id } = await mundo().participantes.crear(unParticipante().datos());
      await mundo().participantes.obtener(id);
      await mundo().participantes.actualizar(id, { telefono: '3109876543' });
      const lineas = await mundo().actividad.listarDe('participante', id, { soloCambios: true });
      expect(lineas?.map((linea) => linea.accion)).toEqual(['ACTUALIZAR', 'CREAR']);
    });

    it('does not mix records, nor entities with the same id', async () => {
      const sede = await mundo().sedes.crear(unaSede().datos());
      await mundo().sedes.crear(unaSede().datos());
      await mundo().participantes.crear(unParticipante().datos());
      expect(await escrituras('sede', sede.id)).toHaveLength(1);
      expect(await escrituras('mensualidad', sede.id)).toEqual([]);
    });

    it('has nothing to tell of a record that nobody touched', async () => {
      for (const id of [ID_INEXISTENTE, 'abc']) expect(await escrituras('sede', id)).toEqual([]);
      const criterios = { entidad: 'sede', pagina: 1, limite: 10 } as const;
      expect(await mundo().actividad.buscar(criterios)).toEqual({ datos: [], total: 0 });
    });

    it('gives copies: changing them changes nothing of what happened', async () => {
      const { id } = await mundo().sedes.crear(unaSede().enMunicipio('Bello').datos());
      await mundo().sedes.actualizar(id, { municipio: 'Apartadó' });
      const [linea] = (await escrituras('sede', id)) ?? [];
      if (linea?.cambios[0]) linea.cambios[0].despues = 'Alterado';
      if (linea) linea.accion = 'ELIMINAR';
      expect((await escrituras('sede', id))?.[0]).toMatchObject({
        accion: 'ACTUALIZAR',
        cambios: [{ antes: 'Bello', despues: 'Apartadó' }],
      });
    });

    it('remembers a record after it was deleted', async () => {
      const { id } = await mundo().sedes.crear(unaSede().datos());
      await mundo().sedes.eliminar(id);
      expect((await escrituras('sede', id))?.[0]?.accion).toBe('ELIMINAR');
    });
  });
};
