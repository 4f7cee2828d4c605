import type { Page } from '@playwright/test';

const MOVIL_HASTA = 767;

/** Something of the header of a page: in sight where there is room, in its menu on a phone. */
export const accionDePagina = async (page: Page, nombre: string): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) > MOVIL_HASTA) {
    await page
      .getByRole('button', { name: nombre, exact: true })
      .or(page.getByRole('main').getByRole('link', { name: nombre, exact: true }))
      .first()
      .click();
    return;
  }
  const menu = page.getByRole('button', { name: 'Más acciones' });
  // One alone has no menu.
  const sola = page.getByRole('main').getByRole('button', { name: nombre, exact: true });
  await menu.or(sola).first().waitFor();
  if (await sola.isVisible()) return sola.click();
  await menu.click();
  await page.getByRole('menuitem', { name: nombre, exact: true }).click();
};
