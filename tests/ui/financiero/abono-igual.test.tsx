import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { AHORA, abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { casaQueCobra, unAbono } from './apoyo';

describe('un abono igual a otro', () => {
  it('avisa con su recibo y pide decir que es otro pago', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?abono=2', { sembrar: casaQueCobra });
    const valor = await screen.findByLabelText('Valor del abono');
    const abono = await dialogoListo('Registrar abono');
    await user.clear(valor);
    await user.type(valor, '200000');
    const fecha = abono.getByLabelText('Fecha del abono');
    await user.clear(fecha);
    await user.type(fecha, '10/11/2026{Tab}');
    expect(await abono.findByText('Ya hay un abono igual de ese día: recibo 1')).toBeVisible();
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    const casilla = abono.getByRole('checkbox', { name: /^Sí, es otro pago de \$\s200\.000/ });
    expect(casilla).toBeInvalid();
    expect(memoria.mensualidades.obtener(2)?.abonos).toHaveLength(1);
    await user.click(casilla);
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    expect(await screen.findByText('Recibo 2')).toBeVisible();
    expect(memoria.mensualidades.obtener(2)?.abonos).toHaveLength(2);
  });

  it('si otra persona registró el mismo un momento antes, no se registra otra vez sin decirlo', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?abono=2', { sembrar: casaQueCobra });
    const valor = await screen.findByLabelText('Valor del abono');
    const abono = await dialogoListo('Registrar abono');
    await user.clear(valor);
    await user.type(valor, '100000');
    const deMarta = unAbono({ id: 41, fecha: fechaEnBogota(AHORA), valor: 100_000, recibo: 41 });
    const antes = memoria.mensualidades.obtener(2)?.abonos ?? [];
    memoria.mensualidades.cambiar(2, { abonos: [...antes, deMarta] });
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    const casilla = await abono.findByRole('checkbox', { name: /^Sí, es otro pago de \$\s100\.000/ });
    expect(casilla).toHaveAccessibleDescription('Ya hay un pago de ese valor y esa fecha: el recibo 41');
    expect(memoria.mensualidades.obtener(2)?.abonos).toHaveLength(2);
    await user.click(casilla);
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    expect(await screen.findByText('Abono registrado')).toBeVisible();
    expect(memoria.mensualidades.obtener(2)?.abonos).toHaveLength(3);
  });

  it('tampoco el pago de varias mensualidades juntas', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pago=acudiente-1', { sembrar: casaQueCobra });
    const total = await screen.findByLabelText('Total recibido');
    const pago = await dialogoListo(/^Registrar pago de Rosa/);
    await user.clear(total);
    await user.type(total, '100000');
    memoria.mensualidades.cambiar(1, {
      estado: 'CON_ABONO',
      abonos: [unAbono({ id: 41, fecha: fechaEnBogota(AHORA), valor: 100_000, recibo: 41 })],
    });
    await user.click(pago.getByRole('button', { name: 'Registrar pago' }));
    const casilla = await pago.findByRole('checkbox', { name: /^Sí, es otro pago de \$\s100\.000/ });
    expect(casilla).toHaveAccessibleDescription('Ya hay un pago de ese valor y esa fecha: el recibo 41');
    expect(memoria.mensualidades.obtener(1)?.abonos).toHaveLength(1);
    await user.click(casilla);
    await user.click(pago.getByRole('button', { name: 'Registrar pago' }));
    await waitFor(() => expect(memoria.mensualidades.obtener(1)?.abonos).toHaveLength(2));
  });
});
