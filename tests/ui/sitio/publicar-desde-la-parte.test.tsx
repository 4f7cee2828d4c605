import { screen, waitFor, within } from '@testing-library/react';
import { unaParte } from '@tests/builders/un-sitio';
import { abrirEnMemoria } from '@tests/ui/apoyo/abrir-en-memoria';
import { afterEach, describe, expect, it, vi } from 'vitest';

const abrirPortada = (frase: string | null) =>
  abrirEnMemoria('/sitio?parte=portada', {
    ajustar: (servicios) => {
      const { sitio } = servicios;
      const preparado = frase
        ? sitio.guardarBorrador({ portada: unaParte('portada', { frase }) })
        : Promise.resolve();
      const pedirVistaPrevia = vi.fn(async () => ({ direccion: '/vista-previa/abc' }));
      Object.assign(servicios, {
        sitio: { ...sitio, pedirVistaPrevia, obtener: () => preparado.then(sitio.obtener) },
      });
    },
  });

const primeraFrase = async () => screen.findByRole('textbox', { name: /Primera frase/ });
const publicar = { name: 'Publicar' };

afterEach(() => vi.restoreAllMocks());

describe('una parte del sitio que está en borrador', () => {
  it('se publica desde ella, y se sigue escribiendo', async () => {
    const { user, servicios } = abrirPortada(null);
    await user.type(await primeraFrase(), ' siempre');
    await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    await user.click(await screen.findByRole('button', publicar));
    const dialogo = await screen.findByRole('alertdialog', { name: 'Publicar el sitio' });
    await user.click(within(dialogo).getByRole('button', publicar));
    expect(await screen.findByText('Se publicó la versión 1')).toBeVisible();
    expect(await screen.findByText('Publicada')).toBeVisible();
    expect(screen.queryByRole('button', publicar)).not.toBeInTheDocument();
    await waitFor(async () => expect(await primeraFrase()).toHaveFocus());

    await user.type(await primeraFrase(), ' abierta');
    await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByRole('button', publicar)).toBeVisible();
    const { borrador, publicado } = (await servicios.sitio.obtener()) ?? {};
    expect(publicado?.portada?.frase).toMatch(/ siempre$/);
    expect(borrador?.portada?.frase).toMatch(/ siempre abierta$/);
  });

  it('se ve como quedaría, sin volver a la lista', async () => {
    const pestana = { location: { assign: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(pestana as unknown as Window);
    const { user } = abrirPortada('A medio escri');
    await user.click(await screen.findByRole('button', { name: 'Vista previa' }));
    await waitFor(() => expect(pestana.location.assign).toHaveBeenCalledExactlyOnceWith('/vista-previa/abc'));
  });

  it('con algo sin guardar no se publica ni se mira: no lo llevaría', async () => {
    const { user } = abrirPortada('A medio escri');
    expect(await screen.findByRole('button', publicar)).toBeVisible();
    await user.type(await primeraFrase(), 'bir');
    await waitFor(() => expect(screen.queryByRole('button', publicar)).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Vista previa' })).not.toBeInTheDocument();
  });

  it('sin borrador de ella no hay nada que publicar', async () => {
    abrirPortada(null);
    await primeraFrase();
    expect(screen.queryByRole('button', publicar)).not.toBeInTheDocument();
  });
});
