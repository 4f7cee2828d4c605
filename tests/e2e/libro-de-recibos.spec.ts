import type { Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();
const ANCHOS = [375, 1280] as const;

/** Each width has a mother and a day of its own: 3 or 4 November. */
const familia = (ancho: number) => ({
  madre: `Rosa Madre${ancho}`,
  hija: `Ana Hija ${ancho}`,
  fecha: ancho === 375 ? '2026-11-03' : '2026-11-04',
  dia: ancho === 375 ? 'mar 3 nov 2026' : 'mié 4 nov 2026',
});

/** Of each width, the receipts in cash and by Nequi. */
const recibos = new Map<number, { efectivo: number; nequi: number }>();

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  for (const ancho of ANCHOS) {
    const { hija, fecha } = familia(ancho);
    const { id } = await crear('/participantes', {
      nombre: hija,
      telefono: '3000000001',
      estado: 'ACTIVO',
      fecha_ingreso: '2026-01-10',
    });
    const madre = await crear('/acudientes', {
      id_participante: id,
      tipo_documento: 'CC',
      numero_documento: `4311122${ancho}`,
      nombres: 'Rosa',
      apellidos: `Madre${ancho}`,
      telefono: '3001112233',
      es_responsable_pago: true,
    });
    const cobro = await crear('/mensualidades', {
      participante_id: id,
      periodo: '2026-11',
      valor: 600_000,
      id_acudiente: madre.id,
    });
    const pagar = async (datos: object): Promise<number> => {
      const pagada = await crear(`/mensualidades/${cobro.id}/abonos`, { fecha, ...datos });
      return (pagada as unknown as { abonos: { recibo: number }[] }).abonos.at(-1)?.recibo ?? 0;
    };
    recibos.set(ancho, {
      efectivo: await pagar({ valor: 200_000, medio: 'EFECTIVO' }),
      nequi: await pagar({ valor: 150_000, medio: 'NEQUI', referencia: `N-${ancho}` }),
    });
  }
});

const filas = (page: Page) => page.locator('main [data-index]');
const suma = (page: Page) => page.getByRole('status', { name: 'Suma' });

for (const ancho of ANCHOS) {
  const { madre, hija, dia } = familia(ancho);

  test(`de un día del recaudo a sus recibos, y uno se abre y se anula, a ${ancho}`, async ({
    page,
    servidor,
  }) => {
    test.setTimeout(120_000);
    const { efectivo, nequi } = recibos.get(ancho) ?? { efectivo: 0, nequi: 0 };
    await page.setViewportSize({ width: ancho, height: 800 });
    await abrirComo(
      page,
      servidor,
      ADMINISTRADOR,
      '/financiero?pestana=recaudo&desde=2026-11-01&hasta=2026-11-20',
    );

    await test.step('el día lleva a sus recibos, que suman lo mismo', async () => {
      await page.getByRole('link', { name: dia, exact: true }).click();
      await expect(filas(page)).toHaveCount(2);
      await expect(suma(page)).toContainText('350.000');
      await expect(page.getByText('Recibos del 1 al 4, sin huecos')).toBeVisible();
      await sinFallasDeAcceso(page);
    });

    await test.step('se busca por medio y por quien paga; la fila abre el recibo', async () => {
      await page.getByRole('searchbox', { name: 'Buscar recibos' }).fill(`${madre} nequi`);
      await expect(filas(page)).toHaveCount(1);
      await expect(suma(page)).toContainText('150.000');
      await filas(page)
        .getByRole('button', { name: new RegExp(`^Recibo ${nequi}`) })
        .click();
      const recibo = page.getByRole('dialog', { name: `Recibo ${nequi}` });
      await expect(recibo.getByText('ciento cincuenta mil pesos')).toBeVisible();
      await expect(recibo.getByText(`Nequi · ref. N-${ancho}`)).toBeVisible();
      await expect(recibo.getByRole('listitem')).toContainText(hija);
      await sinFallasDeAcceso(page);
    });

    await test.step('se anula con su motivo, y la lista lo muestra tachado', async () => {
      const recibo = page.getByRole('dialog', { name: `Recibo ${nequi}` });
      await recibo.getByRole('button', { name: /^Anular abono/ }).click();
      const motivo = page.getByRole('dialog', { name: `Anular abono del recibo ${nequi}` });
      await expect(motivo.getByLabel('Motivo')).toBeFocused();
      await motivo.getByLabel('Motivo').fill('Se digitó dos veces');
      await motivo.getByRole('button', { name: 'Anular abono' }).click();
      await expect(motivo).toBeHidden();
      await expect(recibo.getByText('Se digitó dos veces')).toBeVisible();
      await recibo.getByRole('button', { name: 'Cerrar', exact: true }).click();
      await expect(filas(page)).toContainText('Anulado');
      await expect(filas(page)).toContainText('Se digitó dos veces');
      await expect(suma(page)).toContainText('Ningún abono vigente');
    });

    await test.step('la paleta abre otro por su número, y de él se llega a la mensualidad', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Buscar personas y pantallas' }).fill(`recibo ${efectivo}`);
      await page.getByRole('option', { name: new RegExp(`Recibo ${efectivo}`) }).click();
      const recibo = page.getByRole('dialog', { name: `Recibo ${efectivo}` });
      await expect(recibo.getByText('doscientos mil pesos')).toBeVisible();
      await recibo.getByRole('button', { name: /^Ver mensualidad/ }).click();
      await expect(page.getByRole('dialog', { name: new RegExp(`^${hija}`) })).toBeVisible();
    });
  });
}
