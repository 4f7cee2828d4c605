import { PAGINAS_PUBLICAS } from './apoyo/paginas';
import { expect, test } from './apoyo/prueba-publica';

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } });

  for (const ruta of PAGINAS_PUBLICAS) {
    test(`${ruta} se lee entera`, async ({ page }) => {
      await page.goto(ruta);
      await expect(page.locator('main h1')).toBeVisible();
      const parrafos = page.locator('main p, main h2, main h3');
      expect(await parrafos.count()).toBeGreaterThan(3);
      for (const parrafo of await parrafos.all()) {
        const opaco = await parrafo.evaluate((e) => e.checkVisibility({ opacityProperty: true }));
        if (
          !opaco &&
          (await parrafo.locator('xpath=ancestor-or-self::*[@hidden or @role="status"]').count()) === 0
        ) {
          throw new Error(`No se ve: ${await parrafo.innerText()}`);
        }
      }
    });
  }

  test('el menú se abre y lleva a otra página', async ({ page }) => {
    await page.goto('/');
    await page.locator('header summary').click();
    await page.locator('header').getByRole('link', { name: 'Programas' }).click();
    await expect(page).toHaveURL(/\/programs$/);
  });

  test('los tres programas están a la vista', async ({ page }) => {
    await page.goto('/programs');
    for (const dato of [/12\s*(?:-|–|a)\s*15 meses/, /6 meses/, /4 meses/]) {
      await expect(page.getByText(dato).first()).toBeVisible();
    }
  });

  test('los números de las cuentas se pueden leer y los teléfonos marcar', async ({ page }) => {
    await page.goto('/cuentas');
    expect(await page.locator('main').innerText()).toMatch(/\d{3,}/);
    await page.goto('/contact');
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(2);
    await expect(page.locator('main a[href^="https://wa.me/57"]').first()).toBeVisible();
  });
});
