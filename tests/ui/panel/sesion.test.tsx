import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { abrir as abrirAplicacion } from '../apoyo/abrir';
import { type CambiosServicios, unaSesion } from '../apoyo/servicios-falsos';
import { conEstadisticas } from '../apoyo/tablero-falso';

const abrir = async (cambios: CambiosServicios = {}) => {
  const pantalla = abrirAplicacion('/dashboard', { panel: conEstadisticas(), ...cambios });
  await screen.findByRole('heading', { level: 1, name: 'Tablero' });
  const salir = async () => {
    await pantalla.user.click(screen.getByRole('button', { name: 'Cuenta de Ana Prueba' }));
    await pantalla.user.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }));
  };
  return { ...pantalla, salir };
};

describe('salir del panel (especificación §2 y §4)', () => {
  it('cierra aquí, avisa al servicio y vuelve al inicio por carga completa', async () => {
    const cerrarSesion = vi.fn(async () => undefined);
    const { salir, sesiones, navegacion } = await abrir({ autenticacion: { cerrarSesion } });
    await salir();
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith('/'));
    expect(sesiones.leer()).toBeNull();
    expect(cerrarSesion).toHaveBeenCalledOnce();
  });

  it('un servicio que falla no impide salir', async () => {
    const cerrarSesion = () => Promise.reject(new Error('caído'));
    const { salir, sesiones, navegacion } = await abrir({ autenticacion: { cerrarSesion } });
    await salir();
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith('/'));
    expect(sesiones.leer()).toBeNull();
  });

  it('un servicio que no contesta solo se espera un momento', async () => {
    const cerrarSesion = () => new Promise<void>(() => {});
    const { salir, navegacion } = await abrir({ autenticacion: { cerrarSesion } });
    await salir();
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith('/'));
  });

  it('lo que al salir se rechaza por no tener ya sesión no lleva a /login', async () => {
    let responder = () => {};
    const cerrarSesion = () =>
      new Promise<void>((listo) => {
        responder = listo;
      });
    const { salir, acceso, navegacion } = await abrir({ autenticacion: { cerrarSesion } });
    await salir();
    acceso.navegacion.recargarHacia('/login?destino=%2Fdashboard#sesion-terminada');
    responder();
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith('/'));
  });

  it('lo que el equipo guarda se termina de borrar antes de irse, aunque tarde y se pida dos veces', async () => {
    const { salir, acceso, navegacion } = await abrir();
    let terminar = () => {};
    // Whoever has nobody to sign out any more has nothing to wait for.
    vi.spyOn(acceso, 'cerrarSesion')
      .mockResolvedValue({ avisado: Promise.resolve() })
      .mockReturnValueOnce(
        new Promise((listo) => {
          terminar = () => listo({ avisado: Promise.resolve() });
        }),
      );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await salir();
    await salir();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(navegacion.idas).not.toHaveBeenCalled();
    terminar();
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith('/'));
  });

  it('con algo sin guardar pregunta antes: los borradores se van con la sesión', async () => {
    const { salir, user, sesiones, navegacion } = await abrir();
    // As a form with something unsaved does.
    const retener = (evento: Event) => evento.preventDefault();
    window.addEventListener('beforeunload', retener);
    onTestFinished(() => window.removeEventListener('beforeunload', retener));
    await salir();
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(sesiones.leer()).not.toBeNull();
    await salir();
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith('/'));
    expect(sesiones.leer()).toBeNull();
  });

  it('nota que otra pestaña cerró la sesión y va a /login', async () => {
    const { sesiones, navegacion } = await abrir();
    act(() => sesiones.limpiar());
    expect(navegacion.idas).toHaveBeenLastCalledWith('/login?destino=%2Fdashboard');
  });

  it('queda cubierta al dejarla, y Atrás la descubre solo para la misma persona', async () => {
    const { sesiones, navegacion, salir } = await abrir();
    const pasar = (tipo: 'pagehide' | 'pageshow') =>
      act(() => void window.dispatchEvent(Object.assign(new Event(tipo), { persisted: true })));
    const cubierta = () => document.documentElement.style.visibility === 'hidden';
    pasar('pagehide');
    expect(cubierta()).toBe(true);
    pasar('pageshow');
    expect(cubierta()).toBe(false);

    await salir();
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith('/'));
    pasar('pagehide');
    navegacion.volver();
    pasar('pageshow');
    expect(cubierta()).toBe(true);
    expect(navegacion.idas).toHaveBeenLastCalledWith('/login?destino=%2Fdashboard');
    expect(sesiones.leer()).toBeNull();
    document.documentElement.style.visibility = '';
  });

  it('nota que otra pestaña entró como otra persona y empieza de nuevo', async () => {
    const { sesiones, navegacion } = await abrir();
    act(() => sesiones.guardar(unaSesion({ displayName: 'Otro nombre' })));
    expect(navegacion.idas).not.toHaveBeenCalled();
    act(() => sesiones.guardar(unaSesion({ id: 2, email: 'luis@fundacion.example' })));
    expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });
});
