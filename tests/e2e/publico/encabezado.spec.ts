import { expect, test } from './apoyo/prueba-publica';

test('el encabezado cambia cuando la página se ha desplazado más de 10 px, y no antes', async ({ page }) => {
  await page.goto('/');
  const fondo = async (desplazamiento: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), desplazamiento);
    // Its colour fades in: what counts is where it ends.
    await page.waitForTimeout(400);
    return page.locator('header').evaluate((barra) => getComputedStyle(barra).backgroundColor);
  };
  const transparente = await fondo(0);
  expect(await fondo(10)).toBe(transparente);
  expect(await fondo(11)).not.toBe(transparente);
});
