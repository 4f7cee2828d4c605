import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { casaQueCobra } from './apoyo';

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
});
