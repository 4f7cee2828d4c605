import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation, in light and in dark, as the page is now. */
export const sinFallasDeAcceso = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const fallas = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(fallas, `${page.url()} ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
};
