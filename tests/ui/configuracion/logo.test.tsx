import { screen, within } from '@testing-library/react';
import { conPaciencia } from '@tests/apoyo/con-paciencia';
import { abrirEnMemoria } from '@tests/ui/apoyo/abrir-en-memoria';
import { afterEach, describe, expect, it, vi } from 'vitest';

const PREGUNTA = { name: '¿Quitar el logo?' };

/** The tab of the foundation, over one that has a logo. */
const abrirConLogo = (quitarLogo?: () => Promise<never>) => {
  const quitado = vi.fn();
  const vista = abrirEnMemoria('/configuracion?pestana=fundacion', {
    ajustar: ({ configuracion }) => {
      const { obtener, quitarLogo: deVerdad } = configuracion;
      configuracion.obtener = async () => {
        const actual = await obtener();
        const logo = quitado.mock.calls.length > 0 ? null : { direccion: '/logo.png', ancho: 80, alto: 40 };
        return actual && { ...actual, logo };
      };
      configuracion.guardarLogo = async () => configuracion.obtener() as never;
      configuracion.quitarLogo =
        quitarLogo ??
        (() => {
          quitado();
          return deVerdad();
        });
    },
  });
  return { ...vista, quitado };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('el logo de la fundación', () => {
  it('no se quita sin preguntar', async () => {
    const { user, quitado } = abrirConLogo();
    await user.click(await screen.findByRole('button', { name: 'Quitar logo' }));
    const primera = within(await screen.findByRole('alertdialog', PREGUNTA));
    await user.click(primera.getByRole('button', { name: 'Cancelar' }));
    expect(quitado).not.toHaveBeenCalled();
    expect(screen.getByAltText('Logo de la fundación')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Quitar logo' }));
    const dialogo = await screen.findByRole('alertdialog', PREGUNTA);
    await user.click(within(dialogo).getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByText('Se quitó el logo')).toBeVisible();
    expect(dialogo).not.toBeInTheDocument();
    await conPaciencia(async () => expect(screen.queryByAltText('Logo de la fundación')).toBeNull());
    // What opened the question is gone: the keyboard goes on from beside it.
    await conPaciencia(async () => expect(screen.getByRole('button', { name: 'Elegir logo' })).toHaveFocus());
  });

  it('un fallo al quitarlo se llama por su nombre', async () => {
    const { user } = abrirConLogo(() => Promise.reject(new Error('sin servicio')));
    await user.click(await screen.findByRole('button', { name: 'Quitar logo' }));
    const dialogo = within(await screen.findByRole('alertdialog', PREGUNTA));
    await user.click(dialogo.getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByText(/^No se pudo quitar el logo/)).toBeVisible();
  });

  it('de un archivo que no es una imagen se dice eso, sin ofrecer probar otra vez con él', async () => {
    const { user } = abrirConLogo();
    await screen.findByRole('button', { name: 'Cambiar logo' });
    const entrada = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!entrada) throw new Error('There is nowhere to choose the file');
    await user.upload(entrada, new File(['nada'], 'logo.png', { type: 'image/png' }));
    const aviso = (await screen.findByText(/No se pudo leer esa imagen/)).closest('li');
    if (!aviso) throw new Error('The notice is not told');
    expect(within(aviso).queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  const elegir = async (width: number, height: number) => {
    const pincel = { drawImage: vi.fn(), fillRect: vi.fn(), getImageData: () => ({ data: [] }) };
    vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: vi.fn() }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pincel as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
    const { user } = abrirConLogo();
    await screen.findByRole('button', { name: 'Cambiar logo' });
    const entrada = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!entrada) throw new Error('There is nowhere to choose the file');
    await user.upload(entrada, new File(['dibujo'], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByText('Se guardó el logo')).toBeVisible();
  };

  it('de uno tan pequeño que se verá borroso se dice, con lo que mide', async () => {
    await elegir(60, 40);
    expect(await screen.findByText(/mide 60 × 40 píxeles/)).toHaveTextContent(/borroso/);
  });

  it('de uno que alcanza no se dice nada', async () => {
    await elegir(640, 220);
    expect(screen.queryByText(/píxeles: /)).toBeNull();
  });
});
