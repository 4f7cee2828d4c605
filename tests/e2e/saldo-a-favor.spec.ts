import type { Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();
const ANCHOS = [375, 1280] as const;

/** One mother for each width, of a daughter who owes and a son who will. */
const familia = (ancho: number) => ({
  madre: `Rosa Madre${ancho}`,
  documento: `4311122${ancho}`,
  hija: `Ana Hermana ${ancho}`,
  hijo: `Beto Hermano ${ancho}`,
});

/** Of the row by which each mother pays for her daughter. */
const madres = new Map<number, number>();

const dialogo = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  for (const ancho of ANCHOS) {
    const { hija, hijo, documento } = familia(ancho);
    for (const [nombre, periodo] of [
      [hija, '2026-10'],
      [hijo, '2026-11'],
    ] as const) {
      const { id } = await crear('/participantes', {
        nombre,
        telefono: '3000000001',
        estado: 'ACTIVO',
        fecha_ingreso: '2026-01-10',
      });
      const acudiente = await crear('/acudientes', {
        id_participante: id,
        tipo_documento: 'CC',
        numero_documento: documento,
        nombres: 'Rosa',
        apellidos: `Madre${ancho}`,
        telefono: '3001112233',
        es_responsable_pago: true,
        autorizado_informacion: true,
      });
      if (nombre === hija) madres.set(ancho, acudiente.id);
      await crear('/mensualidades', {
        participante_id: id,
        periodo,
        valor: 600_000,
        id_acudiente: acudiente.id,
      });
    }
  }
});

for (const ancho of ANCHOS) {
  const { madre, documento, hija, hijo } = familia(ancho);

  test(`una madre paga de más por una hija y lo que sobra va a la del hijo, a ${ancho}`, async ({
    page,
    servidor,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: ancho, height: 900 });
    await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?pago=true');
    const pago = dialogo(page, 'Registrar pago');

    await test.step('se encuentra por su documento, con las dos deudas juntas', async () => {
      await pago.getByRole('searchbox').fill(documento);
      await expect(
        pago.getByRole('list', { name: `Saldos por pagar de ${madre}` }).getByRole('listitem'),
      ).toHaveCount(2);
      await expect(pago.getByText(/Debe en total/)).toContainText('1.200.000');
      await sinFallasDeAcceso(page);
    });

    await test.step('paga 650.000 de una de 600.000: lo que sobra se confirma', async () => {
      await pago.getByRole('button', { name: new RegExp(`^Pagar mensualidad oct 2026 de ${hija}`) }).click();
      await page.getByLabel('Valor del abono').fill('650000');
      const abono = dialogo(page, 'Registrar abono');
      await abono.getByRole('button', { name: 'Registrar abono' }).click();
      await expect(abono.getByText(/Marque esta casilla/).first()).toBeVisible();
      await abono.getByLabel(new RegExp(`Sobran.*50\\.000: quedan como saldo a favor de ${madre}`)).check();
      await expect(abono.getByText(/Marque esta casilla/)).toHaveCount(0);
      await sinFallasDeAcceso(page);
      await abono.getByRole('button', { name: 'Registrar abono' }).click();
      const hecho = dialogo(page, 'Abono registrado');
      await expect(hecho.getByText(/50\.000 quedan como saldo a favor/)).toBeVisible();
      await hecho.getByRole('button', { name: 'Cerrar', exact: true }).click();
    });

    await test.step('se le devuelve por error, y la devolución se anula: vuelve a tenerlos', async () => {
      await page.goto(`/financiero?pagador=acudiente-${madres.get(ancho)}`);
      const cuenta = dialogo(page, `Estado de cuenta de ${madre}`);
      await cuenta.getByRole('button', { name: 'Devolver saldo a favor' }).click();
      const devolver = dialogo(page, `Devolver saldo a favor de ${madre}`);
      await devolver.getByLabel('Valor devuelto').fill('$ 20.000');
      await devolver.getByLabel('Motivo').fill('La pidió');
      await devolver.getByRole('button', { name: 'Registrar devolución' }).click();
      await expect(cuenta.getByText(/^Tiene/)).toContainText('30.000');
      await cuenta.getByRole('button', { name: /^Anular: Devuelto/ }).click();
      const anular = dialogo(page, /^Anular devolución de \$\s20\.000$/);
      await expect(anular.getByText(/vuelven a quedar a favor/)).toBeVisible();
      await sinFallasDeAcceso(page);
      await anular.getByText('Se registró dos veces').click();
      await anular.getByRole('button', { name: 'Anular devolución' }).click();
      await expect(cuenta.getByText(/^Tiene/)).toContainText('50.000');
      await expect(cuenta.getByText('Anulada', { exact: true })).toBeVisible();
      await sinFallasDeAcceso(page);
    });

    await test.step('en el siguiente pago está a la vista, y se aplica con un clic', async () => {
      await page.goto('/financiero?pago=true');
      await pago.getByRole('searchbox').fill(madre);
      await expect(pago.getByText(/^Saldo a favor: \$\s50\.000$/)).toBeVisible();
      await sinFallasDeAcceso(page);
      await pago.getByRole('button', { name: new RegExp(`^Aplicar saldo a favor.*${hijo}`) }).click();
      await expect(pago.getByText(/^Saldo a favor: /)).toHaveCount(0);
      await expect(pago.getByRole('list', { name: `Saldos por pagar de ${madre}` })).toContainText('550.000');
    });

    await test.step('la cuenta de la madre suma: una fila por hijo, lo pagado y lo que se debe', async () => {
      await page.goto('/financiero?pestana=cartera');
      await page.getByRole('searchbox').fill(madre);
      await expect(page.getByText('Mostrando 1 a 1 de 1 resultados')).toBeVisible();
      await page.getByRole('button', { name: `Acciones de ${madre}` }).click();
      await page.getByRole('menuitem', { name: 'Estado de cuenta', exact: true }).click();
      const cuenta = dialogo(page, `Estado de cuenta de ${madre}`);
      await expect(cuenta.getByText('Sobró de un pago')).toBeVisible();
      await expect(cuenta.getByText('Aplicado a una mensualidad')).toBeVisible();
      for (const [nombre, valor] of [
        ['Cobrado', '1.200.000'],
        ['Abonado', '650.000'],
        ['Saldo', '550.000'],
      ] as const)
        await expect(
          // On a phone the rows of the tables below have such names too.
          cuenta
            .locator('dt', { hasText: new RegExp(`^${nombre}$`) })
            .first()
            .locator('..'),
        ).toContainText(valor);
      await expect(cuenta.locator('pre')).toContainText(hijo);
      await sinFallasDeAcceso(page);
    });

    await test.step('nada desborda', async () => {
      const ancha = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(ancha).toBeLessThanOrEqual(ancho);
    });
  });
}
