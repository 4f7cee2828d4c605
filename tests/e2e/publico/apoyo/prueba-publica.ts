import type { Page } from '@playwright/test';
import { test as base } from '@tests/e2e/apoyo/prueba';
import { publicarTodo } from '@tests/e2e/apoyo/publicar';

interface Vigilancia {
  /** Fails the test when the browser's console reports an error: React's, the policy's or any other. */
  consola: readonly string[];
}

const esElEstado404 = (texto: string, direccion: string): boolean =>
  texto.includes('status of 404') && !/\.[a-z0-9]+$/.test(new URL(direccion, 'http://x').pathname);

/** Over a foundation that has published everything: what the pages say before is looked at apart. */
export const test = base.extend<Vigilancia, { publicado: boolean }>({
  publicado: [
    async ({ servidor }, use) => {
      await publicarTodo(servidor);
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
  consola: [
    async ({ page }, use) => {
      const errores: string[] = [];
      page.on('console', (mensaje) => {
        if (mensaje.type() !== 'error') return;
        if (!esElEstado404(mensaje.text(), mensaje.location().url)) errores.push(mensaje.text());
      });
      await use(errores);
      if (errores.length > 0) throw new Error(`Errores en la consola:\n${errores.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Gives the page the first sign of a person and waits until React has taken every part of it over. */
export const despertar = async (page: Page): Promise<void> => {
  await page.mouse.move(3, 200);
  await page.mouse.move(5, 203);
  await page.waitForFunction(() => {
    const principal = document.querySelector('main h1');
    return principal !== null && Object.keys(principal).some((clave) => clave.startsWith('__reactFiber'));
  });
};

export { expect } from '@playwright/test';
