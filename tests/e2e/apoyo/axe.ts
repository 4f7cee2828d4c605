import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation, in light and in dark, as the page is now. */
export const sinFallasDeAcceso = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect
      .poll(() =>
        page.evaluate(() => ({
          modo: getComputedStyle(document.documentElement).colorScheme,
          // Those that follow the scroll, not the clock, are always running.
          moviendose: document
            .getAnimations()
            .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
            .length,
          // A dialog that is being brought hides the page before it is there itself.
          tapada:
            document.querySelector('#raiz[aria-hidden]') !== null &&
            ![...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((dialogo) =>
              dialogo.checkVisibility(),
            ),
        })),
      )
      .toEqual({ modo: colorScheme, moviendose: 0, tapada: false });
    // Nothing of these pages is in a frame of another site: their results need no page of their own to be put together.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const fallas = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(fallas, `${page.url()} ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
};
