import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contrasenas } from '@/application/sesion/autenticacion.port';
import { MENSAJE_ENLACE_VENCIDO } from '@/domain/sesion/contrasenas';
import { rechazo } from '../apoyo/rechazo';
import type { Cuenta } from './contrato-autenticacion';

const NUEVA = 'otra clave larga y propia';

/** Somebody signed in, and what anybody can try with their e-mail. */
export interface ContrasenasBajoPrueba {
  contrasenas: Contrasenas;
  cuenta: Cuenta;
  entra(cuenta: Cuenta): Promise<boolean>;
  /** The session goes on under another token. */
  seguirCon(token: string): void;
  /** The token of a link that the person asked for; `null` where nothing sends mail. */
  pedirEnlace: (() => Promise<string>) | null;
}

export interface AbrirContrasenas {
  /** Somebody new each time. */
  nueva(): Promise<ContrasenasBajoPrueba>;
  cerrar(): Promise<void>;
  mandaCorreo: boolean;
}

export const contratoContrasenas = (
  nombre: string,
  { nueva, cerrar, mandaCorreo }: AbrirContrasenas,
): void => {
  describe(`Contrasenas: ${nombre}`, () => {
    let prueba: ContrasenasBajoPrueba;
    beforeEach(async () => {
      prueba = await nueva();
    });
    afterAll(cerrar);

    it('changes nothing without the current one, and says on which field', async () => {
      const { contrasenas, cuenta, entra } = prueba;
      const error = await rechazo(contrasenas.cambiar({ actual: 'no es esta', nueva: NUEVA }), 'VALIDACION');
      expect(error.campos).toEqual({ actual: 'La contraseña actual no es correcta' });
      expect(await entra(cuenta)).toBe(true);
      expect(await entra({ ...cuenta, password: NUEVA })).toBe(false);
    });

    it('the new one is good from then on, and the old one never again', async () => {
      const { contrasenas, cuenta, entra } = prueba;
      await contrasenas.cambiar({ actual: cuenta.password, nueva: NUEVA });
      expect(await entra({ ...cuenta, password: NUEVA })).toBe(true);
      expect(await entra(cuenta)).toBe(false);
    });

    it('the session goes on, with the token it answers or with the one it had', async () => {
      const { contrasenas, cuenta, seguirCon } = prueba;
      const token = await contrasenas.cambiar({ actual: cuenta.password, nueva: NUEVA });
      expect(token).not.toBe('');
      if (token !== null) seguirCon(token);
      await contrasenas.cambiar({ actual: NUEVA, nueva: 'una tercera clave larga' });
      expect(await prueba.entra({ ...cuenta, password: 'una tercera clave larga' })).toBe(true);
    });

    it('a link that nobody asked for changes nothing, and says so', async () => {
      const { contrasenas, cuenta, entra } = prueba;
      const error = await rechazo(
        contrasenas.confirmar({ token: 'A'.repeat(43), password: NUEVA }),
        'VALIDACION',
      );
      expect(error.campos).toEqual({ token: MENSAJE_ENLACE_VENCIDO });
      expect(await entra(cuenta)).toBe(true);
    });

    it.runIf(mandaCorreo)('with the link of the mail a new one is chosen, once', async () => {
      const { contrasenas, cuenta, entra, pedirEnlace } = prueba;
      const token = (await pedirEnlace?.()) ?? '';
      await contrasenas.confirmar({ token, password: NUEVA });
      expect(await entra({ ...cuenta, password: NUEVA })).toBe(true);
      await rechazo(contrasenas.confirmar({ token, password: 'una tercera clave larga' }), 'VALIDACION');
      expect(await entra({ ...cuenta, password: NUEVA })).toBe(true);
    });

    it.runIf(mandaCorreo)('a new password ends the session that was open', async () => {
      const { contrasenas, cuenta, pedirEnlace } = prueba;
      await contrasenas.confirmar({ token: (await pedirEnlace?.()) ?? '', password: NUEVA });
      await rechazo(
        contrasenas.cambiar({ actual: NUEVA, nueva: 'una tercera clave larga' }),
        'NO_AUTENTICADO',
      );
      expect(await prueba.entra(cuenta)).toBe(false);
    });
  });
};
