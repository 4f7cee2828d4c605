import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from '../apoyo/fetch-falso';
import { abrirVentanaFalsa } from '../apoyo/ventana-falsa';

const USUARIO = { id: 7, email: 'ana@ejemplo.example' };

const componer = async (guardado: Record<string, string> = {}) => {
  const ventana = abrirVentanaFalsa(() => json({}), '/');
  for (const [clave, valor] of Object.entries(guardado)) ventana.localStorage.setItem(clave, valor);
  const { crearServiciosPublicos } = await import('@/infrastructure/di/web/servicios-publicos');
  const { componerAcceso } = await import('@/infrastructure/di/web/contenedor-navegador');
  return { ...ventana, publico: crearServiciosPublicos(componerAcceso) };
};

describe('what public pages use', () => {
  beforeEach(() => {
    vi.resetModules();
  });

  it('counts the visit of a session once, without sending it while no address is set (specification §4)', async () => {
    const { publico, localStorage, llamadas } = await componer();
    expect([publico.visitas.contar(), publico.visitas.contar()]).toEqual([1_251, 1_251]);
    expect(publico.visitas.crecer()).toBeGreaterThan(1_251);
    expect(Number(localStorage.getItem('visitorCount'))).toBeGreaterThan(1_251);
    expect(llamadas).toEqual([]);
  });

  it.each([
    ['a user without e-mail, with a token', { authToken: 't', currentUser: '{"id":7}' }],
    ['a user without id, without a token', { currentUser: '{"email":"a@b.example"}' }],
    ['a user that cannot be read', { currentUser: '{' }],
    ['a token without its user', { authToken: 't' }],
  ])('at start, what is left of a session is cleared: %s (specification §4)', async (_caso, guardado) => {
    const { publico, localStorage } = await componer({ ...guardado, sidebarOpen: 'true' });
    expect(publico.usuarioGuardado.leer()).toBeNull();
    expect([localStorage.getItem('authToken'), localStorage.getItem('currentUser')]).toEqual([null, null]);
    expect(localStorage.getItem('sidebarOpen')).toBe('true');
  });

  it('at start, a session that can be read stays, and so does a user whose token is being written', async () => {
    const currentUser = JSON.stringify(USUARIO);
    const guardados: Record<string, string>[] = [{ authToken: 't', currentUser }, { currentUser }];
    for (const guardado of guardados) {
      const { publico, localStorage } = await componer(guardado);
      expect(publico.usuarioGuardado.leer()).toBe(currentUser);
      expect(localStorage.getItem('authToken')).toBe(guardado.authToken ?? null);
    }
  });

  it('signs out through the same session, and tells the header', async () => {
    const { publico, localStorage, llamadas } = await componer();
    localStorage.setItem('authToken', 'un-token');
    localStorage.setItem('currentUser', JSON.stringify(USUARIO));
    const alCambiar = vi.fn();
    publico.usuarioGuardado.suscribir(alCambiar);
    await publico.cerrarSesion();
    expect(publico.usuarioGuardado.leer()).toBeNull();
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(alCambiar).toHaveBeenCalled();
    expect(llamadas.map((l) => l.ruta)).toEqual(['/auth-api/auth/logout']);
    expect(llamadas[0]?.encabezados.get('authorization')).toBe('Bearer un-token');
  });
});
