import { screen, waitFor, within } from '@testing-library/react';
import { unaSede } from '@tests/builders/una-sede';
import { expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { casaQueCobra, unAbono } from './apoyo';

/** Andrés (2) paid 200.000 by transfer REF-77, receipt 1; Luz (1) owes 850.000. */
const formularioListo = async () => {
  await screen.findByLabelText('Valor del abono');
  return dialogoListo('Registrar abono');
};

const anular = async (porque: string, boton: string, sembrar = casaQueCobra) => {
  const abierto = abrirEnMemoria('/financiero?detalle=2', { sembrar });
  const { user } = abierto;
  await user.click(await screen.findByRole('button', { name: /^Anular abono/ }));
  const motivo = within(await screen.findByRole('dialog', { name: 'Anular abono del recibo 1' }));
  await user.click(motivo.getByRole('radio', { name: porque }));
  expect(motivo.getByLabelText('Motivo')).toHaveValue(porque);
  await user.click(motivo.getByRole('button', { name: boton }));
  return abierto;
};

it('un pago con el valor mal se anula y se corrige con lo demás ya escrito', async () => {
  const { user, memoria } = await anular('El valor no era ese', 'Anular y corregir');
  const abono = await formularioListo();
  const valor = abono.getByLabelText('Valor del abono');
  expect(valor).toHaveValue('200.000');
  expect(abono.getByLabelText('Referencia')).toHaveValue('REF-77');
  expect(abono.getByLabelText('Medio de pago')).toHaveValue('TRANSFERENCIA');
  expect(abono.queryByText(/El saldo cambió mientras tanto/)).toBeNull();
  await user.clear(valor);
  await user.type(valor, '250.000');
  await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
  expect(await screen.findByText('Abono registrado')).toBeVisible();
  expect(memoria.mensualidades.obtener(2)?.abonos).toMatchObject([
    { valor: 200_000, motivo_anulacion: 'El valor no era ese' },
    { valor: 250_000, medio: 'TRANSFERENCIA', referencia: 'REF-77', fecha: '2026-11-10', anulado_en: null },
  ]);
});

it('el que se acaba de registrar mal se anula y se corrige ahí mismo', async () => {
  const { user, memoria } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
  await user.click((await formularioListo()).getByRole('button', { name: 'Registrar abono' }));
  const hecho = await dialogoListo('Abono registrado');
  await user.click(hecho.getByRole('button', { name: 'Anular' }));
  const motivo = await dialogoListo('Anular abono del recibo 2');
  expect(screen.queryByRole('dialog', { name: 'Abono registrado' })).toBeNull();
  await user.click(motivo.getByRole('radio', { name: 'El valor no era ese' }));
  await user.click(motivo.getByRole('button', { name: 'Anular y corregir' }));
  const otra = await formularioListo();
  expect(await otra.findByLabelText('Valor del abono')).toHaveValue('850.000');
  expect(memoria.mensualidades.obtener(1)).toMatchObject({ estado: 'PENDIENTE', saldo: 850_000 });
});

it.each([
  ['El valor no era ese', 'Anular y corregir', 2],
  ['Es de otra persona o de otro mes', 'Anular y buscar de quién es', 1],
] as const)('lo que recibió la otra casa sigue en su caja: %s', async (porque, boton, cobro) => {
  const { user, memoria } = await anular(porque, boton, (base) => {
    casaQueCobra(base);
    base.sedes.insertar(unaSede().llamada('Casa Apartadó').datos());
    base.mensualidades.cambiar(2, { abonos: [unAbono({ sede_id: 2 })] });
  });
  if (cobro === 1) {
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar a quien va a pagar' }), 'luz');
    await user.click(await screen.findByRole('button', { name: /^Pagar .*Luz/ }));
  }
  const abono = await formularioListo();
  expect(await abono.findByLabelText('Sede que recibe')).toHaveValue('2');
  await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
  await waitFor(() =>
    expect(memoria.mensualidades.obtener(cobro)?.abonos.at(-1)).toMatchObject({
      ...{ sede_id: 2, anulado_en: null },
    }),
  );
});

it('el de otra persona se busca y se le registra con lo que decía', async () => {
  const { user, memoria } = await anular('Es de otra persona o de otro mes', 'Anular y buscar de quién es');
  await user.type(await screen.findByRole('searchbox', { name: 'Buscar a quien va a pagar' }), 'luz');
  await user.click(await screen.findByRole('button', { name: /^Pagar .*Luz/ }));
  const abono = await formularioListo();
  expect(await abono.findByLabelText('Valor del abono')).toHaveValue('200.000');
  await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
  await waitFor(() =>
    expect(memoria.mensualidades.obtener(1)?.abonos).toMatchObject([
      { valor: 200_000, medio: 'TRANSFERENCIA', referencia: 'REF-77', fecha: '2026-11-10' },
    ]),
  );
  expect(memoria.mensualidades.obtener(2)).toMatchObject({ estado: 'PENDIENTE' });
});

it('lo que se dijo de un pago anulado no aparece en otro que se registra después', async () => {
  const { user } = await anular('El valor no era ese', 'Anular y corregir');
  const corregir = await formularioListo();
  await user.click(corregir.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Registrar pago' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Buscar a quien va a pagar' }), 'andres');
  await user.click(await screen.findByRole('button', { name: /^Pagar .*Andrés/ }));
  const abono = await formularioListo();
  expect(await abono.findByLabelText('Valor del abono')).toHaveValue('600.000');
});

it('el que se registró dos veces solo se anula', async () => {
  const { memoria } = await anular('Se registró dos veces', 'Anular abono');
  await waitFor(() => expect(memoria.mensualidades.obtener(2)?.abonos[0]?.anulado_en).not.toBeNull());
  expect(screen.queryByRole('dialog', { name: 'Registrar abono' })).toBeNull();
});

it('lo que se pagó con saldo a favor no trajo dinero que registrar otra vez', async () => {
  const { user } = abrirEnMemoria('/financiero?detalle=2', {
    sembrar: (memoria) => {
      casaQueCobra(memoria);
      memoria.mensualidades.cambiar(2, { abonos: [unAbono({ medio: 'SALDO_A_FAVOR' })] });
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Anular abono/ }));
  const motivo = within(await screen.findByRole('dialog', { name: /^Anular abono/ }));
  expect(motivo.queryByRole('radio')).toBeNull();
});

it('el de un mes cerrado se corrige con fecha de hoy, y lo dice', async () => {
  const { user } = abrirEnMemoria('/financiero?detalle=2', {
    sembrar: (memoria) => {
      casaQueCobra(memoria);
      memoria.mensualidades.cambiar(2, { abonos: [unAbono({ fecha: '2026-10-10' })] });
    },
    ajustar: (servicios) => {
      servicios.cierres = { ...servicios.cierres, ultimo: async () => '2026-10' };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Anular abono/ }));
  const motivo = within(await screen.findByRole('dialog', { name: /^Anular abono/ }));
  await user.click(await motivo.findByRole('radio', { name: 'El valor no era ese' }));
  expect(await motivo.findByText(/Llevará fecha de hoy\.$/)).toBeVisible();
});
