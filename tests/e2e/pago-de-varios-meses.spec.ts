import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { sembrarFamilia } from '@tests/e2e/apoyo/sembrar-familias';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();
const ANCHOS = [375, 1280] as const;

const hija = (ancho: number) => `Ana Hermana ${ancho}`;
const hijo = (ancho: number) => `Beto Hermano ${ancho}`;

test.beforeAll(async ({ servidor }) => {
  for (const ancho of ANCHOS)
    await sembrarFamilia(servidor, {
      nombres: 'Rosa',
      apellidos: `Madre${ancho}`,
      documento: `4311122${ancho}`,
      cobros: [
        { persona: hija(ancho), periodo: '2026-01', valor: 600_000 },
        { persona: hija(ancho), periodo: '2026-02', valor: 600_000 },
        { persona: hijo(ancho), periodo: '2026-02', valor: 500_000 },
      ],
    });
});

for (const ancho of ANCHOS) {
  test(`una madre paga tres mensualidades de dos hijos con una transferencia, a ${ancho}`, async ({
    page,
    servidor,
  }) => {
    await page.setViewportSize({ width: ancho, height: 800 });
    await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?pago=true');
    const madre = `Rosa Madre${ancho}`;

    await test.step('quien paga se encuentra por su documento, y sigue ahí tras recargar', async () => {
      await page
        .getByRole('dialog', { name: 'Registrar pago' })
        .getByRole('searchbox')
        .fill(`4311122${ancho}`);
      await page.getByRole('button', { name: `Pagar juntas las 3 de ${madre}` }).click();
      const pago = page.getByRole('dialog', { name: `Registrar pago de ${madre}` });
      await expect(pago.getByLabel('Total recibido')).toHaveValue('1.700.000');
      await page.reload();
      await expect(pago.getByLabel('Total recibido')).toHaveValue('1.700.000');
      await sinFallasDeAcceso(page);
    });

    await test.step('paga 1.750.000: lo que sobra se confirma y queda a su favor', async () => {
      const pago = page.getByRole('dialog', { name: `Registrar pago de ${madre}` });
      await pago.getByLabel('Total recibido').fill('1.750.000');
      await pago.getByLabel('Medio de pago').selectOption({ label: 'Transferencia' });
      await pago.getByLabel(/^Referencia/).fill(`T-${ancho}`);
      await pago.getByRole('checkbox', { name: /quedan como saldo a favor/ }).check();
      await pago.getByRole('button', { name: 'Registrar pago' }).click();
    });

    await test.step('un solo recibo dice las tres y lo que sobró', async () => {
      const hecho = page.getByRole('dialog', { name: 'Pago registrado' });
      await expect(hecho.getByText(/^Recibo \d+ · \$\s1\.750\.000$/)).toBeVisible();
      const pagadas = hecho.getByRole('list', { name: 'Lo que se pagó' }).getByRole('listitem');
      await expect(pagadas).toHaveCount(3);
      await expect(pagadas.filter({ hasText: hija(ancho) })).toHaveCount(2);
      await expect(pagadas.filter({ hasText: hijo(ancho) })).toHaveCount(1);
      await expect(hecho.getByText(`Quedan $ 50.000 a favor de ${madre}.`)).toBeVisible();
      await sinFallasDeAcceso(page);
      await hecho.getByRole('button', { name: 'Ver cuenta' }).click();
      const cuenta = page.getByRole('dialog', { name: `Estado de cuenta de ${madre}` });
      await expect(cuenta.getByText('Sobró de un pago')).toBeVisible();
    });
  });
}
