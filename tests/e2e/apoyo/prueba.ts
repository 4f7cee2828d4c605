import { test as base } from '@playwright/test';
import { ServidorReal } from '@tests/e2e/apoyo/servidor';

export interface Recursos {
  /** Fails the test when the page reports an error nobody handled. */
  erroresDePagina: readonly string[];
}

/** Tests that share one built server per worker; `baseURL` is its address. */
export const test = base.extend<Recursos, { servidor: ServidorReal }>({
  servidor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const servidor = await ServidorReal.iniciar();
      await use(servidor);
      await servidor.borrar();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ servidor }, use) => use(servidor.url),
  erroresDePagina: [
    async ({ page }, use) => {
      const errores: string[] = [];
      page.on('pageerror', (error) => errores.push(String(error)));
      await use(errores);
      if (errores.length > 0) throw new Error(`Errores sin atender en la página:\n${errores.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
