import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { dialogo, elegirArchivo, importar, leer } from '@tests/e2e/apoyo/importacion';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();

test('la hoja de pagos de la casa, con una columna por mes, entra como está y otra vez no dobla nada', async ({
  page,
  servidor,
}) => {
  test.setTimeout(120_000);
  const crear = await apiDe(servidor);
  const marta = await crear('/participantes', { nombre: 'Marta Ossa Vélez', telefono: '3001234571' });
  const jairo = await crear('/participantes', { nombre: 'Jairo Lemos', telefono: '3001234572' });
  for (const { id } of [marta, jairo])
    for (const periodo of ['2020-09', '2020-10', '2020-11'])
      await crear('/mensualidades', { participante_id: id, valor: 850_000, periodo });
  await page.setViewportSize({ width: 375, height: 667 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero');
  const hoja = [
    'FUNDACIÓN CAMINO;;;;;;',
    'MENSUALIDADES AÑO 2020;;;;;;',
    'N°;NOMBRES Y APELLIDOS;CUOTA;SEPT;OCT;NOV;TOTAL',
    '1;MARTA OSSA VÉLEZ;850.000;$850.000;400.000;BECADA;1.250.000',
    '2;JAIRO LEMOS;850.000;x;DEBE;;',
    ';TOTAL;;850.000;400.000;;1.250.000',
  ];
  const elegir = async () => {
    await elegirArchivo(page, '/financiero?importar=abonos', hoja);
    await dialogo(page).getByLabel('Medio de pago de todas las filas').selectOption('Efectivo');
  };
  await elegir();
  await expect(dialogo(page).getByLabel('Año de SEPT')).toHaveValue('2020');
  await sinFallasDeAcceso(page);
  await dialogo(page).getByRole('button', { name: 'Revisar' }).click();
  await expect(dialogo(page).getByText('2 listas · 1 con errores · 0 ya existen')).toBeVisible();
  await expect(dialogo(page).getByRole('region', { name: 'Casillas que no son pagos' })).toContainText(
    '«BECADA»',
  );
  await sinFallasDeAcceso(page);
  const equis = dialogo(page)
    .getByRole('listitem')
    .filter({ hasText: 'Fila 5, SEPT ·' })
    .getByLabel('Valor del abono');
  await equis.fill('850.000');
  await equis.press('Enter');
  await importar(page, 3);
  const saldos = (await leer(page, '/mensualidades'))
    .filter(({ periodo }) => String(periodo).startsWith('2020'))
    .map(({ participante_id, periodo, saldo }) => [participante_id, periodo, saldo]);
  expect(saldos).toHaveLength(6);
  expect(saldos).toEqual(
    expect.arrayContaining([
      [marta.id, '2020-09', 0],
      [marta.id, '2020-10', 450_000],
      [marta.id, '2020-11', 850_000],
      [jairo.id, '2020-09', 0],
      [jairo.id, '2020-10', 850_000],
    ]),
  );

  await elegir();
  await dialogo(page).getByLabel('Donde dice «x»').selectOption('Se pagó todo lo que se debía de ese mes');
  await dialogo(page).getByRole('button', { name: 'Revisar' }).click();
  await expect(dialogo(page).getByText('0 listas · 0 con errores · 3 ya existen')).toBeVisible();
});
