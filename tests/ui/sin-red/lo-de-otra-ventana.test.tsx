import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { unaEntrada } from '@tests/builders/entrada';
import { expect, it } from 'vitest';
import { escribirEntrada } from '@/domain/sin-red/cola';
import { conEntrada } from './apoyo';

const LLEGADA = { tipo: 'lista', en: 1, hecho: { id: 1, version: 1, recibo: 1, abono: null } } as const;

it('lo que otra ventana deja por enviar lo envía la que tiene conexión, sin que nadie la toque', async () => {
  const { equipo, router } = await conEntrada(unaEntrada({ estado: { ...LLEGADA, en: Date.now() } }));
  // This window has looked at the queue, and there was nothing to send.
  await screen.findByRole('button', { name: 'Lo que se envió desde este equipo' });
  const entrada = unaEntrada({ n: 2, id: 'de-la-otra' });
  await equipo.cofre.guardar(`cola 00000002 ${entrada.id}`, escribirEntrada(entrada));
  // The other one tells of it, as the channel between windows does, and closes.
  const [, panel = { context: {} }] = router.state.matches;
  const { queryClient } = panel.context as unknown as { queryClient: QueryClient };
  await queryClient.invalidateQueries({ queryKey: ['cola'] });
  await waitFor(() => expect(equipo.mundo.enviadas).toEqual(['mensualidades.registrarAbono']));
});
