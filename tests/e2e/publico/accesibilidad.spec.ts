import AxeBuilder from '@axe-core/playwright';
import { TODAS } from './apoyo/paginas';
import { expect, test } from './apoyo/prueba-publica';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const ancho of [375, 1280]) {
    test.describe(`${ancho} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width: ancho, height: 800 }, reducedMotion: 'reduce' });
      for (const ruta of TODAS) {
        test(`${ruta} no tiene faltas de accesibilidad`, async ({ page }) => {
          await page.goto(ruta);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)).toEqual(
            [],
          );
        });
      }
    });
  }
}
