import { TODAS } from './apoyo/paginas';
import { despertar, expect, test } from './apoyo/prueba-publica';

for (const ruta of TODAS) {
  test(`${ruta} no pide nada a terceros mientras nadie lo pida`, async ({ page, baseURL }) => {
    const ajenas: string[] = [];
    page.on('request', (peticion) => {
      const url = peticion.url();
      if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) ajenas.push(url);
    });
    await page.goto(ruta, { waitUntil: 'networkidle' });
    await despertar(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(500);
    expect(ajenas).toEqual([]);
  });
}
