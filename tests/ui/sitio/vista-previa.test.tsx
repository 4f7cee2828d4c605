import { screen, waitFor } from '@testing-library/react';
import { abrirEnMemoria } from '@tests/ui/apoyo/abrir-en-memoria';
import { describe, expect, it, vi } from 'vitest';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';

const abrirSitio = async (pedirVistaPrevia: () => Promise<{ direccion: string }>) => {
  const vista = abrirEnMemoria('/sitio', {
    ajustar: (servicios) => Object.assign(servicios, { sitio: { ...servicios.sitio, pedirVistaPrevia } }),
  });
  const pestana = { location: { assign: vi.fn() }, close: vi.fn() };
  const abrir = vi.spyOn(window, 'open').mockReturnValue(pestana as unknown as Window);
  return {
    ...vista,
    pestana,
    abrir,
    boton: await screen.findByRole('button', { name: 'Vista previa de Inicio' }),
  };
};

describe('la vista previa del sitio', () => {
  it('se abre en otra pestaña, que se pide en el mismo clic y después va a su dirección', async () => {
    let responder = (_direccion: { direccion: string }): void => undefined;
    const { user, abrir, pestana, boton } = await abrirSitio(
      () => new Promise((listo) => (responder = listo)),
    );
    await user.click(boton);
    expect(abrir).toHaveBeenCalledExactlyOnceWith('', '_blank');
    await waitFor(() => expect(boton).toHaveTextContent('Abriendo...'));
    expect(pestana.location.assign).not.toHaveBeenCalled();
    responder({ direccion: '/vista-previa/abc' });
    await waitFor(() => expect(pestana.location.assign).toHaveBeenCalledExactlyOnceWith('/vista-previa/abc'));
    expect(pestana.close).not.toHaveBeenCalled();
  });

  it('si no se puede, la pestaña se cierra y se dice por qué', async () => {
    const { user, pestana, boton } = await abrirSitio(async () => {
      throw errorConflicto('Hay otra versión publicada');
    });
    await user.click(boton);
    expect(await screen.findByText(/Hay otra versión publicada/)).toBeVisible();
    expect(pestana.close).toHaveBeenCalledOnce();
    expect(pestana.location.assign).not.toHaveBeenCalled();
  });
});
