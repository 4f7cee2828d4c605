import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrir } from '../apoyo/abrir';

describe('cualquier otra dirección (especificación §2)', () => {
  it.each(['/nada', '/participantes/1/2', '/login/otra'])('%s', async (ruta) => {
    const { user, router } = abrir(ruta, { sesion: null });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('oops! Page not found');
    expect(screen.getByText(/la página se haya movido o eliminado/)).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/^Página no encontrada · /));
    await user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('a quien tiene la sesión abierta le ofrece el panel, y a los demás no', async () => {
    const { unmount } = abrir('/archivos');
    const panel = await screen.findByRole('link', { name: 'Ir al Panel de Control' });
    expect(panel).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
    unmount();
    abrir('/archivos', { sesion: null });
    expect(await screen.findByRole('link', { name: 'Ir al inicio' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ir al Panel de Control' })).toBeNull();
  });
});
