import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/e2e/apoyo/prueba';
import { despertar, test } from './apoyo/prueba-publica';

// A person with the high contrast of their system: their colours replace those of the page, and the styles do not say so.
test.use({ forcedColors: 'active', reducedMotion: 'reduce', viewport: { width: 375, height: 812 } });

/** What is seen in one point of a piece, from its left and its top as parts of its size. */
const punto = async (page: Page, pieza: Locator, x: number, y: number): Promise<string> => {
  await pieza.scrollIntoViewIfNeeded();
  const caja = await pieza.boundingBox();
  if (!caja) throw new Error('No está a la vista');
  const clip = { x: caja.x + caja.width * x, y: caja.y + caja.height * y, width: 1, height: 1 };
  return (await page.screenshot({ clip, scale: 'css' })).toString('base64');
};

test('se sabe qué programa está elegido, antes de React y después', async ({ page }) => {
  await page.goto('/programs#familiar');
  const [internado, familiar] = [page.locator('#pestana-internado'), page.locator('#pestana-familiar')];
  const alBorde = (pestana: Locator) => punto(page, pestana, 0.08, 0.5);
  const elegida = await alBorde(familiar);
  const otra = await alBorde(internado);
  expect(elegida).not.toBe(otra);
  await despertar(page);
  await internado.click();
  await expect(internado).toHaveAttribute('aria-selected', 'true');
  await page.mouse.move(3, 200);
  await expect.poll(() => alBorde(internado)).toBe(elegida);
  await expect.poll(() => alBorde(familiar)).toBe(otra);
});

test('se sabe en qué lámina va el carrusel', async ({ page }) => {
  await page.goto('/');
  await despertar(page);
  const puntos = page.locator('.puntos a');
  expect(await punto(page, puntos.nth(0), 0.5, 0.5)).not.toBe(await punto(page, puntos.nth(1), 0.5, 0.5));
});

test('el botón del menú se ve sobre la imagen de la portada', async ({ page }) => {
  await page.goto('/');
  const menu = await punto(page, page.locator('header summary'), 0.5, 0.2);
  expect(menu).toBe(await punto(page, page.getByRole('navigation', { name: 'Pedir ayuda' }), 0.5, 0.5));
});
