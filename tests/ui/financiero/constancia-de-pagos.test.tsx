import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra, unAbono } from './apoyo';

it('de la cuenta de una persona se llega a la de quien paga, aunque no deba nada, y a la constancia de un año', async () => {
  const constanciaDePagos = vi.fn(async () => null);
  const { user } = abrirEnMemoria('/financiero?cuenta=1', {
    sembrar: (memoria) => {
      casaQueCobra(memoria);
      memoria.mensualidades.cambiar(1, {
        estado: 'PAGADA',
        abonos: [
          unAbono({ id: 8, valor: 500_000, fecha: '2025-12-30' }),
          unAbono({ id: 9, valor: 350_000, fecha: '2026-01-02' }),
        ],
      });
    },
    ajustar: (servicios) => {
      servicios.documentosCobro = { ...servicios.documentosCobro, constanciaDePagos };
    },
  });
  const quienPaga = within(await screen.findByRole('region', { name: 'Quien paga' }));
  await user.click(quienPaga.getByRole('button', { name: 'Cuenta y constancias de Rosa Ríos' }));
  const constancias = within(await screen.findByRole('region', { name: 'Constancia de pagos de un año' }));
  expect(constancias.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['2026', '2025']);
  await user.click(constancias.getByRole('button', { name: 'Imprimir constancia de pagos de 2025' }));
  expect(constanciaDePagos).toHaveBeenCalledWith('acudiente-1', 2025);
});

it('quien no ha pagado nada no tiene de qué año pedirla', async () => {
  abrirEnMemoria('/financiero?pagador=acudiente-1', { sembrar: casaQueCobra });
  await screen.findByRole('dialog', { name: 'Estado de cuenta de Rosa Ríos' });
  expect(screen.queryByRole('region', { name: 'Constancia de pagos de un año' })).toBeNull();
});
