import type { BrowserContext } from '@playwright/test';
import { servidorDeObrero } from '@tests/e2e/apoyo/prueba';
import type { ServidorReal } from '@tests/e2e/apoyo/servidor';
import { abrirApi } from './api';
import { test as base } from './paciencia';

const PAUSA_MS = 1000;

export const TAMANOS = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
] as const;

interface DelObrero {
  servidor: ServidorReal;
  api: Awaited<ReturnType<typeof abrirApi>>;
  /** Already signed in. */
  navegador: BrowserContext;
}

/**
 * Many short cases over one server and one browser that keeps what it has loaded and who is signed in: each has a page of
 * its own, and leaves behind nothing that the next one would find.
 */
export const test = base.extend<object, DelObrero>({
  servidor: [...servidorDeObrero()],
  api: [async ({ servidor }, use) => use(await abrirApi(servidor)), { scope: 'worker' }],
  navegador: [
    async ({ browser, servidor }, use) => {
      // Not the one that counts: a case may end it.
      const { token, user } = (await abrirApi(servidor)).sesion;
      const localStorage = [
        { name: 'authToken', value: token },
        { name: 'currentUser', value: JSON.stringify(user) },
      ];
      const navegador = await browser.newContext({
        baseURL: servidor.url,
        locale: 'es-CO',
        timezoneId: 'America/Bogota',
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [{ origin: servidor.url, localStorage }] },
      });
      // The pause before a form asks by itself lasts a moment: nothing is waited for here.
      await navegador.addInitScript((pausa) => {
        const original = window.setTimeout;
        const deprisa = (hacer: TimerHandler, ms?: number, ...con: unknown[]) =>
          original(hacer, ms === pausa ? 20 : ms, ...con);
        window.setTimeout = deprisa as typeof setTimeout;
      }, PAUSA_MS);
      await use(navegador);
      await navegador.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ navegador, viewport }, use) => {
    const page = await navegador.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.close();
  },
});
