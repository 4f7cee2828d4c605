import type { Page } from '@playwright/test';
import { retener } from '@tests/e2e/apoyo/retener';
import { expect, test } from './apoyo/prueba-publica';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** React takes `ms` to arrive: what is clicked meanwhile must not be lost. */
const retrasarReact = (page: Page, ms: number) =>
  page.route('**/assets/*.js', async (ruta) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await ruta.continue();
  });

test('copiar antes de que llegue React copia en el acto y después confirma y se borra', async ({ page }) => {
  const soltar = await retener(page, '**/assets/*.js');
  await page.goto('/donate');
  const boton = page.locator('[data-copiar]').first();
  const numero = await boton.getAttribute('data-copiar');
  await boton.click();

  await expect(boton).toHaveAttribute('data-copiado', '');
  await expect(boton.getByText('Copiado', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(numero);
  soltar();
  await expect(boton).not.toHaveAttribute('data-copiado', '');
});

test('un clic sin efecto propio se repite cuando React llega', async ({ page }) => {
  await retrasarReact(page, 1500);
  await page.goto('/');
  const pausa = page.getByRole('button', { name: 'Pausar' });
  await pausa.click();
  await expect(page.getByRole('button', { name: 'Reanudar' })).toBeVisible();
});

test('el menú, los enlaces y el carrusel responden sin esperar a React', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.route('**/assets/*.js', () => {});
  await page.goto('/');
  await page.locator('header summary').click();
  await expect(page.locator('header').getByRole('link', { name: 'Programas' })).toBeVisible();
  await page.keyboard.press('Escape');

  const lista = page.locator('[aria-roledescription=carrusel] ul').first();
  await page.locator('[aria-roledescription=carrusel] a[href^="#"]').nth(2).click();
  await expect.poll(() => lista.evaluate((caja) => caja.scrollLeft)).toBeGreaterThan(100);

  await page.goto('/');
  await page.getByRole('link', { name: 'CONTÁCTANOS' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});
