import type { Page } from '@playwright/test';
import { salir } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';
import { test as base, expect } from './apoyo/paciencia';

const CANARIO = 'Aurora Canario';
/** Looked for: others that this server has may fill the first page. */
const LISTA = '/participantes?buscar=aurora';
const VUELTA = 'vuelta';

/** A browser as people have it: it keeps whole the pages it leaves, for the Back button. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  await crear('/participantes', { nombre: CANARIO, telefono: '3000000023' });
});

test.beforeEach(async ({ page, servidor }) => {
  // The first thing that happens in a page that comes back, before anything of ours.
  await page.addInitScript((clave) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      const { visibility } = getComputedStyle(document.body);
      if (persisted) sessionStorage.setItem(clave, visibility);
    });
  }, VUELTA);
  await abrirComo(page, servidor, ADMINISTRADOR, LISTA);
  await expect(page.getByText(CANARIO).first()).toBeVisible();
});

const volverAtras = (page: Page) => page.evaluate(() => history.back());
/** How the page was at that moment; `null` when the browser had not kept it and loaded it again. */
const alVolver = (page: Page) => page.evaluate((clave) => sessionStorage.getItem(clave), VUELTA);

test('después de salir, Atrás lleva a la entrada sin mostrar a nadie ni un instante', async ({ page }) => {
  await salir(page);
  await volverAtras(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(CANARIO)).toHaveCount(0);
  expect(await alVolver(page)).toBe('hidden');
});

test('si otra pestaña cerró la sesión mientras tanto, tampoco', async ({ page, context }) => {
  await page.evaluate(() => window.location.assign('/contact'));
  await expect(page).toHaveURL(/\/contact$/);
  const otra = await context.newPage();
  await otra.goto('/sedes');
  await salir(otra);
  await volverAtras(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(CANARIO)).toHaveCount(0);
  expect(await alVolver(page)).toBe('hidden');
});

test('con la sesión abierta, Atrás devuelve la página como estaba', async ({ page }) => {
  await page.evaluate(() => window.location.assign('/contact'));
  await expect(page).toHaveURL(/\/contact$/);
  await volverAtras(page);
  await expect(page.getByText(CANARIO).first()).toBeVisible();
  expect(await alVolver(page)).toBe('hidden');
});
