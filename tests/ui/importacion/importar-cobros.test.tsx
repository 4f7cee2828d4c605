import { screen, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

const ABONOS = [
  'Participante;Mes;Fecha;Abono;Forma de pago;Comprobante',
  'Luz Ríos;11/2020;8/11/20;400.000;efectivo;',
  'luz rios;nov 2020;9/11/20;900.000;Nequi;N-1',
  'Luz Ríos;11/2020;8/11/20;400.000;efectivo;',
].join('\r\n');

const abrir = async (archivoCsv = ABONOS) => {
  const abierto = abrirEnMemoria('/financiero?importar=abonos', {
    sembrar: (memoria) => {
      const { id } = memoria.participantes.insertar({ ...unParticipante().datos(), nombre: 'Luz Ríos' });
      memoria.mensualidades.insertar(unaMensualidad().de(id).delMes('2020-11').datos());
      for (const nombre of ['Casa Bello', 'Casa Apartadó'])
        memoria.sedes.insertar(unaSede().llamada(nombre).datos());
    },
  });
  const elegir = async () => {
    const dialogo = await screen.findByRole('dialog', { name: 'Importar abonos' });
    const archivo = new File([archivoCsv], 'abonos.csv');
    await abierto.user.upload(dialogo.querySelector('input[type=file]') as HTMLInputElement, archivo);
    await abierto.user.click(within(dialogo).getByRole('button', { name: 'Continuar' }));
    await abierto.user.click(await within(dialogo).findByRole('button', { name: 'Revisar' }));
    return within(dialogo);
  };
  return { ...abierto, elegir };
};

it('un abono que supera el saldo se corrige en su sitio, y el repetido no se cobra otra vez', async () => {
  const { user, elegir, memoria } = await abrir();
  const dialogo = await elegir();
  expect(await dialogo.findByText('1 lista · 1 con errores · 1 ya existe')).toBeVisible();
  expect(dialogo.getByText('Repite la fila 2 del archivo')).toBeVisible();
  const valor = within(dialogo.getByRole('region', { name: 'Con errores' })).getByLabelText(
    'Valor del abono',
  );
  expect(valor).toHaveAccessibleDescription(/^El abono no puede superar el saldo de .*450\.000$/);
  await user.clear(valor);
  await user.type(valor, '450.000{Enter}');
  expect(await dialogo.findByText('2 listas · 0 con errores · 1 ya existe')).toBeVisible();
  await user.click(dialogo.getByRole('button', { name: 'Importar 2' }));
  expect(await dialogo.findByText('La importación terminó')).toBeVisible();
  expect(memoria.mensualidades.todas()).toMatchObject([
    {
      saldo: 0,
      estado: 'PAGADA',
      abonos: [
        { valor: 400_000, medio: 'EFECTIVO', recibo: 1 },
        { valor: 450_000, medio: 'NEQUI', referencia: 'N-1', recibo: 2 },
      ],
    },
  ]);
});

it('la columna de la sede lleva cada abono a la caja que lo recibió', async () => {
  const { user, elegir, memoria } = await abrir(
    [
      'Participante;Mes;Fecha;Abono;Forma de pago;Sede que recibió',
      'Luz Ríos;11/2020;8/11/20;400.000;efectivo;Quibdó',
      'Luz Ríos;11/2020;9/11/20;100.000;efectivo;casa apartadó',
    ].join('\r\n'),
  );
  const dialogo = await elegir();
  expect(await dialogo.findByText('1 lista · 1 con errores · 0 ya existen')).toBeVisible();
  const sede = within(dialogo.getByRole('region', { name: 'Con errores' })).getByLabelText(
    'Sede que recibió',
  );
  await user.selectOptions(sede, 'Casa Bello');
  await user.click(await dialogo.findByRole('button', { name: 'Importar 2' }));
  expect(await dialogo.findByText('La importación terminó')).toBeVisible();
  const [cobro] = memoria.mensualidades.todas();
  expect(cobro?.abonos).toMatchObject([
    { valor: 400_000, sede_id: 1 },
    { valor: 100_000, sede_id: 2 },
  ]);
});
