import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '@tests/e2e/apoyo/prueba';
import type { Edicion } from '@/ui/app/instalable/trabajador/edicion';

/** The page waits one of these before it asks for its copy. */
const CALMAS_MS = [2_500, 10_000];

export const deprisa = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((calmas) => {
    const original = window.setTimeout;
    const sinCalma = (hacer: TimerHandler, ms?: number, ...con: unknown[]) =>
      original(hacer, calmas.includes(ms ?? 0) ? 0 : ms, ...con);
    window.setTimeout = sinCalma as typeof setTimeout;
  }, CALMAS_MS);
};

/** With a worker, which the other tests do without, and no time to wait for it. */
export const test = base.extend({
  serviceWorkers: 'allow',
  context: async ({ context }, use) => {
    await deprisa(context);
    await use(context);
  },
});

const edicionDe = async (page: Page): Promise<Edicion> => {
  const guion = await (await page.request.get(new URL('/sw.js', page.url()).href)).text();
  return JSON.parse(/^const EDICION=(\{.*\});$/m.exec(guion)?.[1] ?? '') as Edicion;
};

/** Names of the caches and the paths that each keeps. */
export const loGuardado = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const dentro: Record<string, string[]> = {};
    for (const nombre of await caches.keys()) {
      const claves = await (await caches.open(nombre)).keys();
      dentro[nombre] = claves.map(({ url }) => new URL(url).pathname);
    }
    return dentro;
  });

/** The site, or the site and the panel, are whole on this device, and the page is in the worker's hands. */
export const conCopia = async (page: Page, de: 'sitio' | 'panel'): Promise<void> => {
  const { publicas, archivos, panel } = await edicionDe(page);
  const delPanel = [...Object.keys(panel.paginas), ...panel.archivos];
  const deben = [...Object.keys(publicas), ...archivos, ...(de === 'panel' ? delPanel : [])];
  await expect
    .poll(
      async () => {
        const hay = new Set(Object.values(await loGuardado(page)).flat());
        return deben.filter((clave) => !hay.has(clave)).length;
      },
      { timeout: 45_000 },
    )
    .toBe(0);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};
