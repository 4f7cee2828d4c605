import type { Page } from '@playwright/test';
import { entrar } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo } from '@tests/e2e/apoyo/sesion-rapida';
import { expect, test } from './apoyo/paciencia';

const deshabilitar = (page: Page) =>
  page.addInitScript(() => {
    for (const nombre of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, nombre, {
        get: () => {
          throw new DOMException('Acceso denegado', 'SecurityError');
        },
      });
    }
  });

const llenarlo = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Lleno', 'QuotaExceededError');
    };
  });

test('sin almacenamiento: el sitio se lee, el panel lleva a /login, y al entrar se explica', async ({
  page,
}) => {
  await deshabilitar(page);
  for (const ruta of ['/', '/donate', '/cuentas']) {
    await page.goto(ruta);
    await page.mouse.wheel(0, 400);
    await expect(page.locator('main')).not.toBeEmpty();
  }
  await page.goto('/participantes');
  await page.waitForURL(/\/login/);
  await entrar(page);
  await expect(page.getByText(/Este navegador no deja guardar la sesión/)).toBeVisible();
});

test('lleno al entrar: se explica; lleno después: se trabaja igual', async ({ page, context, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  const otra = await context.newPage();
  await llenarlo(otra);
  await otra.goto('/sedes?nuevo=true');
  const dialogo = otra.getByRole('dialog', { name: 'Nueva sede' });
  await dialogo.getByLabel('Nombre', { exact: true }).fill('Casa con el disco lleno');
  await dialogo.getByLabel('Dirección', { exact: true }).fill('Calle 1');
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await expect(otra.getByText('Casa con el disco lleno: sede creada')).toBeVisible();
  await otra.evaluate(() => localStorage.clear());
  await otra.goto('/login');
  await entrar(otra);
  await expect(otra.getByText(/Este navegador no deja guardar la sesión/)).toBeVisible();
});

test('con valores dañados: la pantalla de ingreso, y se puede entrar', async ({ page }) => {
  const DANADOS: Record<string, string> = {
    authToken: 'x',
    currentUser: '{"id":',
    sidebarOpen: '[]',
    sidebarCollapsed: '{',
    colorMode: 'morado',
    borradores: '{"dueno":7,"sobres":[]}',
  };
  await page.goto('/contact');
  await page.evaluate((valores) => {
    for (const [clave, valor] of Object.entries(valores)) localStorage.setItem(clave, valor);
    sessionStorage.setItem('recargaPorFallo', 'ayer');
  }, DANADOS);
  await page.goto('/participantes');
  await page.waitForURL(/\/login/);
  await entrar(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Participantes' })).toBeVisible();
});
