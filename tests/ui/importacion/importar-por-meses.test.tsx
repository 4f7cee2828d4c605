import { screen, within } from '@testing-library/react';
import { unAbono } from '@tests/builders/un-abono';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

/** `pagados` is what the first person has paid of their first months, on some day of each. */
const abrir = async (lineas: readonly string[], nombre = 'pagos.csv', pagados: readonly number[] = []) => {
  const abierto = abrirEnMemoria('/financiero?importar=abonos', {
    sembrar: (memoria) => {
      for (const quien of ['Luz Ríos', 'Luis Gil']) {
        const { id } = memoria.participantes.insertar({ ...unParticipante().datos(), nombre: quien });
        for (const mes of ['2020-10', '2020-11', '2020-12'])
          memoria.mensualidades.insertar(unaMensualidad().de(id).delMes(mes).datos());
      }
      for (const [n, valor] of pagados.entries())
        memoria.mensualidades.cambiar(n + 1, { abonos: [unAbono({ valor, fecha: `2020-1${n}-05` })] });
    },
  });
  const dialogo = await screen.findByRole('dialog', { name: 'Importar abonos' });
  const elegir = async () => {
    const archivo = new File([lineas.join('\r\n')], nombre);
    await abierto.user.upload(dialogo.querySelector('input[type=file]') as HTMLInputElement, archivo);
    await abierto.user.click(within(dialogo).getByRole('button', { name: 'Continuar' }));
    await within(dialogo).findByRole('button', { name: 'Revisar' });
  };
  await elegir();
  return { ...abierto, dialogo: within(dialogo) };
};

const HOJA = [
  'FUNDACIÓN CAMINO;;;;;',
  'MENSUALIDADES 2020;;;;;',
  'No.;NOMBRES Y APELLIDOS;OCT;NOV;DIC;TOTAL',
  '1;LUZ RÍOS;850.000;400.000;BECADA;1.250.000',
  '2;Gil Luis;850.000;-;X;850.000',
  ';TOTAL;1.700.000;400.000;;2.100.000',
];

const revisar = async ({ user, dialogo }: Awaited<ReturnType<typeof abrir>>) => {
  await user.selectOptions(dialogo.getByLabelText('Medio de pago de todas las filas'), 'Efectivo');
  await user.click(dialogo.getByRole('button', { name: 'Revisar' }));
};

it('una hoja con una columna por mes entra como un pago por casilla, y lo que no es un pago se dice', async () => {
  const abierto = await abrir(HOJA);
  const { user, dialogo, memoria } = abierto;
  expect(dialogo.getByText('Cada mes está en una columna: OCT, NOV y DIC')).toBeVisible();
  expect(dialogo.getByLabelText('Año de OCT')).toHaveDisplayValue('2020');
  expect(dialogo.getByText('Lo dice «MENSUALIDADES 2020».')).toBeVisible();
  await revisar(abierto);
  expect(await dialogo.findByText('2 listas · 2 con errores · 0 ya existen')).toBeVisible();
  expect(dialogo.getByText('Suma la lista y no se importa: fila 6 del archivo.')).toBeVisible();

  const aparte = within(dialogo.getByRole('region', { name: 'Casillas que no son pagos' }));
  expect(aparte.getByText('«BECADA»')).toBeVisible();
  expect(aparte.getByText(/la beca se escribe en la ficha del participante/)).toBeVisible();
  expect(aparte.getByText('fila 4 (DIC)')).toBeVisible();
  expect(aparte.getByText('fila 5 (NOV)')).toBeVisible();

  const malas = within(dialogo.getByRole('region', { name: 'Con errores' }));
  const octubre = within(malas.getByRole('listitem', { name: 'Fila 5, OCT · Gil Luis' }));
  const diciembre = within(malas.getByRole('listitem', { name: /^Fila 5, DIC · / }));
  expect(diciembre.getByLabelText('Valor del abono')).toHaveAccessibleDescription(
    'Dice que se pagó y no cuánto: escriba el valor',
  );
  await user.type(octubre.getByLabelText(/^Nombre, donde falte/), '{Control>}a{/Control}Luis Gil{Enter}');
  await user.click(await octubre.findByRole('button', { name: 'Aplicar a la otra fila igual' }));
  await user.type(diciembre.getByLabelText('Valor del abono'), '{Control>}a{/Control}850.000{Enter}');
  await user.click(await dialogo.findByRole('button', { name: 'Importar 4' }));
  expect(await dialogo.findByText('La importación terminó')).toBeVisible();
  expect(
    memoria.mensualidades
      .todas()
      .map(({ periodo, abonos }) => [periodo, ...abonos.map(({ valor, fecha }) => [valor, fecha])]),
  ).toEqual([
    ['2020-10', [850_000, '2020-10-31']],
    ['2020-11', [400_000, '2020-11-30']],
    ['2020-12'],
    ['2020-10', [850_000, '2020-10-31']],
    ['2020-11'],
    ['2020-12', [850_000, '2020-12-31']],
  ]);
  expect(memoria.mensualidades.todas()[0]?.abonos[0]?.referencia).toBe('Hoja de pagos, fila 4, OCT');
});

it('el año que no está escrito se pregunta, y una equis puede ser todo lo que se debía', async () => {
  const abierto = await abrir(['NOMBRE;OCT;NOV', 'Luz Ríos;x;', 'Luis Gil;;OK'], 'pagos.csv');
  const { user, dialogo, memoria } = abierto;
  const anio = dialogo.getByLabelText('Año de OCT');
  expect(anio).toHaveAccessibleDescription('Elija el año');
  await user.selectOptions(dialogo.getByLabelText('Medio de pago de todas las filas'), 'Efectivo');
  expect(dialogo.getByRole('button', { name: 'Revisar' })).toBeDisabled();
  await user.selectOptions(anio, '2020');
  await user.selectOptions(
    dialogo.getByLabelText('Donde dice «x» y «OK»'),
    'Se pagó todo lo que se debía de ese mes',
  );
  await user.click(dialogo.getByRole('button', { name: 'Revisar' }));
  await user.click(await dialogo.findByRole('button', { name: 'Importar 2' }));
  expect(await dialogo.findByText('La importación terminó')).toBeVisible();
  expect(memoria.mensualidades.todas().flatMap(({ abonos }) => abonos.map(({ valor }) => valor))).toEqual([
    850_000, 850_000,
  ]);
});

it('la fila de quien no está se omite entera', async () => {
  const abierto = await abrir([
    'NOMBRE;OCT 2020;NOV 2020',
    'Luz Ríos;850.000;',
    'Marta Díaz;1.000.000;850.000',
  ]);
  const { user, dialogo } = abierto;
  expect(dialogo.queryByLabelText(/^Año de/)).not.toBeInTheDocument();
  await revisar(abierto);
  const malas = within(await dialogo.findByRole('region', { name: 'Con errores' }));
  await user.click(
    malas.getAllByRole('button', { name: 'Omitir los 2 meses de la fila 3' })[0] as HTMLElement,
  );
  expect(await dialogo.findByText('1 lista · 0 con errores · 0 ya existen · 2 omitidas')).toBeVisible();
});

it('los apellidos aparte son del nombre, que se corrige entero', async () => {
  const abierto = await abrir([
    'NOMBRES;APELLIDOS;OCT 2020;NOV 2020',
    'LUZ;RÍOS;850.000;',
    'LUCHO;GIL;850.000;850.000',
  ]);
  const { user, dialogo } = abierto;
  await revisar(abierto);
  expect(await dialogo.findByText('1 lista · 2 con errores · 0 ya existen')).toBeVisible();
  const malas = within(dialogo.getByRole('region', { name: 'Con errores' }));
  const [nombre] = malas.getAllByLabelText(/^Nombre, donde falte/);
  expect(nombre).toHaveValue('LUCHO GIL');
  await user.type(nombre as HTMLElement, '{Control>}a{/Control}Luis Gil{Enter}');
  await user.click(await malas.findByRole('button', { name: 'Aplicar a la otra fila igual' }));
  expect(await dialogo.findByText('3 listas · 0 con errores · 0 ya existen')).toBeVisible();
});

it('los meses que no se han cobrado se dicen juntos, con lo que se hace', async () => {
  const abierto = await abrir(['NOMBRE;JUL 2020;AGO 2020', 'Luz Ríos;850.000;850.000', 'Luis Gil;;850.000']);
  await revisar(abierto);
  expect(
    await abierto.dialogo.findByText('3 pagos son de un mes que todavía no se ha cobrado aquí'),
  ).toBeVisible();
  expect(
    abierto.dialogo.getByText(
      /^Faltan mensualidades de julio de 2020 \(1\) y agosto de 2020 \(2\)\. «Generar/,
    ),
  ).toBeVisible();
});

it('la misma hoja, una semana después, trae solo lo que falta', async () => {
  const abierto = await abrir(
    ['NOMBRE;OCT 2020;NOV 2020', 'Luz Ríos;800.000;850.000'],
    'pagos.csv',
    [400_000, 850_000],
  );
  const { user, dialogo, memoria } = abierto;
  await revisar(abierto);
  expect(await dialogo.findByText('1 lista · 0 con errores · 1 ya existe')).toBeVisible();
  const dudas = within(dialogo.getByRole('region', { name: 'Con advertencias' }));
  expect(dudas.getByLabelText('Valor del abono')).toHaveAccessibleDescription(
    /^De ese mes ya hay .*400\.000 registrados: entran los .*400\.000 que faltan$/,
  );
  await user.click(dialogo.getByRole('button', { name: 'Importar 1' }));
  expect(await dialogo.findByText('La importación terminó')).toBeVisible();
  expect(memoria.mensualidades.todas()[0]?.abonos.map(({ valor }) => valor)).toEqual([400_000, 400_000]);
});

const fechas = (memoria: Awaited<ReturnType<typeof abrir>>['memoria']) =>
  memoria.mensualidades
    .todas()
    .map(({ periodo, abonos }) => [periodo, ...abonos.map(({ valor, fecha }) => [valor, fecha])])
    .filter(([, ...pagos]) => pagos.length > 0);

it('dos años, con el año en una fila y los meses en la de abajo', async () => {
  const abierto = await abrir([
    'FUNDACIÓN CAMINO;;;;;;',
    'NOMBRE;CÉDULA;2019;;2020;;',
    ';;NOV;DIC;NOV;DIC;TOTAL',
    'Luz Ríos;;;;850.000;400.000;1.250.000',
    'Luis Gil;;;;850.000;-;850.000',
  ]);
  const { user, dialogo, memoria } = abierto;
  expect(
    dialogo.getByText('Cada mes está en una columna: NOV 2019, DIC 2019, NOV 2020 y DIC 2020'),
  ).toBeVisible();
  expect(dialogo.queryByLabelText(/^Año de/)).not.toBeInTheDocument();
  const titulos = dialogo.getByLabelText(/^Los títulos están en/);
  expect(titulos).toHaveDisplayValue(/^Fila 3: /);
  expect(titulos).toHaveAccessibleDescription(
    'Junto con los de la fila 2. Lo que hay más arriba no se importa.',
  );
  await revisar(abierto);
  await user.click(await dialogo.findByRole('button', { name: 'Importar 3' }));
  expect(await dialogo.findByText('La importación terminó')).toBeVisible();
  expect(fechas(memoria)).toEqual([
    ['2020-11', [850_000, '2020-11-30']],
    ['2020-12', [400_000, '2020-12-31']],
    ['2020-11', [850_000, '2020-11-30']],
  ]);
  expect(memoria.mensualidades.todas()[1]?.abonos[0]?.referencia).toBe('Hoja de pagos, fila 4, NOV 2020');
});

it('dos años seguidos sin decir cuáles: se pregunta el del primero, y cada casilla dice el suyo', async () => {
  const anio = 'ENE;FEB;MAR;ABR;MAY;JUN;JUL;AGO;SEP;OCT;NOV;DIC';
  const abierto = await abrir([`NOMBRE;${anio};${anio}`, `Luz Ríos;;;;;;;;;;;850.000;x${';'.repeat(12)}`]);
  const { user, dialogo } = abierto;
  await user.selectOptions(dialogo.getByLabelText('Año de ENE'), '2020');
  expect(dialogo.getByText('Cada mes está en una columna: de ene 2020 a dic 2021')).toBeVisible();
  await revisar(abierto);
  expect(await dialogo.findByText('1 lista · 1 con errores · 0 ya existen')).toBeVisible();
  const malas = within(dialogo.getByRole('region', { name: 'Con errores' }));
  expect(malas.getByRole('listitem', { name: 'Fila 2, dic 2020 · Luz Ríos' })).toBeVisible();
});

it.each([
  [
    'bajo el nombre de su mes, en celdas combinadas',
    ['MENSUALIDADES 2020;;;;;', ';OCTUBRE;;NOVIEMBRE;;', 'NOMBRE;VALOR;FECHA;VALOR;FECHA;TOTAL'],
    'OCTUBRE y NOVIEMBRE',
  ],
  [
    'con el nombre de la persona combinado hacia abajo',
    ['MENSUALIDADES 2020;;;;;', 'NOMBRE;OCTUBRE;;NOVIEMBRE;;TOTAL', ';VALOR;FECHA;VALOR;FECHA;'],
    'OCTUBRE y NOVIEMBRE',
  ],
  [
    'y en una sola fila de títulos',
    ['MENSUALIDADES 2020;;;;;', 'NOMBRE;OCT;FECHA;NOV;FECHA;TOTAL'],
    'OCT y NOV',
  ],
])('cada mes con su valor y su fecha, %s', async (_, titulos, dichos) => {
  const abierto = await abrir([
    ...titulos,
    'LUZ RÍOS;850.000;5/10/2020;$ 400.000;3/12;1.250.000',
    ';;;;;',
    'LUIS GIL;850.000;;;;850.000',
    'TOTAL;1.700.000;;400.000;;2.100.000',
  ]);
  const { user, dialogo, memoria } = abierto;
  expect(dialogo.getByText(`Cada mes está en una columna: ${dichos}`)).toBeVisible();
  await revisar(abierto);
  await user.click(await dialogo.findByRole('button', { name: 'Importar 3' }));
  expect(await dialogo.findByText('La importación terminó')).toBeVisible();
  expect(
    memoria.mensualidades
      .todas()
      .flatMap(({ periodo, abonos }) => abonos.map(({ valor, fecha }) => [periodo, valor, fecha])),
  ).toEqual([
    ['2020-10', 850_000, '2020-10-05'],
    ['2020-11', 400_000, '2020-12-03'],
    ['2020-10', 850_000, '2020-10-31'],
  ]);
});
