import { describe, expect, it, vi } from 'vitest';
import {
  crearNavegacionNavegador,
  ubicacionParaRecordar,
} from '@/infrastructure/browser/navegacion-navegador';

describe('navigation', () => {
  const abrir = (pathname = '/sedes') => {
    const location = { assign: vi.fn(), reload: vi.fn(), pathname, search: '' };
    const ventana = Object.assign(new EventTarget(), { location });
    const navegacion = crearNavegacionNavegador(ventana as unknown as Window);
    const volverDe = (persisted: boolean) =>
      ventana.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return { idas: location.assign.mock.calls, recargas: location.reload, ...navegacion, volverDe };
  };

  it('loads the page anew', () => {
    const { idas, recargarHacia } = abrir();
    recargarHacia('/dashboard');
    expect(idas).toEqual([['/dashboard']]);
  });

  it('loads it anew also when only the part it points at changes', () => {
    const login = abrir('/login');
    login.recargarHacia('/login#sesion-terminada');
    expect(login.idas).toEqual([['/login#sesion-terminada']]);
    expect(login.recargas).toHaveBeenCalledOnce();
    const sedes = abrir();
    sedes.recargarHacia('/login#sesion-terminada');
    expect(sedes.recargas).not.toHaveBeenCalled();
  });

  it('goes once to a page it is already on its way to, and still elsewhere', () => {
    const { idas, recargarHacia, volverDe } = abrir();
    recargarHacia('/login?destino=%2Fsedes');
    volverDe(false);
    recargarHacia('/login');
    recargarHacia('/');
    expect(idas).toEqual([['/login?destino=%2Fsedes'], ['/']]);
  });

  it('goes again once the Back button has brought the page out of memory', () => {
    const { idas, recargarHacia, volverDe } = abrir();
    recargarHacia('/login');
    volverDe(true);
    recargarHacia('/login');
    expect(idas).toEqual([['/login'], ['/login']]);
  });

  it('whoever leaves goes where they said once what they wait for ends, whatever asks for another page meanwhile', async () => {
    const { idas, recargarHacia, salirHacia, volverDe } = abrir();
    let terminar = () => {};
    const saliendo = salirHacia('/', () => {
      recargarHacia('/login?destino=%2Fsedes');
      return new Promise<void>((listo) => {
        terminar = listo;
      });
    });
    const otraVez = salirHacia('/', () => Promise.reject(new Error('nobody is here any more')));
    await vi.waitFor(() => expect(terminar).toHaveLength(1));
    recargarHacia('/login#sesion-terminada');
    expect(idas).toEqual([]);
    terminar();
    await Promise.all([saliendo, otraVez]);
    recargarHacia('/login#sesion-terminada');
    expect(idas).toEqual([['/']]);
    volverDe(true);
    recargarHacia('/login');
    expect(idas).toEqual([['/'], ['/login']]);
  });

  it('leaves also when what it waited for failed', async () => {
    const { idas, salirHacia } = abrir();
    await salirHacia('/', () => Promise.reject(new Error('broken')));
    expect(idas).toEqual([['/']]);
  });

  it('remembers where the person was, with its filters, but not the login page', () => {
    expect(ubicacionParaRecordar({ pathname: '/sedes', search: '?buscar=bello' }, '/login')).toBe(
      '/sedes?buscar=bello',
    );
    expect(ubicacionParaRecordar({ pathname: '/login', search: '?destino=%2Fsedes' }, '/login')).toBeNull();
  });
});
