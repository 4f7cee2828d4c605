import { test as base } from '@tests/e2e/apoyo/prueba';

/** Retries with growing waits, reloads and sign-ins, one after another, on a machine that may be busy. */
export const test = base.extend<{ paciencia: undefined }>({
  paciencia: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use, informacion) => {
      informacion.setTimeout(180_000);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
