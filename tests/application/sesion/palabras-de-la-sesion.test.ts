import { autenticacionCon } from '@tests/application/dobles/autenticacion';
import { sinAnotar } from '@tests/application/dobles/cierres';
import { registroEnMemoria } from '@tests/application/dobles/registro';
import { SESION } from '@tests/application/dobles/sesiones';
import { describe, expect, it } from 'vitest';
import { actualizarPerfil } from '@/application/sesion/actualizar-perfil';
import { cambiarContrasena } from '@/application/sesion/cambiar-contrasena';
import { cerrarSesion } from '@/application/sesion/cerrar-sesion';
import { ErrorDemasiadosIntentos } from '@/application/sesion/freno-de-intentos';
import { iniciarSesion } from '@/application/sesion/iniciar-sesion';
import { restablecerDesdeConsola } from '@/application/sesion/restablecer-desde-consola';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';

describe('sin una sesión abierta', () => {
  it('el perfil no se cambia, y se dice', async () => {
    const autenticacion = autenticacionCon({ actualizarPerfil: async (cambios) => cambios });
    const cambiar = actualizarPerfil({ autenticacion, sesiones: crearInMemorySesionStore(null) });
    await expect(cambiar({ displayName: 'Ana' })).rejects.toMatchObject({
      codigo: 'NO_AUTENTICADO',
      message: 'La sesión terminó: inicie sesión de nuevo',
    });
  });

  it('la contraseña se cambia en el servicio y aquí no queda nada', async () => {
    const sesiones = crearInMemorySesionStore(null);
    const contrasenas = { cambiar: async () => 'ficha-nueva' };
    await cambiarContrasena({ contrasenas, sesiones })({ actual: 'la de antes', nueva: 'una nueva y larga' });
    expect(sesiones.leer()).toBeNull();
  });
});

describe('cambiar la contraseña', () => {
  const cambiar = async (token: string | null, provisional: boolean) => {
    const guardadas: unknown[] = [];
    const usuario = provisional
      ? { ...SESION.usuario, contrasena_provisional: true as const }
      : SESION.usuario;
    const sesiones = {
      ...crearInMemorySesionStore({ ...SESION, usuario }),
      guardar: (sesion: unknown) => {
        guardadas.push(sesion);
        return true;
      },
    };
    const contrasenas = { cambiar: async () => token };
    await cambiarContrasena({ contrasenas, sesiones })({ actual: 'la de antes', nueva: 'una nueva y larga' });
    return guardadas;
  };

  it('deja de ser provisional, con ficha nueva o con la de antes', async () => {
    expect(await cambiar('nueva', true)).toEqual([{ token: 'nueva', usuario: SESION.usuario }]);
    expect(await cambiar(null, true)).toEqual([SESION]);
  });

  it('si nada cambia, las otras pestañas no se enteran de nada', async () => {
    expect(await cambiar(null, false)).toEqual([]);
  });
});

describe('lo que se dice y se registra', () => {
  it('un servicio que no registró la salida', async () => {
    const registro = registroEnMemoria();
    const causa = new Error('sin red');
    await cerrarSesion({
      autenticacion: autenticacionCon({ cerrarSesion: () => Promise.reject(causa) }),
      sesiones: crearInMemorySesionStore(SESION),
      borradores: { vaciar: () => undefined },
      registro,
      anotarSalida: sinAnotar,
      olvidarCopia: async () => undefined,
    })();
    expect(registro.lineas).toEqual([{ mensaje: 'El servicio no registró el cierre de sesión', causa }]);
  });

  it.each([
    [1, '1 minuto'],
    [60, '1 minuto'],
    [61, '2 minutos'],
  ])('esperar %i segundos', (segundos, espera) => {
    expect(new ErrorDemasiadosIntentos(segundos)).toMatchObject({
      name: 'ErrorDemasiadosIntentos',
      codigo: 'DEMASIADOS_INTENTOS',
      esperaSegundos: segundos,
      message: `Demasiados intentos. Espere ${espera} e intente de nuevo.`,
    });
  });

  it('un navegador que no guarda la sesión', async () => {
    const sesiones = { ...crearInMemorySesionStore(null), guardar: () => false };
    const autenticacion = autenticacionCon({ iniciarSesion: async () => SESION });
    await expect(
      iniciarSesion({ autenticacion, sesiones })({ email: 'a', password: 'b' }),
    ).rejects.toMatchObject({
      codigo: 'INESPERADO',
    });
  });

  it('una cuenta que no está, a quien la busca desde la consola', async () => {
    const restablecer = restablecerDesdeConsola({
      cuentas: { porCorreo: async () => null },
      guardadas: { imponer: async () => undefined },
      contrasenas: { calcular: async () => 'hash' },
      comunes: { esComun: async () => false, nombreFundacion: async () => 'Casa Luz Nueva' },
      olvidarIntentos: async () => undefined,
    });
    await expect(restablecer('nadie@x.co', 'el perro de la esquina')).rejects.toMatchObject({
      codigo: 'NO_ENCONTRADO',
      message: 'No hay un usuario con el correo nadie@x.co',
    });
  });
});
