import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { idsDe } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';

export const sedeListado = (mundo: () => Mundo): void => {
  const crear = (modelo = unaSede()) => mundo().sedes.crear(modelo.datos());

  describe('listar', () => {
    it('answers every sede by ascending id, archived ones too', async () => {
      const [z, a] = [await crear(unaSede().llamada('Zafiro')), await crear(unaSede().llamada('Amatista'))];
      await mundo().sedes.actualizar(z.id, { archivado: true });
      expect(idsDe(await mundo().sedes.listar())).toEqual(idsDe([z, a]));
    });

    it('counts who is in the house, by area or without one, and nobody else', async () => {
      const sede = await crear();
      const dentro = unParticipante().enSede(sede.id).enEstado('ACTIVO');
      await mundo().participantes.crear(dentro.delArea('HOMBRES').datos());
      await mundo().participantes.crear(dentro.delArea('HOMBRES').enEstado('CON_PERMISO').datos());
      await mundo().participantes.crear(dentro.delArea('MUJERES').datos());
      await mundo().participantes.crear(dentro.datos());
      await mundo().participantes.crear(dentro.delArea('HOMBRES').enEstado('PREINGRESO').datos());
      await mundo().participantes.crear(dentro.enEstado('PREINGRESO').datos());
      const afuera = dentro.delArea('MUJERES').enEstado('PREINGRESO');
      const archivado = await mundo().participantes.crear(afuera.datos());
      await mundo().participantes.actualizar(archivado.id, { archivado: true });
      const esperada = { ocupacion_hombres: 2, ocupacion_mujeres: 1, ocupacion_sin_area: 1 };
      expect((await mundo().sedes.listar())[0]).toMatchObject(esperada);
      expect(await mundo().sedes.obtener(sede.id)).toMatchObject(esperada);
    });
  });

  describe('buscar', () => {
    const buscar = (criterios: object) => mundo().sedes.buscar({ pagina: 1, limite: 10, ...criterios });
    const nombres = async (criterios: object) => (await buscar(criterios)).datos.map((sede) => sede.nombre);

    it('sorts by nombre, ignoring case and accents, unless another order is asked for', async () => {
      for (const nombre of ['Ébano', 'dalia', 'Cedro']) await crear(unaSede().llamada(nombre));
      expect(await nombres({})).toEqual(['Cedro', 'dalia', 'Ébano']);
      expect(await nombres({ orden: '-nombre' })).toEqual(['Ébano', 'dalia', 'Cedro']);
    });

    it('puts sedes without the value last, in both directions', async () => {
      await crear(unaSede().llamada('Sin municipio'));
      await crear(unaSede().llamada('En Bello').enMunicipio('Bello'));
      await crear(unaSede().llamada('En Apartadó').enMunicipio('Apartadó'));
      expect(await nombres({ orden: 'municipio' })).toEqual(['En Apartadó', 'En Bello', 'Sin municipio']);
      expect(await nombres({ orden: '-municipio' })).toEqual(['En Bello', 'En Apartadó', 'Sin municipio']);
    });

    it.each(['municipio', 'estado'])('equals by %s come by id in the same direction', async (orden) => {
      for (const nombre of ['Acacia', 'Balso']) await crear(unaSede().llamada(nombre));
      expect(await nombres({ orden })).toEqual(['Acacia', 'Balso']);
      expect(await nombres({ orden: `-${orden}` })).toEqual(['Balso', 'Acacia']);
    });

    it('finds every word of the search in nombre, dirección, municipio or responsable', async () => {
      await crear(unaSede().llamada('Casa Guayacán').enMunicipio('Apartadó'));
      await crear(unaSede().llamada('Casa Nogal').enMunicipio('Bello'));
      expect(await nombres({ buscar: 'APARTADO casa' })).toEqual(['Casa Guayacán']);
      expect(await nombres({ buscar: 'casa nada' })).toEqual([]);
    });

    it('filters by estado, and shows archived ones only when asked', async () => {
      const archivada = await crear(unaSede().llamada('Vieja'));
      await crear(unaSede().llamada('Nueva').enEstado('EN_ADECUACION'));
      await crear(unaSede().llamada('De siempre'));
      await mundo().sedes.actualizar(archivada.id, { archivado: true });
      expect(await nombres({ estado: 'EN_ADECUACION' })).toEqual(['Nueva']);
      expect(await nombres({ archivados: true })).toEqual(['Vieja']);
      expect(await nombres({ archivados: false })).toEqual(['De siempre', 'Nueva']);
    });

    it('cuts pages and counts every row that meets the criteria', async () => {
      for (const nombre of ['Acacia', 'Balso', 'Caoba']) await crear(unaSede().llamada(nombre));
      const pagina = await buscar({ pagina: 2, limite: 2 });
      expect(pagina.total).toBe(3);
      expect(pagina.datos.map((s) => s.nombre)).toEqual(['Caoba']);
      expect(await buscar({ pagina: 9, limite: 2 })).toEqual({ datos: [], total: 3 });
    });
  });
};
