import { autenticacionCon } from '@tests/application/dobles/autenticacion';
import { SESION, sesionesCon } from '@tests/application/dobles/sesiones';
import { describe, expect, it } from 'vitest';
import { atenderSesionRechazada } from '@/application/sesion/atender-sesion-rechazada';
import { restablecerContrasena } from '@/application/sesion/restablecer-contrasena';

describe('una sesión rechazada con 401 (especificación §4 y §8)', () => {
  it.each([
    [null, '/login'],
    ['/participantes?pagina=2&buscar=ñ', '/login?destino=%2Fparticipantes%3Fpagina%3D2%26buscar%3D%C3%B1'],
  ])('desde %j borra la sesión y recarga %s', (recordar, esperada) => {
    const sesiones = sesionesCon(SESION);
    const idas: { ruta: string; sesion: unknown }[] = [];
    const navegacion = {
      recargarHacia: (ruta: string) => void idas.push({ ruta, sesion: sesiones.leer() }),
    };
    atenderSesionRechazada({ sesiones, navegacion })(recordar);
    expect(idas).toEqual([{ ruta: esperada, sesion: null }]);
  });
});

describe('restablecer la contraseña (especificación §7)', () => {
  it('pide el correo ya recortado', async () => {
    const enviados: string[] = [];
    const autenticacion = autenticacionCon({
      restablecerContrasena: async (email) => void enviados.push(email),
    });
    await restablecerContrasena({ autenticacion })({ email: ' ana@fundacion.example ' });
    expect(enviados).toEqual(['ana@fundacion.example']);
  });

  it.each([{}, { email: '' }, { email: 'ana' }, { email: 'a@b.co', rol: 'ADMINISTRADOR' }, null])(
    '%j no llega al servicio',
    async (entrada) => {
      const caso = restablecerContrasena({ autenticacion: autenticacionCon({}) });
      await expect(caso(entrada)).rejects.toMatchObject({ codigo: 'VALIDACION' });
    },
  );
});
