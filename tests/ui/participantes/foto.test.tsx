import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/detalle/detalle-participante';

const CARA = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';

/** Luz, who allows it, has a picture. */
const conFoto = (memoria: BaseMemoria): void => {
  casaConGente(memoria);
  memoria.fotos.set('1', { imagen: CARA, miniatura: CARA });
};

const ficha = (nombre: string) => screen.findByRole('dialog', { name: nombre });
const caras = (dentro: HTMLElement) => dentro.querySelectorAll(`img[src="${CARA}"]`);

describe('/participantes: la foto', () => {
  beforeEach(() => {
    // There is nothing to draw with here: what matters is who is asked and what is kept.
    vi.stubGlobal('createImageBitmap', async (archivo: File) => {
      if (archivo.type !== 'image/jpeg') throw new Error('No es una imagen');
      return { width: 10, height: 20, close: () => undefined };
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => undefined,
      drawImage: () => undefined,
    } as unknown as CanvasRenderingContext2D & ImageBitmapRenderingContext & WebGLRenderingContext);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(CARA);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const elegir = async (dentro: HTMLElement, boton: string) => {
    const entrada = (await within(dentro).findByRole('button', { name: boton })).parentElement?.querySelector(
      'input[type=file]',
    );
    return entrada as HTMLInputElement;
  };

  it('se elige desde la ficha, se ve en ella y junto al nombre en la lista, y se quita', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    const dialogo = await ficha('Luz Marina Ríos');
    await user.upload(await elegir(dialogo, 'Foto'), new File(['x'], 'cara.jpg', { type: 'image/jpeg' }));
    expect(await within(dialogo).findByRole('button', { name: 'Quitar foto' })).toBeVisible();
    expect(caras(dialogo)).toHaveLength(1);
    expect(memoria.fotos.get('1')).toEqual({ imagen: CARA, miniatura: CARA });
    await vi.waitFor(() => expect(caras(document.body)).toHaveLength(2));
    await user.click(within(dialogo).getByRole('button', { name: 'Quitar foto' }));
    await vi.waitFor(() => expect(caras(document.body)).toHaveLength(0));
    expect(memoria.fotos.size).toBe(0);
  });

  it('lo que no es una imagen se dice, y no cambia nada', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    const dialogo = await ficha('Luz Marina Ríos');
    const entrada = await elegir(dialogo, 'Foto');
    entrada.removeAttribute('accept');
    await user.upload(entrada, new File(['x'], 'carta.txt', { type: 'text/plain' }));
    const aviso = (await screen.findByText(/No se pudo leer esa imagen/)).closest('li');
    if (!aviso) throw new Error('The notice is not told');
    // The same file would be as unreadable again.
    expect(within(aviso).queryByRole('button', { name: 'Reintentar' })).toBeNull();
    expect(memoria.fotos.size).toBe(0);
  });

  it('sin la autorización de datos no se ofrece', async () => {
    abrirEnMemoria('/participantes?detalle=2', { sembrar: casaConGente });
    expect(within(await ficha('Andrés Gómez')).queryByRole('button', { name: 'Foto' })).toBeNull();
  });

  it('quien solo consulta no la ve, ni en la ficha ni en la lista', async () => {
    const { servicios } = abrirEnMemoria('/participantes?detalle=1', { sembrar: conFoto, rol: 'CONSULTA' });
    await within(await ficha('Luz Marina Ríos')).findByRole('region', { name: 'Papeles firmados' });
    expect(caras(document.body)).toHaveLength(0);
    await expect(servicios.fotos.obtener(1)).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
  });
});
