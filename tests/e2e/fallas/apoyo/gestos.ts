import type { Locator, Page } from '@playwright/test';
import { expect } from './paciencia';

export const EN_DUDA = 'No sabemos si quedó registrado';
export const COMPROBAR = 'Comprobar ahora';

/** The notice of the page, outside every form. */
export const avisoDeDuda = (page: Page, que: RegExp): Locator =>
  page.getByText(new RegExp(`^${EN_DUDA}: .*${que.source}`));

/** The doubt is in the form: what was typed is in sight and cannot be changed, and all that can be done is to ask. */
export const hayDudaEn = async (formulario: Locator): Promise<void> => {
  await expect(formulario.getByRole('alert').getByText(EN_DUDA)).toBeVisible();
  await expect(formulario.getByRole('button', { name: COMPROBAR, exact: true })).toBeVisible();
  await expect(formulario.locator('input:enabled, select:enabled, textarea:enabled')).toHaveCount(0);
};

const ventanas = (page: Page): Locator => page.locator('[role$=dialog]');

/** The form, and whatever it was opened over: none of them asks anything. */
export const cerrarTodo = async (page: Page): Promise<void> => {
  // One may be giving its place to another: how many there are is not known beforehand.
  await expect(async () => {
    if ((await ventanas(page).count()) > 0) await page.keyboard.press('Escape');
    await expect(ventanas(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
};

/** Without loading the page again. */
export const irA = async (page: Page, seccion: string): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Abrir menú' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: seccion, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: seccion })).toBeVisible();
};
