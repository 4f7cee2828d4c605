import { palabrasPartidas } from '@tests/e2e/apoyo/palabras-partidas';
import { TODAS } from './apoyo/paginas';
import { expect, test } from './apoyo/prueba-publica';

test.use({ viewport: { width: 360, height: 640 } });

for (const ruta of TODAS) {
  test(`${ruta} se lee con la letra grande del teléfono: ninguna palabra se parte`, async ({ page }) => {
    await page.goto(ruta);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '24px';
    });
    await expect.poll(() => page.evaluate(palabrasPartidas)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}
