import { autenticacionCon } from '@tests/application/dobles/autenticacion';
import { SESION } from '@tests/application/dobles/sesiones';
import { describe, expect, it } from 'vitest';
import { atenderSesionRechazada } from '@/application/sesion/atender-sesion-rechazada';
import {
  esquemaRestablecimientoPedido,
  restablecerContrasena,
} from '@/application/sesion/restablecer-contrasena';
import { conSalida } from '@/application/shared/con-salida';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';

describe('una sesión rechazada con 401 (especificación §4 y §8)', () => {
  it.each([
    [null, false, '/login#sesion-terminada'],
    [
      '/participantes?pagina=2&buscar=ñ',
      false,
      '/login?destino=%2Fparticipantes%3Fpagina%3D2%26buscar%3D%C3%B1#sesion-terminada',
    ],
    ['/sedes', true, '/login?destino=%2Fsedes#sesion-terminada-con-borrador'],
  ])('desde %j (con algo escrito: %j) borra la sesión y recarga %s', async (recordar, escrito, esperada) => {
    const sesiones = crearInMemorySesionStore(SESION);
    const idas: string[] = [];
    const navegacion = conSalida((ruta) => void idas.push(ruta));
    const duenos: string[] = [];
    const borradores = {
      hay: (dueno: string) => {
        duenos.push(dueno);
        return escrito;
      },
    };
    atenderSesionRechazada({ sesiones, navegacion, borradores })(recordar);
    expect(sesiones.leer()).toBeNull();
    await expect.poll(() => idas).toEqual([esperada]);
    expect(duenos).toEqual([String(SESION.usuario.id)]);
  });

  it('sin sesión tampoco hay nada escrito de nadie', async () => {
    const idas: string[] = [];
    atenderSesionRechazada({
      sesiones: crearInMemorySesionStore(null),
      navegacion: conSalida((ruta) => void idas.push(ruta)),
      borradores: { hay: () => true },
    })(null);
    await expect.poll(() => idas).toEqual(['/login#sesion-terminada']);
  });

  it('la página se deja sin sesión: el navegador no pregunta si se pierde lo escrito, que se conserva', async () => {
    const sesiones = crearInMemorySesionStore(SESION);
    const alIrse: unknown[] = [];
    // Here the browser asks the page whether it may go, and a form says no while the session is its person's.
    const navegacion = conSalida(() => void alIrse.push(sesiones.leer()));
    atenderSesionRechazada({ sesiones, navegacion, borradores: { hay: () => true } })('/sedes');
    await expect.poll(() => alIrse).toEqual([null]);
  });

  it('quien mira la sesión en esta misma página no llega antes con otra dirección', async () => {
    const idas: string[] = [];
    const navegacion = conSalida((ruta) => void idas.push(ruta));
    const sesiones = {
      ...crearInMemorySesionStore(SESION),
      // What the panel does when it hears that there is no session any more.
      limpiar: () => navegacion.recargarHacia('/login?destino=%2Fsedes'),
    };
    atenderSesionRechazada({ sesiones, navegacion, borradores: { hay: () => false } })('/sedes');
    await expect.poll(() => idas).toEqual(['/login?destino=%2Fsedes#sesion-terminada']);
  });
});

describe('restablecer la contraseña (especificación §7)', () => {
  it('pide el correo ya recortado', async () => {
    const enviados: string[] = [];
    const autenticacion = autenticacionCon({
      restablecerContrasena: async (email) => {
        enviados.push(email);
        return { enviaCorreo: false };
      },
    });
    const pedido = await restablecerContrasena({ autenticacion })({ email: ' ana@fundacion.example ' });
    expect(pedido).toEqual({ enviaCorreo: false });
    expect(enviados).toEqual(['ana@fundacion.example']);
  });

  it('lo que responde el servicio dice si sale un correo, que no es lo mismo que decir si hay cuenta', () => {
    const respuesta = { message: 'Si hay una cuenta, le llegará un correo', envia_correo: true };
    expect(esquemaRestablecimientoPedido.parse(respuesta)).toEqual(respuesta);
    expect(esquemaRestablecimientoPedido.safeParse({ message: 'x' }).success).toBe(false);
  });

  it.each([{}, { email: '' }, { email: 'ana' }, { email: 'a@b.co', rol: 'ADMINISTRADOR' }, null])(
    '%j no llega al servicio',
    async (entrada) => {
      const caso = restablecerContrasena({ autenticacion: autenticacionCon({}) });
      await expect(caso(entrada)).rejects.toMatchObject({ codigo: 'VALIDACION' });
    },
  );
});
