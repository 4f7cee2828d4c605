import { screen, waitFor, within } from '@testing-library/react';
import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import { unaParte } from '@tests/builders/un-sitio';
import { abrirEnMemoria } from '@tests/ui/apoyo/abrir-en-memoria';
import { describe, expect, it } from 'vitest';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import { PORTADA } from '@/ui/textos/sitio/inicio';

const portada = (frase: string) => ({ portada: unaParte('portada', { frase }) });
const valores = { valores: unaParte('valores', {}) };

/** The cover's form, over a site that published the first, if any, and has the second as a draft. */
const abrirPortada = (publicado: ContenidoSitio | null, borrador: ContenidoSitio) => {
  const preparar = async (sitio: PanelEnMano['sitio']) => {
    if (publicado) {
      const { version } = await sitio.guardarBorrador(publicado);
      await sitio.publicar({ version });
    }
    await sitio.guardarBorrador(borrador);
  };
  return abrirEnMemoria('/sitio?parte=portada', {
    ajustar: (servicios) => {
      const { sitio } = servicios;
      const preparado = preparar(sitio);
      Object.assign(servicios, { sitio: { ...sitio, obtener: () => preparado.then(sitio.obtener) } });
    },
  });
};

const primeraFrase = async () => screen.findByRole('textbox', { name: /Primera frase/ });

describe('descartar el borrador de una parte del sitio', () => {
  it('se pregunta; la parte queda como está publicada, y lo de las demás sigue esperando', async () => {
    const { user, servicios } = abrirPortada(portada('Una puerta abierta'), {
      ...portada('A medio escri'),
      ...valores,
    });
    expect(await primeraFrase()).toHaveValue('A medio escri');
    await user.click(screen.getByRole('button', { name: 'Descartar borrador' }));
    const dialogo = await screen.findByRole('alertdialog', { name: 'Descartar el borrador' });
    expect(dialogo).toHaveTextContent(/Se borra para siempre .*Queda como está publicada/);
    await user.click(within(dialogo).getByRole('button', { name: 'Descartar' }));

    expect(await screen.findByText(/: se descartó el borrador$/)).toBeVisible();
    expect(await primeraFrase()).toHaveValue('Una puerta abierta');
    expect(await screen.findByText('Publicada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Descartar borrador' })).not.toBeInTheDocument();
    // What opened the question is gone: the keyboard goes on from the form.
    await waitFor(async () => expect(await primeraFrase()).toHaveFocus());
    expect(Object.keys((await servicios.sitio.obtener())?.borrador ?? {})).toEqual(['valores']);
  });

  it('una parte que nunca se publicó queda como viene', async () => {
    const { user } = abrirPortada(null, portada('A medio escri'));
    await user.click(await screen.findByRole('button', { name: 'Descartar borrador' }));
    const dialogo = await screen.findByRole('alertdialog');
    expect(dialogo).toHaveTextContent('Queda como viene');
    await user.click(within(dialogo).getByRole('button', { name: 'Descartar' }));
    await waitFor(async () => expect(await primeraFrase()).toHaveValue(PORTADA.frase));
  });

  it('sin borrador de esa parte no hay nada que descartar', async () => {
    abrirPortada(null, valores);
    await primeraFrase();
    expect(screen.queryByRole('button', { name: 'Descartar borrador' })).not.toBeInTheDocument();
  });
});
