import { screen, waitFor, within } from '@testing-library/react';
import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import { unaParte } from '@tests/builders/un-sitio';
import { abrirEnMemoria } from '@tests/ui/apoyo/abrir-en-memoria';
import { describe, expect, it } from 'vitest';

/** Publishes the cover once for each phrase. */
const publicar = async (sitio: PanelEnMano['sitio'], frases: readonly string[]): Promise<void> => {
  for (const frase of frases) {
    const { version } = await sitio.guardarBorrador({ portada: unaParte('portada', { frase }) });
    await sitio.publicar({ version });
  }
};

const abrirVersiones = (frases: readonly string[]) =>
  abrirEnMemoria('/sitio?ver=versiones', {
    ajustar: (servicios) => {
      const { sitio } = servicios;
      const publicado = publicar(sitio, frases);
      const trasPublicar =
        <T,>(leer: () => Promise<T>) =>
        () =>
          publicado.then(leer);
      Object.assign(servicios, {
        sitio: {
          ...sitio,
          obtener: trasPublicar(sitio.obtener),
          listarVersiones: trasPublicar(sitio.listarVersiones),
        },
      });
    },
  });

describe('las versiones del sitio', () => {
  it('volver a una la publica otra vez y lo dice, con el número de las dos', async () => {
    const { user, servicios } = abrirVersiones(['Una puerta abierta', 'Otra frase']);
    await user.click(await screen.findByRole('button', { name: 'Volver a la versión 1' }));
    const dialogo = await screen.findByRole('alertdialog', { name: 'Volver a la versión 1' });
    await user.click(within(dialogo).getByRole('button', { name: 'Publicar otra vez' }));

    expect(await screen.findByText('Se publicó la versión 3, igual a la 1')).toBeVisible();
    expect(await screen.findByText('Versión 3, vuelve a la 1')).toBeVisible();
    expect(dialogo).not.toBeInTheDocument();
    expect((await servicios.sitio.obtener())?.publicado.portada?.frase).toBe('Una puerta abierta');
  });
});

describe('publicar lo que está en borrador', () => {
  const abrirConBorrador = () =>
    abrirEnMemoria('/sitio', {
      ajustar: (servicios) => {
        const { sitio } = servicios;
        const escrito = sitio.guardarBorrador({ portada: unaParte('portada', { frase: 'Una puerta' }) });
        Object.assign(servicios, { sitio: { ...sitio, obtener: () => escrito.then(sitio.obtener) } });
      },
    });
  const pedir = async (user: ReturnType<typeof abrirConBorrador>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Publicar' }));
    return within(await screen.findByRole('alertdialog', { name: 'Publicar el sitio' }));
  };

  it('el teclado sigue desde el título: el botón se va con lo publicado', async () => {
    const { user } = abrirConBorrador();
    await user.click((await pedir(user)).getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Se publicó la versión 1')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sitio web' })).toHaveFocus());
  });

  it('si otra persona publicó un momento antes, se dice eso, y que lo suyo no salió', async () => {
    const { user, servicios } = abrirConBorrador();
    const dialogo = await pedir(user);
    await publicar(servicios.sitio, ['La de otra persona']);
    await user.click(dialogo.getByRole('button', { name: 'Publicar' }));
    expect(
      await screen.findByText(/^Otra persona guardó o publicó algo del sitio mientras tanto\. No se publicó/),
    ).toBeVisible();
    expect((await servicios.sitio.obtener())?.numero).toBe(1);
  });
});
