import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

export const sedeEscritura = (mundo: () => Mundo): void => {
  const sedes = () => mundo().sedes;

  describe('crear', () => {
    it('stores what was given, with its defaults, and begins at version 1', async () => {
      const creada = await sedes().crear(unaSede().llamada('Casa Ceiba').conCupos(12, 0).datos());
      expect(creada).toMatchObject({
        nombre: 'Casa Ceiba',
        capacidad_hombres: 12,
        capacidad_mujeres: 0,
        estado: 'ACTIVA',
        municipio: null,
        ocupacion_hombres: 0,
        ocupacion_mujeres: 0,
        ocupacion_sin_area: 0,
        version: 1,
        archivado_en: null,
      });
      expect(creada.creado_por).toMatch(/@/);
      expect(await sedes().obtener(creada.id)).toEqual(creada);
    });

    it('refuses a nombre that another one has, whatever its case and accents', async () => {
      await sedes().crear(unaSede().llamada('Casa Nogal').datos());
      const error = await rechazo(sedes().crear(unaSede().llamada('CASA  nógal').datos()), 'DUPLICADO');
      expect(Object.keys(error.campos)).toEqual(['nombre']);
    });

    it('creates one record for the same key, and answers the same', async () => {
      const datos = unaSede().datos();
      const clave = `clave-de-prueba-${Date.now()}`;
      const [primera, segunda] = [
        await sedes().crear(datos, { clave }),
        await sedes().crear(datos, { clave }),
      ];
      expect(segunda.id).toEqual(primera.id);
      expect(await sedes().listar()).toHaveLength(1);
    });

    it('refuses the same key with other data, and keeps the first record', async () => {
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      await sedes().crear(unaSede().llamada('Primera').datos(), opciones);
      await rechazo(sedes().crear(unaSede().llamada('Segunda').datos(), opciones), 'VALIDACION');
      expect((await sedes().listar()).map((sede) => sede.nombre)).toEqual(['Primera']);
    });
  });

  describe('actualizar', () => {
    it('changes only what is given and adds one to the version', async () => {
      const sede = await sedes().crear(unaSede().enMunicipio('Bello').conCupos(4, 4).datos());
      const cambiada = await sedes().actualizar(sede.id, { municipio: null, capacidad_hombres: 6 });
      expect(cambiada).toMatchObject({
        nombre: sede.nombre,
        municipio: null,
        capacidad_hombres: 6,
        capacidad_mujeres: 4,
        version: 2,
      });
      expect(await sedes().obtener(sede.id)).toEqual(cambiada);
    });

    it('archives and restores', async () => {
      const { id } = await sedes().crear(unaSede().datos());
      expect((await sedes().actualizar(id, { archivado: true })).archivado_en).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect((await sedes().actualizar(id, { archivado: false })).archivado_en).toBeNull();
    });

    it('accepts its own nombre and refuses that of another', async () => {
      const [una, otra] = [await sedes().crear(unaSede().datos()), await sedes().crear(unaSede().datos())];
      expect((await sedes().actualizar(una.id, { nombre: una.nombre })).nombre).toBe(una.nombre);
      await rechazo(sedes().actualizar(una.id, { nombre: otra.nombre }), 'DUPLICADO');
    });

    it('refuses a stale version, with the stored record, and changes nothing', async () => {
      const sede = await sedes().crear(unaSede().datos());
      const actual = await sedes().actualizar(sede.id, { municipio: 'Bello', version: 1 });
      const error = await rechazo(
        sedes().actualizar(sede.id, { municipio: 'Apartadó', version: 1 }),
        'VERSION_OBSOLETA',
      );
      expect(error.actual).toMatchObject({ municipio: 'Bello', version: 2 });
      expect(await sedes().obtener(sede.id)).toEqual(actual);
    });

    it('of two changes over the same version, one wins', async () => {
      const { id } = await sedes().crear(unaSede().datos());
      const resultados = await Promise.allSettled(
        ['Bello', 'Apartadó'].map((municipio) => sedes().actualizar(id, { municipio, version: 1 })),
      );
      expect(resultados.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await sedes().obtener(id))?.version).toBe(2);
    });

    it('tells when there is no such sede', async () => {
      await rechazo(sedes().actualizar(ID_INEXISTENTE, { municipio: 'Bello' }), 'NO_ENCONTRADO');
    });
  });

  describe('eliminar', () => {
    it('leaves nothing behind', async () => {
      const { id } = await sedes().crear(unaSede().datos());
      await sedes().eliminar(id);
      expect(await sedes().obtener(id)).toBeNull();
      expect(await sedes().listar()).toEqual([]);
    });

    it('is refused while participantes belong to it', async () => {
      const { id } = await sedes().crear(unaSede().datos());
      await mundo().participantes.crear(unParticipante().enSede(id).datos());
      await rechazo(sedes().eliminar(id), 'CONFLICTO');
      expect(await sedes().obtener(id)).not.toBeNull();
    });

    it('tells when there is no such sede', async () => {
      await rechazo(sedes().eliminar(ID_INEXISTENTE), 'NO_ENCONTRADO');
    });
  });

  describe('obtener', () => {
    it('answers null for an id that nobody has', async () => {
      expect(await sedes().obtener(ID_INEXISTENTE)).toBeNull();
    });

    it('takes the id as text, as it comes from an address', async () => {
      const sede = await sedes().crear(unaSede().datos());
      expect(await sedes().obtener(String(sede.id))).toEqual(sede);
    });

    it('gives a copy: changing it changes nothing stored', async () => {
      const sede = await sedes().crear(unaSede().llamada('Intacta').datos());
      sede.nombre = 'Alterada';
      const [enLista] = await sedes().listar();
      if (enLista) enLista.nombre = 'Alterada';
      expect((await sedes().obtener(sede.id))?.nombre).toBe('Intacta');
    });
  });
};
