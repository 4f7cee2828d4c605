import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MisSesiones } from '@/application/sesion/autenticacion.port';
import { rechazo } from '../apoyo/rechazo';

/** The sessions of somebody who is signed in, with their password. */
export interface MisSesionesBajoPrueba {
  misSesiones: MisSesiones;
  password: string;
  cerrar(): Promise<void>;
}

export const contratoMisSesiones = (
  nombre: string,
  crearAdaptador: () => Promise<MisSesionesBajoPrueba>,
): void => {
  describe(`MisSesiones: ${nombre}`, () => {
    let prueba: MisSesionesBajoPrueba;
    beforeAll(async () => {
      prueba = await crearAdaptador();
    });
    afterAll(() => prueba.cerrar());

    it('tells the session that asks, once, in words and with its dates', async () => {
      const sesiones = (await prueba.misSesiones.listar()) ?? [];
      const actuales = sesiones.filter(({ actual }) => actual);
      expect(actuales).toHaveLength(1);
      expect(actuales[0]?.dispositivo).not.toBe('');
      for (const { creada_en, ultimo_uso } of sesiones) {
        expect(new Date(creada_en).toISOString()).toBe(creada_en);
        expect(ultimo_uso >= creada_en).toBe(true);
      }
    });

    it('ends none without the password', async () => {
      const error = await rechazo(prueba.misSesiones.cerrar({ password: 'no es esta' }), 'VALIDACION');
      expect(error).toMatchObject({ campos: { password: 'La contraseña no es correcta' } });
    });

    it('never ends the session that asks', async () => {
      const { misSesiones, password } = prueba;
      const actual = (await misSesiones.listar())?.find((sesion) => sesion.actual);
      expect(await misSesiones.cerrar({ password, id: actual?.id ?? 0 })).toBe(0);
      await misSesiones.cerrar({ password });
      expect(await misSesiones.listar()).toEqual([expect.objectContaining({ id: actual?.id, actual: true })]);
    });
  });
};
