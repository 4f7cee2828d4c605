import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { Sesion } from '@/domain/sesion/sesion';
import { rechazo } from '../apoyo/rechazo';

export interface Cuenta {
  email: string;
  password: string;
}

const CAMPOS_DEL_PERFIL = ['actualizado_en', 'actualizado_por', 'displayName', 'photoURL', 'version'];

/** The service with two active accounts; `usar` makes later calls speak for that session. */
export interface AutenticacionBajoPrueba {
  autenticacion: Autenticacion;
  administrador: Cuenta;
  consulta: Cuenta;
  usar(sesion: Sesion | null): void;
  cerrar(): Promise<void>;
}

export const contratoAutenticacion = (
  nombre: string,
  crearAdaptador: () => Promise<AutenticacionBajoPrueba>,
): void => {
  describe(`Autenticacion: ${nombre}`, () => {
    let prueba: AutenticacionBajoPrueba;
    beforeAll(async () => {
      prueba = await crearAdaptador();
    });
    beforeEach(() => prueba.usar(null));
    afterAll(() => prueba.cerrar());
    const entrar = async (cuenta: Cuenta): Promise<Sesion> => {
      const sesion = await prueba.autenticacion.iniciarSesion(cuenta);
      prueba.usar(sesion);
      return sesion;
    };

    it('gives a token and who it is', async () => {
      const sesion = await entrar(prueba.administrador);
      expect(sesion.token).not.toBe('');
      expect(sesion.usuario).toMatchObject({ email: prueba.administrador.email, rol: 'ADMINISTRADOR' });
    });

    it('does not mind the case of the e-mail', async () => {
      const email = prueba.consulta.email.toUpperCase();
      expect((await entrar({ ...prueba.consulta, email })).usuario.rol).toBe('CONSULTA');
    });

    it('says the same for a wrong password and for nobody', async () => {
      const { autenticacion, administrador } = prueba;
      const equivocada = await rechazo(
        autenticacion.iniciarSesion({ ...administrador, password: 'otra clave larga' }),
        'NO_AUTENTICADO',
      );
      const nadie = await rechazo(
        autenticacion.iniciarSesion({ email: 'nadie@ejemplo.example', password: 'otra clave larga' }),
        'NO_AUTENTICADO',
      );
      expect(nadie.message).toBe(equivocada.message);
    });

    it('answers what each role reaches', async () => {
      await entrar(prueba.consulta);
      expect(await prueba.autenticacion.tienePermiso('CONSULTA')).toBe(true);
      expect(await prueba.autenticacion.tienePermiso('ADMINISTRADOR')).toBe(false);
      await entrar(prueba.administrador);
      expect(await prueba.autenticacion.tienePermiso('ADMINISTRADOR')).toBe(true);
    });

    it('rejects the question of whoever has no session', async () => {
      prueba.usar(null);
      await rechazo(prueba.autenticacion.tienePermiso('CONSULTA'), 'NO_AUTENTICADO');
    });

    it('changes the profile and answers what changed', async () => {
      await entrar(prueba.consulta);
      const cambios = await prueba.autenticacion.actualizarPerfil({ displayName: 'Nuevo nombre' });
      expect(cambios).toMatchObject({ displayName: 'Nuevo nombre' });
      expect(Object.keys(cambios)).toEqual(['displayName']);
      expect((await entrar(prueba.consulta)).usuario.displayName).toBe('Nuevo nombre');
    });

    it('refuses a profile over a version that is not the stored one, and changes nothing', async () => {
      const { version = 0 } = (await entrar(prueba.consulta)).usuario;
      const { autenticacion } = prueba;
      expect(await autenticacion.actualizarPerfil({ displayName: 'Ana', version })).toEqual({
        displayName: 'Ana',
        version: version + 1,
      });
      const error = await rechazo(
        autenticacion.actualizarPerfil({ displayName: 'Rut', version }),
        'VERSION_OBSOLETA',
      );
      expect(Object.keys(error.actual as object).sort()).toEqual(CAMPOS_DEL_PERFIL);
      expect(error.actual).toMatchObject({ displayName: 'Ana', version: version + 1 });
      expect((await entrar(prueba.consulta)).usuario.displayName).toBe('Ana');
    });

    it('without a version changes the profile whatever happened meanwhile', async () => {
      await entrar(prueba.consulta);
      await prueba.autenticacion.actualizarPerfil({ displayName: 'Ana' });
      await prueba.autenticacion.actualizarPerfil({ displayName: 'Rut' });
      expect((await entrar(prueba.consulta)).usuario.displayName).toBe('Rut');
    });

    it('refuses a profile to whoever has no session', async () => {
      prueba.usar(null);
      await rechazo(prueba.autenticacion.actualizarPerfil({ displayName: 'Nadie' }), 'NO_AUTENTICADO');
    });

    it('gives copies of who it is', async () => {
      const sesion = await entrar(prueba.administrador);
      sesion.usuario.rol = 'CONSULTA';
      expect((await entrar(prueba.administrador)).usuario.rol).toBe('ADMINISTRADOR');
    });

    it('resets alike for an account and for nobody', async () => {
      const { autenticacion, consulta } = prueba;
      const deCuenta = await autenticacion.restablecerContrasena(consulta.email);
      expect(deCuenta).toEqual({ enviaCorreo: expect.any(Boolean) });
      expect(await autenticacion.restablecerContrasena('nadie@ejemplo.example')).toEqual(deCuenta);
    });

    it('closes the session', async () => {
      const sesion = await entrar(prueba.consulta);
      await expect(prueba.autenticacion.cerrarSesion(sesion)).resolves.toBeUndefined();
    });
  });
};
