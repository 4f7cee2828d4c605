import { expect, type Page } from '@playwright/test';

/**
 * An action of a row's menu, which closes when the page scrolls: it is opened again until it stays.
 * A slow machine can open the action's dialog and only then say that it clicked: that counts as chosen.
 */
export const elegirDelMenu = async (page: Page, nombre: string, accion: string): Promise<void> => {
  const linea = page.getByRole('menuitem', { name: accion, exact: true });
  const ventanas = page.locator('[role$=dialog]');
  const antes = await ventanas.count();
  await expect(async () => {
    if ((await ventanas.count()) > antes) return;
    if (!(await linea.isVisible())) {
      await page.getByRole('button', { name: `Acciones de ${nombre}` }).click({ timeout: 5_000 });
    }
    await linea.click({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
};
