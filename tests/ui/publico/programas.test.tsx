import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrir } from '../apoyo/abrir';

const elegida = () => screen.getByRole('tab', { selected: true }).textContent;
const activa = () => document.querySelector('[data-activo]')?.getAttribute('data-activo');

describe('pestañas de programas (especificación §2)', () => {
  it('empieza en internado; elegir otra la pone en la dirección', async () => {
    const { user, router } = abrir('/programs', { sesion: null });
    expect((await screen.findAllByRole('tab')).map((pestana) => pestana.textContent)).toEqual([
      ...['Internado', 'Familiar', 'Reinserción'],
    ]);
    expect([elegida(), activa()]).toEqual(['Internado', 'internado']);
    await user.click(screen.getByRole('tab', { name: 'Familiar' }));
    await waitFor(() => expect([elegida(), activa()]).toEqual(['Familiar', 'familiar']));
    expect(router.state.location.hash).toBe('familiar');
  });

  it('una dirección compartida abre su programa, y una desconocida, internado', async () => {
    const { unmount } = abrir('/programs#reinsercion', { sesion: null });
    await screen.findAllByRole('tab');
    expect(elegida()).toBe('Reinserción');
    unmount();
    abrir('/programs#nada', { sesion: null });
    await screen.findAllByRole('tab');
    expect(elegida()).toBe('Internado');
  });

  it('las flechas recorren las pestañas y dan la vuelta', async () => {
    const { user } = abrir('/programs', { sesion: null });
    (await screen.findByRole('tab', { name: 'Internado' })).focus();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(elegida()).toBe('Reinserción'));
    expect(document.activeElement?.textContent).toBe('Reinserción');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(elegida()).toBe('Internado'));
  });
});
