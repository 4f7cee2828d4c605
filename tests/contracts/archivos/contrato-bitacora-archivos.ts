import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActividadRepository } from '@/application/actividad/actividad-repository.port';
import type { BitacoraArchivos } from '@/application/archivos/bodega-archivos.port';

export interface BitacoraBajoPrueba {
  /** Of somebody whose e-mail is `quien`. */
  bitacora: BitacoraArchivos;
  actividad: ActividadRepository;
  quien: string;
}

export interface AbrirBitacora {
  abrir(): Promise<void>;
  nueva(): Promise<BitacoraBajoPrueba>;
  cerrar(): Promise<void>;
}

export const contratoBitacoraArchivos = (nombre: string, { abrir, nueva, cerrar }: AbrirBitacora): void => {
  describe(`BitacoraArchivos: ${nombre}`, () => {
    let prueba: BitacoraBajoPrueba;
    beforeAll(abrir);
    beforeEach(async () => {
      prueba = await nueva();
    });
    afterAll(cerrar);
    const lineas = async () =>
      (await prueba.actividad.buscar({ entidad: 'archivo', pagina: 1, limite: 10 }))?.datos ?? [];

    it('tells what came, what went and what changed its name, newest first, with who', async () => {
      const { bitacora, quien } = prueba;
      await bitacora.anotar({ clase: 'archivo', antes: null, despues: 'formatos/acta.pdf' });
      await bitacora.anotar({ clase: 'carpeta', antes: 'formatos', despues: 'papeles ñ' });
      await bitacora.anotar({ clase: 'archivo', antes: 'papeles ñ/acta.pdf', despues: null });
      const contadas = (await lineas()).map(({ accion, usuario, cambios }) => [
        accion,
        usuario,
        cambios.filter(({ campo }) => campo !== 'id'),
      ]);
      expect(contadas).toEqual([
        ['ELIMINAR', quien, [{ campo: 'archivo', antes: 'papeles ñ/acta.pdf', despues: null }]],
        ['ACTUALIZAR', quien, [{ campo: 'carpeta', antes: 'formatos', despues: 'papeles ñ' }]],
        ['CREAR', quien, [{ campo: 'archivo', antes: null, despues: 'formatos/acta.pdf' }]],
      ]);
    });

    it('writes nothing by itself', async () => {
      expect(await lineas()).toEqual([]);
    });
  });
};
