import { expect, type Page } from '@playwright/test';

/** An action of a row's menu, which closes when the page scrolls: it is opened again until it stays. */
export const elegirDelMenu = async (page: Page, nombre: string, accion: string): Promise<void> => {
  const linea = page.getByRole('menuitem', { name: accion, exact: true });
  await expect(async () => {
    if (!(await linea.isVisible())) {
      await page.getByRole('button', { name: `Acciones de ${nombre}` }).click({ timeout: 5_000 });
    }
    await linea.click({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
};
