import type { Page, Response } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';

const test = pruebaConServidorPropio();
const CUANTOS = 40;
const PRIMERA = 'Ángela Ejemplo 01';

const dialogo = (page: Page) => page.getByRole('dialog');
const textoDelPdf = async (respuesta: Response): Promise<string> => {
  expect(respuesta.status()).toBe(200);
  const cuerpo = await respuesta.body();
  return leerPdf(new Uint8Array(cuerpo).buffer as ArrayBuffer);
};
const abonar = async (page: Page, valor: string | null): Promise<void> => {
  await expect(page.getByLabel('Valor del abono')).toBeVisible();
  if (valor !== null) await page.getByLabel('Valor del abono').fill(valor);
  await dialogo(page).getByRole('button', { name: 'Registrar abono' }).click();
  await expect(page.getByRole('dialog', { name: 'Abono registrado' })).toBeVisible();
};

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  await asegurarConsulta(servidor);
  for (let n = 1; n <= CUANTOS; n += 1) {
    const { id } = await crear('/participantes', {
      nombre: `Ángela Ejemplo ${String(n).padStart(2, '0')}`,
      telefono: `30000000${String(n).padStart(2, '0')}`,
      estado: 'ACTIVO',
      fecha_ingreso: '2026-01-10',
      valor_mensualidad: 850_000,
      dia_pago: 5,
      ...(n === 2 ? { beca_porcentaje: 50 } : {}),
    });
    if (n > 1) continue;
    await crear('/acudientes', {
      id_participante: id,
      numero_documento: '43000001',
      nombres: 'Rosa',
      apellidos: 'Ejemplo',
      telefono: '3001112233',
      es_responsable_pago: true,
      autorizado_informacion: true,
    });
  }
});

test('un mes de cobros: generar, pagar en dos abonos, recibo, anular y estado de cuenta', async ({
  page,
  servidor,
}) => {
  test.setTimeout(240_000);

  await test.step('genera el mes para los cuarenta, y otra vez no crea ninguna', async () => {
    await abrirComo(page, servidor, ADMINISTRADOR, '/financiero');
    await expect(page.getByText('No hay datos')).toBeVisible();
    await page.getByRole('button', { name: 'Generar mensualidades del mes' }).first().click();
    await dialogo(page).getByRole('button', { name: 'Mes siguiente' }).click();
    const generar = dialogo(page).getByRole('button', { name: `Generar ${CUANTOS} mensualidades` });
    await expect(generar).toBeVisible();
    await expect(dialogo(page).getByRole('region', { name: 'Total por cobrar' })).toContainText('33.575.000');
    await sinFallasDeAcceso(page);
    await generar.click();
    await expect(dialogo(page).getByText(`Se crearon ${CUANTOS} mensualidades`)).toBeVisible();
    await dialogo(page).getByRole('button', { name: 'Cerrar', exact: true }).click();
    await page.getByRole('button', { name: /^Mes siguiente a / }).click();
    await expect(page.getByText(`Mostrando 1 a 10 de ${CUANTOS} resultados`)).toBeVisible();
    // The month in sight, which is one to come.
    await page.getByRole('button', { name: 'Generar mensualidades del mes' }).click();
    await expect(dialogo(page).getByText(/No hay mensualidades nuevas/)).toBeVisible();
    await dialogo(page).getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('«Registrar pago» encuentra a quien paga; el primer abono deja saldo', async () => {
    await page.getByRole('button', { name: 'Registrar pago' }).click();
    await dialogo(page).getByRole('searchbox').fill('angela ejemplo 01');
    await dialogo(page)
      .getByRole('button', { name: /^Pagar mensualidad.*01$/ })
      .click();
    await expect(page.getByLabel('Valor del abono')).toHaveValue('850.000');
    await sinFallasDeAcceso(page);
    await abonar(page, '300000');
    await expect(dialogo(page).getByText(/Quedan por pagar.*550\.000/)).toBeVisible();
    await dialogo(page).getByRole('button', { name: 'Ver mensualidad' }).click();
  });

  await test.step('el segundo la paga, y su recibo dice lo que se pagó', async () => {
    await dialogo(page).getByRole('button', { name: 'Registrar abono' }).click();
    await page.getByLabel('Medio de pago').selectOption('NEQUI');
    await dialogo(page).getByRole('button', { name: 'Registrar abono' }).click();
    await expect(dialogo(page).getByText('Referencia: Escriba la referencia del pago')).toBeVisible();
    await page.getByLabel('Referencia').fill('M-12345');
    await abonar(page, null);
    await expect(dialogo(page).getByText('La mensualidad queda pagada.')).toBeVisible();
    await expect(dialogo(page).getByText('Recibo 2', { exact: true })).toBeVisible();
    const [respuesta, ventana] = await Promise.all([
      page.waitForResponse(/recibo\.pdf$/),
      page.waitForEvent('popup'),
      dialogo(page).getByRole('button', { name: 'Imprimir recibo' }).click(),
    ]);
    const texto = await textoDelPdf(respuesta);
    for (const dato of ['Recibo de pago N.º 2', PRIMERA, '550.000', 'M-12345']) expect(texto).toContain(dato);
    expect(texto).toContain('Quinientos cincuenta mil pesos');
    expect(texto).toContain('Este recibo no reemplaza la factura electrónica');
    await ventana.close();
    await dialogo(page).getByRole('button', { name: 'Ver mensualidad' }).click();
  });

  await test.step('anula el primer abono con su motivo: el saldo vuelve y el recibo queda', async () => {
    await dialogo(page).getByRole('button', { name: 'Anular abono del recibo 1' }).click();
    const motivo = page.getByRole('dialog', { name: 'Anular abono del recibo 1' });
    await motivo.getByLabel('Motivo').fill('Se registró dos veces');
    await motivo.getByRole('button', { name: 'Anular abono' }).click();
    await expect(motivo).toBeHidden();
    await expect(dialogo(page).getByText(/Se registró dos veces/)).toBeVisible();
    await expect(dialogo(page).getByText('Anulado', { exact: true })).toBeVisible();
    await sinFallasDeAcceso(page);
    await dialogo(page).getByRole('button', { name: 'Cerrar', exact: true }).click();
  });

  await test.step('el estado de cuenta cuadra, se imprime y se puede enviar', async () => {
    await page.goto('/financiero?pestana=cartera');
    await expect(page.getByRole('region', { name: 'Saldo total' })).toContainText('33.025.000');
    await sinFallasDeAcceso(page);
    await page.getByRole('searchbox').fill('rosa');
    await expect(page.getByText('Mostrando 1 a 1 de 1 resultados')).toBeVisible();
    await page.getByRole('button', { name: 'Acciones de Rosa Ejemplo' }).click();
    await page.getByRole('menuitem', { name: 'Estado de cuenta' }).click();
    // Whatever the hour is, nobody is written to by a channel that they did not authorise.
    await expect(dialogo(page).getByText('No ha autorizado que le cobren por este canal')).toBeVisible();
    await expect(dialogo(page).getByRole('link', { name: /Enviar a/ })).toHaveCount(0);
    await sinFallasDeAcceso(page);
    const [respuesta] = await Promise.all([
      page.waitForResponse(/estado-de-cuenta\.pdf$/),
      dialogo(page).getByRole('button', { name: 'Imprimir estado de cuenta' }).click(),
    ]);
    const texto = await textoDelPdf(respuesta);
    expect(texto).toContain(PRIMERA);
    expect(texto).toContain('300.000');
  });

  await test.step('el recaudo de hoy es lo que quedó vivo', async () => {
    await page.goto('/financiero?pestana=recaudo');
    const pestana = page
      .getByRole('navigation', { name: 'Financiero' })
      .getByRole('link', { name: 'Recaudo' });
    const colores = () =>
      pestana.evaluate(async (enlace) => {
        await Promise.all(enlace.getAnimations().map(({ finished }) => finished));
        const { color, borderBottomColor } = getComputedStyle(enlace);
        return { color, borderBottomColor };
      });
    const quieta = await colores();
    await pestana.hover();
    expect(await colores(), 'la pestaña actual sigue siendo la actual bajo el puntero').toEqual(quieta);
    await page.getByRole('button', { name: 'Hoy' }).click();
    await expect(page.getByRole('region', { name: 'Recaudado' })).toContainText('550.000');
    await expect(page.getByRole('region', { name: 'En efectivo' })).toContainText('$ 0');
    await page.getByLabel('$ 50.000').fill('1');
    await expect(page.getByText(/Sobra dinero en la caja/)).toBeVisible();
    await sinFallasDeAcceso(page);
  });

  await test.step('CONSULTA ve la lista en un teléfono y no encuentra cómo escribir', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await abrirComo(page, servidor, CONSULTA, '/financiero?generar=true&todas=true');
    await expect(page.getByText(PRIMERA).first()).toBeVisible();
    await expect(dialogo(page)).toHaveCount(0);
    for (const name of ['Registrar pago', 'Nueva mensualidad', 'Generar mensualidades del mes', 'Exportar']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await sinFallasDeAcceso(page);
  });
});
