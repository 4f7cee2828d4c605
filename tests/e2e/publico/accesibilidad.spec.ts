import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { TODAS } from './apoyo/paginas';
import { test } from './apoyo/prueba-publica';

for (const ancho of [375, 1280]) {
  test.describe(`${ancho} px`, () => {
    test.use({ viewport: { width: ancho, height: 800 }, reducedMotion: 'reduce' });
    for (const ruta of TODAS) {
      test(`${ruta} no tiene faltas de accesibilidad, en claro ni en oscuro`, async ({ page }) => {
        await page.goto(ruta);
        await sinFallasDeAcceso(page);
      });
    }
  });
}
