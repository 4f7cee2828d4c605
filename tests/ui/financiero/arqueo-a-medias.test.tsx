import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { borradoresEnMemoria } from '../apoyo/borradores-en-memoria';
import { unaSesion } from '../apoyo/servicios-falsos';
import { casaQueCobra } from './apoyo';

const NOMBRE = 'arqueo:2026-11-21:2026-11-21:';

const abrir = () => {
  const borradores = borradoresEnMemoria(crearInMemorySesionStore(unaSesion()), {
    ahora: () => new Date('2026-11-21T15:42:00Z'),
  });
  const mostrar = () =>
    abrirEnMemoria('/financiero?pestana=recaudo', {
      sembrar: casaQueCobra,
      ajustar: (servicios) => {
        servicios.cargarBorradores = async () => borradores;
      },
    });
  return { borradores, mostrar };
};

const laCaja = async () => within(await screen.findByRole('region', { name: 'Arqueo de caja' }));

it('lo que se va contando queda guardado, y se olvida al borrarlo', async () => {
  const { borradores, mostrar } = abrir();
  const { user } = mostrar();
  const caja = await laCaja();
  await user.type(caja.getByLabelText(/^\$\s50\.000/), '2');
  await user.type(caja.getByLabelText('Nota'), 'Entre dos');
  await waitFor(async () =>
    expect((await borradores.leer(NOMBRE))?.valores).toEqual({ conteo: { 50000: 2 }, nota: 'Entre dos' }),
  );
  await user.click(caja.getByRole('button', { name: 'Borrar conteo' }));
  expect(caja.getByLabelText(/^\$\s50\.000/)).toHaveValue('');
  expect(caja.getByLabelText('Nota')).toHaveValue('Entre dos');
  await waitFor(async () => expect((await borradores.leer(NOMBRE))?.valores).toEqual({ nota: 'Entre dos' }));
});

it('lo contado antes de un corte de luz vuelve, lo dice y se puede descartar', async () => {
  const { borradores, mostrar } = abrir();
  await borradores.guardar(NOMBRE, {
    version: null,
    valores: { conteo: { 50000: 2, 2000: 7 }, base: 20_000, nota: 'Entre dos' },
  });
  const { user } = mostrar();
  const caja = await laCaja();
  expect(await caja.findByText(/^Recuperamos lo que escribió a las/)).toBeVisible();
  expect(caja.getByLabelText(/^\$\s50\.000/)).toHaveValue('2');
  expect(caja.getByLabelText(/^\$\s2\.000/)).toHaveValue('7');
  expect(caja.getByLabelText('Base con que empezó')).toHaveValue('20.000');
  expect(caja.getByText(/^\$\s114\.000$/)).toBeVisible();
  await user.click(caja.getByRole('button', { name: 'Descartar' }));
  expect(caja.getByLabelText(/^\$\s50\.000/)).toHaveValue('');
  expect(caja.getByLabelText('Nota')).toHaveValue('');
  await waitFor(async () => expect(await borradores.leer(NOMBRE)).toBeNull());
});
