import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { permisosDeSesion } from '@/application/sesion/permisos-de-sesion';
import { crearHttpSalidasTardias } from '@/infrastructure/http/sesion/http-salidas-tardias';
import { conPermisoRecordado, crearHttpAutenticacion } from '@/infrastructure/http/sesion/http-sesion';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { capturarTransporte } from '../apoyo/capturar';
import { crearClienteDePrueba, json, type Responder, sinRed } from '../apoyo/fetch-falso';

const abrir = (responder: Responder) => {
  const { cliente, llamadas } = crearClienteDePrueba(responder);
  return { autenticacion: crearHttpAutenticacion(cliente), llamadas };
};

describe('specification §7: authentication service', () => {
  it('tells the service about a logout, even when the page is going away', async () => {
    const { autenticacion, llamadas } = abrir(() => new Response(null, { status: 204 }));
    const usuario = {
      id: 1,
      email: 'a@b.example',
      rol: 'CONSULTA',
      displayName: null,
      photoURL: null,
    } as const;
    await autenticacion.cerrarSesion({ token: 'el-que-se-cierra', usuario });
    expect(llamadas[0]).toMatchObject({ metodo: 'POST', ruta: '/api/auth/logout' });
    expect(llamadas[0]?.encabezados.get('authorization')).toBe('Bearer el-que-se-cierra');
    expect(llamadas[0]?.opciones).toMatchObject({ keepalive: true });
    expect(llamadas[0]?.opciones.body).toBeUndefined();
  });

  it('ends, in nobody’s name, the session of which it gives the digest', async () => {
    const { cliente, llamadas } = crearClienteDePrueba(() => new Response(null, { status: 204 }), {
      token: () => 'de-quien-entró-después',
    });
    await crearHttpSalidasTardias(cliente).cerrar('a1');
    expect(llamadas[0]).toMatchObject({
      metodo: 'POST',
      ruta: '/api/auth/logout/pendiente',
      cuerpo: { sesion: 'a1' },
    });
    expect(llamadas[0]?.encabezados.get('authorization')).toBeNull();
  });

  it('sends only the e-mail to reset a password', async () => {
    const { autenticacion, llamadas } = abrir(() => json({ data: {} }));
    await autenticacion.restablecerContrasena('ana@ejemplo.example');
    expect(llamadas[0]).toMatchObject({
      metodo: 'POST',
      ruta: '/api/auth/reset-password',
      cuerpo: { email: 'ana@ejemplo.example' },
    });
  });

  it.each([
    [{ displayName: 'Ana' }],
    [{ data: { displayName: 'Ana' } }],
    [{ data: { user: { displayName: 'Ana' } } }],
    [{ user: { displayName: 'Ana' } }],
  ])('reads the changed profile from %j', async (cuerpo) => {
    const { autenticacion } = abrir(() => json(cuerpo));
    expect(await autenticacion.actualizarPerfil({ displayName: 'Ana' })).toEqual({ displayName: 'Ana' });
  });

  it('asks for the permission by role', async () => {
    const { autenticacion, llamadas } = abrir(() => json({ data: { hasPermission: false } }));
    expect(await autenticacion.tienePermiso('ADMINISTRADOR')).toBe(false);
    expect(llamadas[0]).toMatchObject({
      metodo: 'GET',
      ruta: '/api/auth/permission',
      consulta: { role: 'ADMINISTRADOR' },
    });
  });

  it('does not wait for the permission as long as for what is written with it', async () => {
    const original = AbortSignal.timeout.bind(AbortSignal);
    const esperas = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => original(ms === 10_000 ? 5 : ms));
    onTestFinished(() => esperas.mockRestore());
    const { autenticacion } = abrir(
      ({ opciones: { signal } }) =>
        new Promise((_, rechazar) =>
          signal?.addEventListener('abort', () => rechazar(signal.reason as Error)),
        ),
    );
    const error = await capturarTransporte(autenticacion.tienePermiso('ADMINISTRADOR'));
    expect(error.codigo).toBe('TIEMPO_AGOTADO');
  });

  it.each([[{}], [{ hasPermission: 'sí' }], [null]])('cannot read a permission in %j', async (cuerpo) => {
    const { autenticacion } = abrir(() => json(cuerpo));
    expect((await capturarTransporte(autenticacion.tienePermiso('CONSULTA'))).codigo).toBe('INESPERADO');
  });
});

describe('specification §6: permission check', () => {
  const preparar = (responder: Responder) => {
    let [ahora, token] = [0, 'a'];
    const { autenticacion, llamadas } = abrir(responder);
    const sesiones = crearInMemorySesionStore();
    const recordada = conPermisoRecordado({
      autenticacion,
      token: () => token,
      reloj: { ahora: () => new Date(ahora) },
    });
    return {
      llamadas,
      sesiones,
      permisos: permisosDeSesion({ autenticacion: recordada, sesiones }),
      pasar: (ms: number) => {
        ahora += ms;
      },
      cambiarToken: (nuevo: string) => {
        token = nuevo;
      },
    };
  };

  it('asks once a minute for each role, also when asked at the same time', async () => {
    const { permisos, llamadas, pasar } = preparar(() => json({ hasPermission: true }));
    await Promise.all([permisos.alcanza('ADMINISTRADOR'), permisos.alcanza('ADMINISTRADOR')]);
    pasar(59_999);
    expect(await permisos.alcanza('ADMINISTRADOR')).toBe(true);
    expect(llamadas).toHaveLength(1);
    await permisos.alcanza('CONSULTA');
    expect(llamadas).toHaveLength(2);
    pasar(1);
    await permisos.alcanza('ADMINISTRADOR');
    expect(llamadas).toHaveLength(3);
  });

  it('asks again for another session', async () => {
    const { permisos, llamadas, cambiarToken } = preparar(() => json({ hasPermission: true }));
    await permisos.alcanza('ADMINISTRADOR');
    cambiarToken('b');
    await permisos.alcanza('ADMINISTRADOR');
    expect(llamadas).toHaveLength(2);
  });

  it('compares the stored role when the service fails, and asks again the next time', async () => {
    let caido = true;
    const { permisos, sesiones } = preparar((llamada) =>
      caido ? sinRed() : json({ hasPermission: llamada.consulta.role === 'CONSULTA' }),
    );
    const usuario = { id: 1, email: 'a@b.example', displayName: null, photoURL: null };
    expect(await permisos.alcanza('ADMINISTRADOR')).toBe(false);
    sesiones.guardar({ token: 'a', usuario: { ...usuario, rol: 'ADMINISTRADOR' } });
    expect(await permisos.alcanza('ADMINISTRADOR')).toBe(true);
    caido = false;
    expect(await permisos.alcanza('ADMINISTRADOR')).toBe(false);
  });
});
