import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/comun/escritura/dudas-abiertas';
import { abrirMundo } from './mundo-que-pierde';

/** Registers all that Rosa owes, and nobody answers: it arrived, and there is nothing left to pay. */
const pagarTodo = async (mundo: ReturnType<typeof abrirMundo>) => {
  const pagina = mundo.abrir('/financiero?pago=acudiente-1');
  const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar pago de Rosa Ríos' }));
  await dialogo.findByLabelText('Total recibido');
  await pagina.user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
  await waitFor(() => expect(mundo.enviados).not.toHaveLength(0));
  return { ...pagina, dialogo };
};

describe('un pago de todo lo que se debe, que llegó y del que nadie respondió', () => {
  it('da su recibo en cuanto la red vuelve', async () => {
    const mundo: ReturnType<typeof abrirMundo> = abrirMundo('pagos', 'registrar', {
      salvo: () => mundo.enviados.length > 1,
    });
    await pagarTodo(mundo);
    const hecho = within(await screen.findByRole('dialog', { name: 'Pago registrado' }));
    expect(hecho.getByText(/^Recibo 2 · \$\s850\.000$/)).toBeVisible();
    expect(mundo.memoria().pagos).toHaveLength(1);
  });

  it('sigue a la vista mientras no se sepa, y al comprobarlo da su recibo', async () => {
    const mundo = abrirMundo('pagos', 'registrar');
    const { user, dialogo } = await pagarTodo(mundo);
    const comprobar = await dialogo.findByRole('button', { name: 'Comprobar ahora' });
    await waitFor(() => expect(mundo.enviados).toHaveLength(2));
    expect(dialogo.getByLabelText('Total recibido')).toHaveValue('850.000');
    expect(screen.queryByText('No debe nada')).toBeNull();
    mundo.volverLaRed();
    await waitFor(() => expect(comprobar).toBeEnabled());
    await user.click(dialogo.getByRole('button', { name: 'Comprobar ahora' }));
    const hecho = within(await screen.findByRole('dialog', { name: 'Pago registrado' }));
    expect(hecho.getByText(/^Recibo 2 · \$\s850\.000$/)).toBeVisible();
    expect(mundo.memoria().pagos).toHaveLength(1);
  });

  it('abierto otra vez tras recargar es lo primero que se dice, aunque ya no deba nada', async () => {
    const mundo = abrirMundo('pagos', 'registrar');
    await pagarTodo(mundo);
    await waitFor(() => expect(mundo.enviados).toHaveLength(2));
    const { user } = mundo.abrir('/financiero?pago=acudiente-1');
    const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar pago de Rosa Ríos' }));
    const comprobar = await dialogo.findByRole('button', { name: 'Comprobar ahora' });
    mundo.volverLaRed();
    await user.click(comprobar);
    const hecho = within(await screen.findByRole('dialog', { name: 'Pago registrado' }));
    expect(hecho.getByText(/^Recibo 2 · \$\s850\.000$/)).toBeVisible();
    expect(mundo.memoria().pagos).toHaveLength(1);
  });
});
