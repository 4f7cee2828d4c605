import { TODAS } from './apoyo/paginas';
import { expect, test } from './apoyo/prueba-publica';

const MINIMO = 24;

for (const ancho of [375, 1280]) {
  test.describe(`a ${ancho} px`, () => {
    test.use({ viewport: { width: ancho, height: 800 } });
    for (const ruta of TODAS) {
      test(`${ruta} tiene objetivos de ${MINIMO} px o más`, async ({ page }) => {
        await page.goto(ruta);
        const chicos = await page.evaluate((minimo) => {
          const controles = [
            ...document.querySelectorAll<HTMLElement>('a[href],button,summary,input,select'),
          ];
          // A link within a sentence is as tall as its line: WCAG 2.5.8 leaves it out.
          const enFrase = (elemento: Element) =>
            getComputedStyle(elemento).display === 'inline' && elemento.closest('p,li,dd,address') !== null;
          return controles
            .filter(
              (elemento) => elemento.checkVisibility({ visibilityProperty: true }) && !enFrase(elemento),
            )
            .map((elemento) => ({
              caja: elemento.getBoundingClientRect(),
              html: elemento.outerHTML.slice(0, 120),
            }))
            .filter(({ caja }) => caja.width > 1 && (caja.width < minimo || caja.height < minimo))
            .map(({ caja, html }) => `${Math.round(caja.width)}x${Math.round(caja.height)} ${html}`);
        }, MINIMO);
        expect(chicos).toEqual([]);
      });
    }
  });
}
