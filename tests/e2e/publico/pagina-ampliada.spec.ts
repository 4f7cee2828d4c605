import type { Page } from '@playwright/test';
import { expect } from '@tests/e2e/apoyo/prueba';
import { test } from './apoyo/prueba-publica';

/** The height that what does not move takes from what is being read. */
const altoOcupado = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, 600);
    const alto = document.documentElement.clientHeight;
    return [...document.querySelectorAll('header, nav[aria-label="Pedir ayuda"]')]
      .map((pieza) => pieza.getBoundingClientRect())
      .reduce((suma, { top, bottom }) => suma + Math.max(0, Math.min(bottom, alto) - Math.max(top, 0)), 0);
  });

test.use({ reducedMotion: 'reduce' });

for (const ruta of ['/', '/programs', '/cuentas']) {
  test(`${ruta} ampliada cuatro veces se lee en toda la pantalla`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(ruta);
    expect(await altoOcupado(page)).toBe(0);
    await page.setViewportSize({ width: 375, height: 667 });
    expect(await altoOcupado(page)).toBeGreaterThan(100);
  });
}
