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
});
