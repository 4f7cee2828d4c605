import { screen, within } from '@testing-library/react';
import { PUBLICADO } from '@tests/builders/publicado';
import { unaParte } from '@tests/builders/un-sitio';
import { describe, expect, it } from 'vitest';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import { hojaDe } from '@/domain/sitio/partes-del-sitio';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { abrir } from '../apoyo/abrir';
import { publicoFalso } from '../apoyo/publico-falso';

/** A page of a foundation that edited that. */
const abrirCon = (contenido: ContenidoSitio, ruta = '/') => {
  const publico = publicoFalso(crearInMemorySesionStore(null));
  publico.datosPublicos.yaConocidos = () => ({
    ...PUBLICADO,
    qr: null,
    sitio: { contenido, politicas: [] },
  });
  return abrir(ruta, { sesion: null, publico });
};

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

  it('sin el lugar de la casa el mapa no marca una esquina; con él, la marca', async () => {
    const { user, unmount } = abrir('/contact', { sesion: null });
    const deMunicipio = await screen.findByRole('link', { name: 'Ver mapa de Apartadó' });
    expect(deMunicipio.getAttribute('href')).not.toContain('mlat');
    await user.click(deMunicipio);
    expect(screen.getByTitle('Mapa de Apartadó').getAttribute('src')).not.toContain('marker');
    unmount();
    abrirCon({ sedes: unaParte('sedes') }, '/contact');
    const deCasa = await screen.findByRole('link', { name: /^Ver mapa de / });
    expect(deCasa.getAttribute('href')).toContain('mlat=6.3373&mlon=-75.5579');
    await user.click(deCasa);
    expect(screen.getByTitle(/^Mapa de /).getAttribute('src')).toContain('marker=6.3373%2C-75.5579');
  });

  it('los testimonios se incrustan sin cookies', async () => {
    const testimonios = [{ titulo: 'Volví', nombre: null, video: 'dQw4w9WgXcQ' }];
    const { user } = abrirCon({ historias: unaParte('historias', { testimonios }) });
    const historias = within(await screen.findByRole('region', { name: 'Historias de Transformación' }));
    const [primero] = historias.getAllByRole('link');
    // As it is heard: with a colon between, a reader paused over nothing.
    expect(primero).toHaveAccessibleName(/^Ver video [^ :]/);
    expect(primero?.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
    await user.click(primero as HTMLElement);
    expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
    );
  });

  it('mientras el sitio está en preparación hay tres de muestra (especificación §2)', async () => {
    const publico = publicoFalso(crearInMemorySesionStore(null));
    publico.datosPublicos.yaConocidos = () => null;
    abrir('/', { sesion: null, publico });
    const historias = within(await screen.findByRole('region', { name: 'Historias de Transformación' }));
    expect(historias.getAllByRole('link', { name: /^Ver video/ })).toHaveLength(3);
  });

  it('publicado el sitio sin videos de la fundación, la sección no enlaza ninguno, y sin testimonios elegidos no está', async () => {
    const { unmount } = abrirCon({});
    const historias = within(await screen.findByRole('region', { name: 'Historias de Transformación' }));
    expect(historias.queryAllByRole('link')).toEqual([]);
    expect(historias.getByText(/con la autorización escrita/)).toBeVisible();
    expect(hojaDe('historias').ayuda).toMatch(
      /Mientras no la escriba, la sección se muestra con dibujos; publicada sin testimonios, no se muestra/,
    );
    unmount();
    abrirCon({ historias: unaParte('historias', { testimonios: [] }) });
    await screen.findByRole('region', { name: 'Vidas que Inspiran' });
    expect(screen.queryByRole('region', { name: 'Historias de Transformación' })).toBeNull();
  });
});
