import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { esErrorTransporte } from '@/domain/shared/errores/error-transporte';
import { type AbrirMundoDelNavegador, usarMundo } from '../apoyo/mundo';

/** Over HTTP a 409 has words of its own, and keeps those of the service. */
const dichoAlRechazar = async (promesa: Promise<unknown>): Promise<string | null> => {
  const error: unknown = await promesa.then(
    () => null,
    (causa: unknown) => causa,
  );
  if (esErrorTransporte(error)) return error.serverMessage;
  expect(error).toBeInstanceOf(ErrorAplicacion);
  return (error as ErrorAplicacion).message;
};

export const contratoEjemplosDelPanel = (
  nombre: string,
  crearAdaptador: AbrirMundoDelNavegador,
  hayEjemplos: boolean,
): void => {
  describe(`EjemplosDelPanel: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);

    it.runIf(!hayEjemplos)('where everybody is invented there are none, and it says why', async () => {
      const { ejemplos } = mundo();
      expect(await ejemplos.ejemplos()).toBeNull();
      for (const hacer of [ejemplos.cargarEjemplos, ejemplos.borrarEjemplos])
        expect(await dichoAlRechazar(hacer())).toMatch(
          /^En la demostración todas las personas son inventadas/,
        );
    });

    it.runIf(hayEjemplos)('says what is needed first', async () => {
      const { ejemplos } = mundo();
      const hay = await ejemplos.ejemplos();
      expect(hay).toMatchObject({ cargados_en: null, reales: { participantes: 0, acudientes: 0 } });
      expect(hay?.impedimento).toMatch(/^Cree primero una sede/);
      expect(await dichoAlRechazar(ejemplos.cargarEjemplos())).toBe(hay?.impedimento);
    });

    it.runIf(hayEjemplos)('loads them once for each key, and takes away all of them', async () => {
      const { ejemplos, sedes, configuracion, participantes, acudientes, mensualidades } = mundo();
      await sedes.crear(unaSede().datos());
      const antes = await configuracion.obtener();
      await configuracion.actualizar({ valor_mensualidad: 900_000, version: antes?.version ?? 0 });
      const cargados = await ejemplos.cargarEjemplos({ clave: 'una-clave' });
      expect(await ejemplos.cargarEjemplos({ clave: 'una-clave' })).toEqual(cargados);
      expect(cargados.cargados_en).not.toBeNull();
      const contados = async () => ({
        participantes: (await participantes.listar()).length,
        acudientes: (await acudientes.listar()).length,
        mensualidades: (await mensualidades.listar()).length,
      });
      expect(cargados.de_ejemplo).toMatchObject(await contados());
      expect(await ejemplos.ejemplos()).toEqual(cargados);

      const borrados = await ejemplos.borrarEjemplos();
      expect(borrados).toMatchObject({ cargados_en: null, de_ejemplo: cargados.de_ejemplo });
      expect(await contados()).toEqual({ participantes: 0, acudientes: 0, mensualidades: 0 });
      expect(await ejemplos.ejemplos()).toMatchObject({ cargados_en: null, impedimento: null });
    });
  });
};
