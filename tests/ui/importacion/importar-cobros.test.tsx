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

const abrir = async (archivoCsv = ABONOS, conDiciembre = false) => {
  const abierto = abrirEnMemoria('/financiero?importar=abonos', {
    sembrar: (memoria) => {
      const { id } = memoria.participantes.insertar({ ...unParticipante().datos(), nombre: 'Luz Ríos' });
      memoria.mensualidades.insertar(unaMensualidad().de(id).delMes('2020-11').datos());
      if (conDiciembre) memoria.mensualidades.insertar(unaMensualidad().de(id).delMes('2020-12').datos());
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

it('nuestro propio libro de recibos se importa entero: lo que sobró queda a favor, y lo que se pagó con eso se aplica', async () => {
  const titulos =
    'Recibo;Fecha;Quien paga;Documento de quien paga;Participante;Documento del participante;Sede;Concepto;Periodo;Medio;Referencia;Abonado;Queda a favor;En el recaudo;Estado;Motivo de la anulación;Anulado el;Descontado del recaudo el;Registró;Registrado el';
  const { user, elegir, memoria } = await abrir(
    [
      titulos,
      '4;2020-12-06;Luz Ríos;;Luz Ríos;;Casa Bello;Mensualidad;2020-12;Saldo a favor;;50000;0;0;Vigente;;;;ana@x.co;2020-12-06 10:00',
      '3;2020-12-05;Luz Ríos;;Luz Ríos;;Casa Bello;Mensualidad;2020-12;Efectivo;;100000;0;0;Anulado;Repetido;2020-12-05 10:00;;ana@x.co;2020-12-05 10:00',
      '2;2020-11-20;Luz Ríos;;Luz Ríos;;Casa Bello;Mensualidad;2020-11;Efectivo;;450000;50000;500000;Vigente;;;;ana@x.co;2020-11-20 10:00',
      '1;2020-11-08;Luz Ríos;;Luz Ríos;;Casa Bello;Mensualidad;2020-11;Nequi;N-1;400000;0;400000;Vigente;;;;ana@x.co;2020-11-08 10:00',
    ].join('\r\n'),
    true,
  );
  const dialogo = await elegir();
  expect(await dialogo.findByText('3 listas · 1 con errores · 0 ya existen')).toBeVisible();
  await user.click(dialogo.getByRole('button', { name: 'Importar 3' }));
  expect(await dialogo.findByText('La importación terminó con filas por corregir')).toBeVisible();
  const [noviembre, diciembre] = memoria.mensualidades.todas();
  expect(noviembre).toMatchObject({
    saldo: 0,
    abonos: [
      { valor: 400_000, excedente: 0, fecha: '2020-11-08', medio: 'NEQUI' },
      { valor: 450_000, excedente: 50_000, fecha: '2020-11-20' },
    ],
  });
  expect(diciembre?.abonos).toMatchObject([
    { valor: 50_000, fecha: '2020-12-06', medio: 'SALDO_A_FAVOR', recibo: expect.anything() },
  ]);
});

it('de lo que pasa de la deuda se pregunta en la misma fila si queda a favor', async () => {
  const { user, elegir, memoria } = await abrir(
    ['Participante;Mes;Fecha;Abono;Forma de pago', 'Luz Ríos;11/2020;8/11/20;900.000;efectivo'].join('\r\n'),
  );
  const dialogo = await elegir();
  const fila = within(await dialogo.findByRole('region', { name: 'Con errores' }));
  const sobra = fila.getByLabelText('Queda a favor');
  expect(sobra).toHaveAccessibleDescription(/Si los .*50\.000 que sobran quedan a favor de quien paga/);
  await user.type(sobra, '50.000{Enter}');
  await user.click(await dialogo.findByRole('button', { name: 'Importar 1' }));
  expect(await dialogo.findByText('La importación terminó')).toBeVisible();
  expect(memoria.mensualidades.todas()[0]?.abonos).toMatchObject([{ valor: 850_000, excedente: 50_000 }]);
});
