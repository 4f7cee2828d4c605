import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Reading half a megabyte of rules costs more than running them: once per page, not once per look. The only frames are of PDF
 * documents and of other sites, which are not ours to judge.
 */
const violaciones = async (page: Page): Promise<axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return (await axe.run({ iframes: false, resultTypes: ['violations'] })).violations;
  });
};

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
    const violations = await violaciones(page);
    const fallas = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(fallas, `${page.url()} ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
};
