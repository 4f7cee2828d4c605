import type { Page } from '@playwright/test';

/** What is asked for at those addresses does not arrive until what this answers is called. */
export const retener = async (page: Page, direcciones: string): Promise<() => void> => {
  let soltar = () => {};
  const retenido = new Promise<void>((listo) => {
    soltar = listo;
  });
  await page.route(direcciones, async (ruta) => {
    await retenido;
    await ruta.continue();
  });
  return soltar;
};
