import type { Page } from '@playwright/test';

/** React does not arrive until what this answers is called. */
export const retenerReact = async (page: Page): Promise<() => void> => {
  let soltar = () => {};
  const retenido = new Promise<void>((listo) => {
    soltar = listo;
  });
  await page.route('**/assets/*.js', async (ruta) => {
    await retenido;
    await ruta.continue();
  });
  return soltar;
};
