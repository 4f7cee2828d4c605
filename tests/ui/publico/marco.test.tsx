import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { PUBLICADO } from '@tests/builders/publicado';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { FotoVisitante } from '@/ui/sitio/marco/marco-publico';
import { abrir } from '../apoyo/abrir';
import { publicoFalso } from '../apoyo/publico-falso';

const encabezado = async () => within(await screen.findByRole('banner'));
const desplazar = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};

describe('encabezado y pie públicos (especificación §2)', () => {
  afterEach(() => desplazar(0));

  it('enlaza las cuatro páginas y no el ingreso', async () => {
    abrir('/', { sesion: null });
    const navegacion = within(await (await encabezado()).findByRole('navigation', { name: 'Principal' }));
    const enlaces = navegacion
      .getAllByRole('link')
      .map((enlace) => [enlace.textContent, enlace.getAttribute('href')]);
    expect(enlaces).toEqual([
      ['Inicio', '/'],
      ['Nosotros', '/about'],
      ['Programas', '/programs'],
      ['Contacto', '/contact'],
    ]);
    expect(document.querySelector('a[href="/login"]')).toBeNull();
  });

  it('cambia después de 10 px, no antes', async () => {
    abrir('/', { sesion: null });
    const barra = await screen.findByRole('banner');
    desplazar(10);
    expect(barra.hasAttribute('data-desplazada')).toBe(false);
    desplazar(11);
    expect(barra.hasAttribute('data-desplazada')).toBe(true);
    desplazar(0);
    expect(barra.hasAttribute('data-desplazada')).toBe(false);
  });

  it('con sesión muestra a la persona, su panel y cómo salir, y salir vuelve al inicio', async () => {
    const { router, user, sesiones } = abrir('/about');
    const barra = await encabezado();
    const usuario = sesiones.leer()?.usuario;
    await user.click(await barra.findByText(usuario?.displayName ?? usuario?.email ?? ''));
    expect(barra.getByRole('link', { name: 'Panel de Control' }).getAttribute('href')).toBe('/dashboard');
    await user.click(barra.getByRole('button', { name: 'Cerrar Sesión' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sesiones.leer()).toBeNull();
    expect(screen.queryByRole('link', { name: 'Panel de Control' })).toBeNull();
  });

  it('una foto que no carga deja el icono en su lugar', () => {
    const { container } = render(<FotoVisitante foto="/rota.png" />);
    const foto = container.querySelector('img') as HTMLImageElement;
    expect(foto).toHaveAttribute('src', '/rota.png');
    fireEvent.error(foto);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('Escape cierra el menú del celular y devuelve el foco', async () => {
    const { container, user } = abrir('/', { sesion: null });
    await encabezado();
    const menu = container.querySelector('header details') as HTMLDetailsElement;
    menu.open = true;
    await user.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
  });

  it.each(['Rehabilitación en Bello y Apartadó', 'Rehabilitación en Bello y Apartadó.'])(
    'la frase de la fundación («%s») no se pega a la que sigue',
    async (frase) => {
      const publico = publicoFalso(crearInMemorySesionStore(null));
      const datos = {
        ...PUBLICADO,
        identidad: PUBLICADO.identidad && { ...PUBLICADO.identidad, frase },
        qr: null,
      };
      publico.datosPublicos.yaConocidos = () => datos;
      abrir('/', { sesion: null, publico });
      const pie = within(await screen.findByRole('contentinfo'));
      expect(pie.getByText(/Fundación cristiana/)).toHaveTextContent(
        'Rehabilitación en Bello y Apartadó. Fundación cristiana sin ánimo de lucro, desde 2020.',
      );
    },
  );

  it.each([
    [2009, '2009'],
    [null, null],
  ])('el año de fundación (%s) es el único que dicen el pie y Nosotros', async (anio_fundacion, dicho) => {
    const publico = publicoFalso(crearInMemorySesionStore(null));
    const identidad = PUBLICADO.identidad && { ...PUBLICADO.identidad, anio_fundacion };
    publico.datosPublicos.yaConocidos = () => ({ ...PUBLICADO, identidad, qr: null });
    abrir('/about', { sesion: null, publico });
    await screen.findByRole('heading', { name: 'Nosotros' });
    const pie = within(screen.getByRole('contentinfo')).getByText(/Fundación cristiana/);
    expect(document.body).not.toHaveTextContent('2020');
    expect(pie.textContent?.match(/desde (\d+)/)?.[1] ?? null).toBe(dicho);
  });

  it('el sitio de una fundación que todavía no ha dicho quién es muestra el año de la especificación', async () => {
    abrir('/about', { sesion: null });
    const pie = within(await screen.findByRole('contentinfo'));
    expect(pie.getByText(/Fundación cristiana/)).toHaveTextContent('desde 2020.');
  });

  it('el contador de visitas cuenta una vez, crece cada minuto y dice que es ilustrativo', async () => {
    vi.useFakeTimers();
    const publico = {
      ...publicoFalso(crearInMemorySesionStore(null)),
      visitas: { contar: vi.fn(() => 1_251), crecer: () => 1_254 },
    };
    abrir('/about', { sesion: null, publico });
    await act(() => vi.advanceTimersByTimeAsync(50));
    const pie = within(screen.getByRole('contentinfo'));
    expect(pie.getByText('Visitas: 1.251 (cifra ilustrativa)')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(pie.getByText('Visitas: 1.254 (cifra ilustrativa)')).toBeTruthy();
    vi.useRealTimers();
  });

  it.each(['/participantes/1/2', '/dashboard/nada'])('en %s no hay encabezado ni pie', async (ruta) => {
    abrir(ruta, { sesion: null });
    await screen.findByRole('heading', { level: 1, name: 'oops! Page not found' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
