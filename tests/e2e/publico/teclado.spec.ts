import type { Page } from '@playwright/test';
import { retener } from '@tests/e2e/apoyo/retener';
import { TODAS } from './apoyo/paginas';
import { expect, test } from './apoyo/prueba-publica';

const describirFoco = (page: Page) =>
  page.evaluate(async () => {
    // The skip link slides in and out: what counts is where things end.
    const transiciones = document.getAnimations().filter((animacion) => animacion instanceof CSSTransition);
    // One that is interrupted may never say so.
    const limite = new Promise((resolve) => setTimeout(resolve, 500));
    await Promise.race([Promise.allSettled(transiciones.map(({ finished }) => finished)), limite]);
    const foco = document.activeElement;
    if (!foco || foco === document.body) return null;
    const caja = foco.getBoundingClientRect();
    const centro = { x: caja.x + caja.width / 2, y: caja.y + caja.height / 2 };
    const encima = document.elementFromPoint(centro.x, centro.y);
    const { outlineStyle, outlineWidth } = getComputedStyle(foco);
    return {
      quien: foco.outerHTML.slice(0, 140),
      dentro: centro.y >= 0 && centro.y <= window.innerHeight && caja.width > 0 && caja.height > 0,
      tapado: !(encima && (foco.contains(encima) || encima.contains(foco))),
      conAnillo: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

for (const ancho of [375, 1280]) {
  test.describe(`a ${ancho} px`, () => {
    test.use({ viewport: { width: ancho, height: 740 }, reducedMotion: 'reduce' });
    for (const ruta of TODAS) {
      test(`${ruta} se recorre con el teclado y el foco siempre se ve`, async ({ page }) => {
        await page.goto(ruta);
        const vistos: string[] = [];
        for (let paso = 0; paso < 120; paso++) {
          await page.keyboard.press('Tab');
          let foco = await describirFoco(page);
          if (!foco) break;
          // The first key starts the page: while it starts, a link may be turning into a tab.
          await expect(async () => {
            foco = await describirFoco(page);
            expect(foco, foco?.quien).toMatchObject({ dentro: true, tapado: false, conAnillo: true });
          }).toPass({ timeout: 20_000 });
          vistos.push(foco.quien);
        }
        expect(vistos.length).toBeGreaterThan(8);
      });
    }
  });
}

test('el enlace que se vuelve pestaña con el foco encima conserva su anillo', async ({ page }) => {
  const soltar = await retener(page, '**/assets/*.js');
  await page.goto('/programs');
  const enlace = page.locator('#pestana-reinsercion');
  for (let paso = 0; paso < 40; paso++) {
    await page.keyboard.press('Tab');
    if (await enlace.evaluate((elemento) => elemento === document.activeElement)) break;
  }
  soltar();
  await expect(page.getByRole('tab', { name: 'Reinserción' })).toBeFocused();
  expect(await describirFoco(page)).toMatchObject({ conAnillo: true });
});
