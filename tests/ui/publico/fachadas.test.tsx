import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrir } from '../apoyo/abrir';

describe('videos y mapas de terceros', () => {
  it('no hay nada incrustado hasta que la persona lo pide, y entonces solo lo pedido', async () => {
    const { user } = abrir('/contact', { sesion: null });
    const mapa = await screen.findByRole('link', { name: 'Ver mapa de Apartadó' });
    expect(mapa.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(mapa);
    const abierto = screen.getByTitle('Mapa de Apartadó');
    expect(abierto.getAttribute('src')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/,
    );
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(document.activeElement).toBe(abierto);
  });

  it('los testimonios se incrustan sin cookies', async () => {
    const { user } = abrir('/', { sesion: null });
    const historias = within(await screen.findByRole('region', { name: 'Historias de Transformación' }));
    const [primero] = historias.getAllByRole('link');
    expect(primero?.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
    await user.click(primero as HTMLElement);
    expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
    );
  });
});
