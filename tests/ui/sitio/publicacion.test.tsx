import { screen, within } from '@testing-library/react';
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
