import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import { SECCIONES_PANEL } from '@/domain/shared/politica/secciones-panel';
import { abrir } from '../apoyo/abrir';
import { crearServiciosFalsos, unaSesion } from '../apoyo/servicios-falsos';
import { conEstadisticas } from '../apoyo/tablero-falso';

describe('guarda del panel (especificación §2, §4 y §6)', () => {
  it('dice Verificando autenticación... mientras no sabe quién es', async () => {
    let entregar = (_: ServiciosAcceso) => {};
    const acceso = new Promise<ServiciosAcceso>((listo) => {
      entregar = listo;
    });
    abrir('/dashboard', { panel: conEstadisticas(), contexto: { cargarAcceso: () => acceso } });
    expect((await screen.findByRole('status')).textContent).toBe('Verificando autenticación...');
    entregar(crearServiciosFalsos().acceso);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tablero' })).toBeTruthy();
    expect(screen.queryByText('Verificando autenticación...')).toBeNull();
  });

  it.each(SECCIONES_PANEL.map(({ ruta }) => ruta))(
    'sin sesión, %s lleva a /login y se recuerda',
    async (ruta) => {
      const { router } = abrir(`${ruta}?buscar=ana`, { sesion: null });
      await screen.findByRole('heading', { name: 'Iniciar Sesión' });
      expect(router.state.location.pathname).toBe('/login');
      expect(router.state.location.search).toEqual({ destino: `${ruta}?buscar=ana` });
    },
  );

  it('una sesión sin correo no cuenta', async () => {
    const { router } = abrir('/sedes', { sesion: unaSesion({ email: '' }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it.each(SECCIONES_PANEL.map(({ ruta, titulo }) => [ruta, titulo] as const))(
    '%s abre su pantalla, con su título',
    async (ruta, titulo) => {
      abrir(ruta);
      expect(await screen.findByRole('heading', { level: 1, name: titulo })).toBeTruthy();
    },
  );

  it.each(
    SECCIONES_PANEL.filter(({ rol }) => rol === 'ADMINISTRADOR').map(({ ruta, titulo }) => [ruta, titulo]),
  )('%s da el mensaje 403 a quien solo consulta, dentro del panel', async (ruta, titulo) => {
    abrir(ruta, { sesion: unaSesion({ rol: 'CONSULTA' }) });
    const aviso = await screen.findByRole('alert');
    expect(aviso.textContent).toContain('No tienes permisos para realizar esta acción (Error 403)');
    expect(aviso.textContent).toContain('ADMINISTRADOR');
    expect(screen.getByRole('navigation', { name: 'Secciones' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1, name: titulo })).toBeNull();
    // Trying again would say the same.
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('/usuarios abre para un administrador', async () => {
    abrir('/usuarios');
    expect(await screen.findByRole('heading', { level: 1, name: 'Usuarios' })).toBeTruthy();
  });
});
