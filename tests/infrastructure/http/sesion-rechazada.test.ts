import { describe, expect, it, vi } from 'vitest';
import { crearHttpAutenticacion } from '@/infrastructure/http/sesion/http-sesion';
import { capturar } from '../apoyo/capturar';
import { crearClienteDePrueba, json, type Responder, sinRed } from '../apoyo/fetch-falso';

const rechazada: Responder = () => json({ error: { message: 'Sesión vencida' } }, 401);

const abrir = (responder: Responder, inicial: string | null = 'un-token') => {
  let token = inicial;
  const alRechazarSesion = vi.fn(() => {
    token = null;
  });
  const prueba = crearClienteDePrueba(responder, { token: () => token, alRechazarSesion });
  return {
    ...prueba,
    alRechazarSesion,
    cambiarToken: (nuevo: string | null) => {
      token = nuevo;
    },
  };
};

describe('specification §4: a 401 answer ends the session', () => {
  it('is told to the session side, and still thrown', async () => {
    const { cliente, alRechazarSesion } = abrir(rechazada);
    expect(await capturar(cliente.pedir({ metodo: 'GET', ruta: '/sedes' }))).toMatchObject({ status: 401 });
    expect(alRechazarSesion).toHaveBeenCalledTimes(1);
  });

  it('is told once, however many calls were on their way', async () => {
    const { cliente, alRechazarSesion } = abrir(rechazada);
    await Promise.allSettled(
      ['/sedes', '/participantes', '/usuarios'].map((ruta) => cliente.pedir({ metodo: 'GET', ruta })),
    );
    expect(alRechazarSesion).toHaveBeenCalledTimes(1);
  });

  it('says nothing about a session that began after the call', async () => {
    const prueba = abrir((llamada) => {
      prueba.cambiarToken('otro-token');
      return rechazada(llamada);
    });
    await capturar(prueba.cliente.pedir({ metodo: 'GET', ruta: '/sedes' }));
    expect(prueba.alRechazarSesion).not.toHaveBeenCalled();
  });

  it.each([403, 404, 500])('a %i is not told', async (status) => {
    const { cliente, alRechazarSesion } = abrir(() => json({}, status));
    await capturar(cliente.pedir({ metodo: 'GET', ruta: '/sedes' }));
    expect(alRechazarSesion).not.toHaveBeenCalled();
  });

  it('a network failure is not told', async () => {
    const { cliente, alRechazarSesion } = abrir(sinRed);
    await capturar(cliente.pedir({ metodo: 'GET', ruta: '/sedes' }));
    expect(alRechazarSesion).not.toHaveBeenCalled();
  });

  it.each(['un-token', null])('POST /auth/login is never told (token kept: %j)', async (token) => {
    const { cliente, alRechazarSesion } = abrir(rechazada, token);
    const credenciales = { email: 'ana@ejemplo.example', password: 'mala' };
    const error = await capturar(crearHttpAutenticacion(cliente).iniciarSesion(credenciales));
    expect(error).toMatchObject({ message: 'Sesión vencida', codigo: 'NO_AUTENTICADO' });
    expect(alRechazarSesion).not.toHaveBeenCalled();
  });
});
