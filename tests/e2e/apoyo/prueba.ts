import { test as base } from '@playwright/test';
import type { ServidorReal } from '@tests/e2e/apoyo/servidor';
import { servidorDeObrero } from '@tests/e2e/apoyo/servidor-de-obrero';

export interface Recursos {
  /** Fails the test when the page reports an error nobody handled. */
  erroresDePagina: readonly string[];
}

/** Tests that share one built server per worker; `baseURL` is its address. */
export const test = base.extend<Recursos, { servidor: ServidorReal }>({
  servidor: [...servidorDeObrero()],
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
