import { despertar, expect, test } from './apoyo/prueba-publica';

const VISIBLES: readonly (readonly [number, number])[] = [
  [639, 1],
  [640, 2],
  [767, 2],
  [768, 3],
  [1023, 3],
  [1024, 4],
];

for (const [ancho, visibles] of VISIBLES) {
  test(`a ${ancho} px el carrusel muestra ${visibles}`, async ({ page }) => {
    await page.setViewportSize({ width: ancho, height: 800 });
    await page.goto('/');
    const lista = page.locator('[aria-roledescription=carrusel] ul').first();
    const enteras = () =>
      lista.evaluate((caja) => {
        const marco = caja.getBoundingClientRect();
        return [...caja.children].filter((hija) => {
          const { left, right } = hija.getBoundingClientRect();
          return left >= marco.left - 2 && right <= marco.right + 2;
        }).length;
      });
    await expect.poll(enteras).toBe(visibles);
    await despertar(page);
    await expect.poll(enteras).toBe(visibles);
  });
}
