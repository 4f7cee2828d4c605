import { enMano } from '@tests/builders/panel-en-mano';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, type Responder } from '../apoyo/fetch-falso';
import { abrirVentanaFalsa } from '../apoyo/ventana-falsa';

const USUARIO = { id: 7, email: 'ana@ejemplo.example', rol: 'ADMINISTRADOR' };
const SERVICIO: Record<string, () => Response> = {
  'POST /auth-api/auth/login': () => json({ data: { token: 'un-token', user: USUARIO } }),
  'GET /auth-api/auth/permission': () => json({ hasPermission: true }),
  'GET /auth-api/health': () => json({}),
  'GET /dashboard-api/health': () => json({}),
  'GET /dashboard-api/sedes': () => json({ data: [{ id: 1, nombre: 'Casa' }] }),
  'POST /dashboard-api/sedes': () => json({ id: 2, nombre: 'Otra' }, 201),
};
const responder: Responder = ({ metodo, ruta }) => SERVICIO[`${metodo} ${ruta}`]?.() ?? json({}, 401);

const componer = async (...[ruta, busqueda]: [string?, string?]) => {
  const ventana = abrirVentanaFalsa(responder, ruta, busqueda);
  const { componerAcceso } = await import('@/infrastructure/di/web/contenedor-navegador');
  const { componerPanel } = await import('@/infrastructure/di/web/panel-navegador');
  return { ...ventana, acceso: await componerAcceso(), panel: await enMano(await componerPanel()) };
};

describe('composition for the browser', () => {
  beforeEach(() => {
    vi.resetModules();
  });

  it('signs in through access, and the back-office speaks for that session', async () => {
    const { acceso, panel, llamadas, localStorage } = await componer();
    await acceso.iniciarSesion({ email: USUARIO.email, password: 'una clave larga' });
    expect(localStorage.getItem('authToken')).toBe('un-token');
    expect((await panel.sedes.listar()).datos).toMatchObject([{ nombre: 'Casa' }]);
    expect(llamadas.at(-1)?.encabezados.get('authorization')).toBe('Bearer un-token');
  });

  it('checks the permission once for several writes', async () => {
    const { acceso, panel, llamadas } = await componer();
    await acceso.iniciarSesion({ email: USUARIO.email, password: 'una clave larga' });
    const datos = { nombre: 'Otra', direccion: 'Calle 1' };
    await panel.sedes.crear(datos, { clave: panel.ids.nuevo() });
    await panel.sedes.crear(datos, { clave: panel.ids.nuevo() });
    expect(llamadas.filter((l) => l.ruta === '/auth-api/auth/permission')).toHaveLength(1);
    const claves = llamadas
      .filter((l) => l.metodo === 'POST')
      .map((l) => l.encabezados.get('idempotency-key'));
    expect(new Set(claves.slice(1)).size).toBe(2);
  });

  it('opens where the browser does not let what it keeps be looked at', async () => {
    abrirVentanaFalsa(responder);
    const databases = vi.fn().mockRejectedValue(new DOMException('No', 'SecurityError'));
    Object.assign(window, { indexedDB: { databases } });
    const aviso = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { componerPanel } = await import('@/infrastructure/di/web/panel-navegador');
    expect((await componerPanel()).haySinRed()).toBe(false);
    expect(databases).toHaveBeenCalledOnce();
    expect(aviso).toHaveBeenCalledOnce();
  });

  it('clears the session on a 401 and reloads the login, remembering where the person was', async () => {
    const { acceso, panel, location, localStorage } = await componer('/participantes', '?buscar=ana');
    await acceso.iniciarSesion({ email: USUARIO.email, password: 'una clave larga' });
    await panel.participantes.listar();
    expect(acceso.sesiones.leer()).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(location.assign.mock.calls).toEqual([
      ['/login?destino=%2Fparticipantes%3Fbuscar%3Dana#sesion-terminada'],
    ]);
  });

  it('probes both services', async () => {
    const { acceso } = await componer();
    expect(await acceso.probarConexion()).toMatchObject({
      overall: { success: true, message: 'Conexión exitosa con ambos servicios' },
    });
  });

  it('keeps the preferences in this browser', async () => {
    const { panel, localStorage } = await componer();
    panel.preferencias.guardar('sidebarOpen', 'false');
    expect(localStorage.getItem('sidebarOpen')).toBe('false');
  });
});
