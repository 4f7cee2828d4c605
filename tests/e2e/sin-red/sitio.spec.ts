import type { Page } from '@playwright/test';
import { expect } from '@tests/e2e/apoyo/prueba';
import { PAGINAS_PUBLICAS } from '@tests/e2e/publico/apoyo/paginas';
import { conCopia, loGuardado, test } from './apoyo/copia';

const CON_NUMEROS = ['/donate', '/accounts', '/cuentas'];
const NOTA = /Sin conexión. Esta página se guardó el \d+ de \w+ de \d{4}.*confirme los números/;
const NOTA_DE_TELEFONOS =
  /^Esta página se guardó el \d+ de \w+ de \d{4}.*los teléfonos pueden haber cambiado/;

const imagenesRotas = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  );

/** Every page is there, complete, with its own policy and since when it is kept. */
const recorrer = async (page: Page): Promise<void> => {
  for (const ruta of PAGINAS_PUBLICAS) {
    const respuesta = await page.goto(ruta);
    expect(respuesta?.headers()['content-security-policy'], ruta).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-/,
    );
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.getByText(CON_NUMEROS.includes(ruta) ? NOTA : NOTA_DE_TELEFONOS)).toHaveCount(1);
    expect(await imagenesRotas(page), ruta).toEqual([]);
  }
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect(page.getByText(/Para ingresar hace falta la red/)).toBeVisible();
};

test('con una visita al inicio, todo el sitio y el ingreso se leen sin red, también sin JavaScript', async ({
  page,
  context,
}) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await conCopia(page, 'sitio');
  expect(Object.keys(await loGuardado(page))).toEqual([expect.stringMatching(/^sitio-/)]);
  await context.setOffline(true);

  await test.step('en el celular', () => recorrer(page));
  await test.step('en el computador', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await recorrer(page);
  });
  await test.step('sin JavaScript', async () => {
    const sesion = await context.newCDPSession(page);
    await sesion.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto('/cuentas');
    await expect(page.getByText(NOTA)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Cuentas' })).toBeVisible();
    await page.goto('/contact');
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page.getByText(NOTA_DE_TELEFONOS)).toBeVisible();
  });
});

test('con red manda lo publicado; la portada sigue pidiendo su video por partes', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await conCopia(page, 'sitio');
  await page.goto('/cuentas');
  await expect(page.getByRole('heading', { level: 1, name: 'Cuentas' })).toBeVisible();
  await expect(page.getByText(NOTA)).toHaveCount(0);

  const parte = await page.evaluate(async () => {
    const respuesta = await fetch('/video/hero.mp4', { headers: { range: 'bytes=0-99' } });
    return [respuesta.status, (await respuesta.arrayBuffer()).byteLength];
  });
  expect(parte).toEqual([206, 100]);

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Donaciones' }).first().click();
  await expect(page.getByText(NOTA)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Donaciones' })).toBeVisible();
  await expect(page.getByText(NOTA)).toHaveCount(0);
});

test('si el navegador borra lo guardado, el sitio sigue, y se guarda otra vez', async ({ page, context }) => {
  await page.goto('/');
  await conCopia(page, 'sitio');
  await page.evaluate(async () => {
    for (const nombre of await caches.keys()) await caches.delete(nombre);
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
  await conCopia(page, 'sitio');
  await context.setOffline(true);
  await page.goto('/programs');
  await expect(page.getByRole('heading', { level: 1, name: 'Programas' })).toBeVisible();
});
