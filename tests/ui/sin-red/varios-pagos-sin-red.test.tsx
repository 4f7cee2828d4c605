import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toaster } from '@/ui/shared/toast-store';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { abrirLaCola, equipoSinRed } from './apoyo';
import '@/ui/panel/comun/documentos/recibo-provisional';

afterEach(() => {
  for (const { id } of toaster.list()) toaster.dismiss(id);
});

describe('varios pagos sin red', () => {
  it('cada uno queda en el equipo con su recibo provisional, y llegan en orden', async () => {
    const equipo = equipoSinRed();
    const { user } = equipo.abrir('/financiero?pago=varios');
    const lista = await dialogoListo('Varios pagos');
    for (const [n, nombre, valor] of [
      [1, 'rosa', '100000'],
      [2, 'andres', '50000'],
    ] as const) {
      const campo = await screen.findByRole('combobox', { name: `Quién paga, fila ${n}` });
      await waitFor(() => expect(campo).toHaveFocus());
      await user.keyboard(`${nombre}{Enter}`);
      const cuanto = screen.getByRole('textbox', { name: new RegExp(`^Valor, fila ${n}`) });
      await waitFor(() => expect(cuanto).toHaveFocus());
      await user.keyboard(n === 1 ? `${valor}{Enter}` : valor);
    }
    await user.click(lista.getByRole('button', { name: 'Registrar 2 pagos' }));
    const hecho = await dialogoListo('Pagos registrados');
    expect(hecho.getByText('2 quedaron en este equipo: se envían apenas se pueda.')).toBeVisible();
    expect(hecho.getAllByText('Por enviar')).toHaveLength(2);
    await user.click(
      hecho.getByRole('button', { name: /^Recibo provisional: Pago de \$\s100\.000 de Rosa/ }),
    );
    const recibo = await dialogoListo('Pago guardado en este equipo');
    expect(recibo.getByText('PROVISIONAL · sin número')).toBeVisible();
    await user.click(recibo.getByRole('button', { name: 'Cerrar' }));
    await user.click(hecho.getByRole('button', { name: 'Cerrar' }));
    expect(equipo.memoria().pagos).toHaveLength(0);

    equipo.volverLaRed();
    const cola = await abrirLaCola(user, 'Por enviar (2)');
    await user.click(cola.getByRole('button', { name: 'Enviar ahora' }));
    expect(await screen.findByRole('dialog', { name: 'Todo está enviado' })).toBeVisible();
    expect(equipo.memoria().pagos).toMatchObject([
      { recibo: 2, valor: 100_000 },
      { recibo: 3, valor: 50_000 },
    ]);
    expect(equipo.mundo.enviadas).toEqual(['pagos.registrar', 'pagos.registrar']);
  });

  it('en «Registrar pago» también se encuentra a quien paga por su nombre', async () => {
    const { user } = equipoSinRed().abrir('/financiero?pago=true');
    await user.type(
      await screen.findByRole('searchbox', { name: 'Buscar a quien va a pagar' }),
      'rosa{Enter}',
    );
    expect(await screen.findByRole('button', { name: /Luz Marina Ríos/ })).toBeVisible();
  });
});
