import { act, screen } from '@testing-library/react';
import { conPaciencia } from '@tests/apoyo/con-paciencia';
import { afterEach, expect, it, vi } from 'vitest';
import '@/ui/panel/comun/escritura/dudas-abiertas';
import { abrirMundo } from './mundo-que-pierde';

afterEach(() => vi.restoreAllMocks());

it('al volver la red, lo que está en duda se comprueba en su formulario, que es el único que lo dice', async () => {
  const mundo = abrirMundo('sitio', 'guardarBorrador', { llega: false });
  const { user, servicios } = mundo.abrir('/sitio?parte=portada');
  await user.type(await screen.findByRole('textbox', { name: /Primera frase/ }), ' siempre');
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByRole('button', { name: 'Comprobar ahora' })).toBeVisible();
  const enLinea = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const releer = vi.spyOn(servicios.sitio, 'obtener');
  mundo.volverLaRed();
  enLinea.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('La conexión volvió')).toBeVisible();
  await conPaciencia(async () => expect(releer).toHaveBeenCalled());
  // What was asked for again with it has come too.
  for (let vuelta = 0; vuelta < 10; vuelta += 1) await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Comprobar ahora' }));
  expect(await screen.findByText('Quedó en borrador: publíquelo cuando esté listo')).toBeVisible();
  expect(screen.queryByText('No sabemos si quedó registrado')).toBeNull();
});
