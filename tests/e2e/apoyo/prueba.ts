import { test as base } from '@playwright/test';
import { quitarLoNuevo } from '@tests/e2e/apoyo/navegador-anterior';
import { ServidorReal } from '@tests/e2e/apoyo/servidor';

/** The fixture of a server that lives as long as the worker which asked for it; each call makes another. */
export const servidorDeObrero = (entorno: Record<string, string> = {}) =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use: (servidor: ServidorReal) => Promise<void>) => {
      const servidor = await ServidorReal.iniciar(entorno);
      await use(servidor);
      await servidor.borrar();
    },
    { scope: 'worker', timeout: 120_000 },
  ] as const;

export interface Recursos {
  /** As in the oldest browsers that are served. */
  anterior: boolean;
  /** Fails the test when the page reports an error nobody handled. */
  erroresDePagina: readonly string[];
}

/** Tests that share one built server per worker; `baseURL` is its address. */
export const test = base.extend<Recursos, { servidor: ServidorReal }>({
  anterior: [false, { option: true }],
  context: async ({ context, anterior }, use) => {
    if (anterior) await quitarLoNuevo(context);
    await use(context);
  },
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
