import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
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

    it('does not mix records, nor entities with the same id', async () => {
      const sede = await mundo().sedes.crear(unaSede().datos());
      await mundo().sedes.crear(unaSede().datos());
      await mundo().participantes.crear(unParticipante().datos());
      expect(await escrituras('sede', sede.id)).toHaveLength(1);
      expect(await escrituras('mensualidad', sede.id)).toEqual([]);
    });

    it('remembers a record after it was deleted', async () => {
      const { id } = await mundo().sedes.crear(unaSede().datos());
      await mundo().sedes.eliminar(id);
      expect((await escrituras('sede', id))?.[0]?.accion).toBe('ELIMINAR');
    });
  });
};
