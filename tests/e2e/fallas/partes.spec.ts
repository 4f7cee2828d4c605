import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo } from '@tests/e2e/apoyo/sesion-rapida';
import { expect, test } from './apoyo/paciencia';

const PARTE = /\/assets\/[^/]+\.js$/;

test('una parte que falta tras una versión nueva: una sola recarga, y después se ofrece recargar', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/sedes');
  await expect(page.getByRole('heading', { level: 1, name: 'Sedes' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const conocidas = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  let cargas = 0;
  page.on('load', () => {
    cargas += 1;
  });
  await page.route(PARTE, (ruta) =>
    conocidas.has(ruta.request().url()) ? ruta.continue() : ruta.fulfill({ status: 404, body: 'no está' }),
  );
  await page.getByRole('button', { name: 'Nueva sede' }).first().click();
  await expect(page.getByRole('button', { name: 'Recargar' })).toBeVisible();
  await expect.poll(() => cargas).toBe(1);
  await expect(page.getByRole('main')).toContainText('Esta página no terminó de cargar');

  await test.step('volver deja la lista a la vista', async () => {
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sedes' })).toBeVisible();
  });
  await test.step('recargar, cuando la parte ya está, abre lo que se pedía', async () => {
    await page.getByRole('button', { name: 'Nueva sede' }).first().click();
    await expect(page.getByRole('button', { name: 'Recargar' })).toBeVisible();
    await page.unroute(PARTE);
    await page.getByRole('button', { name: 'Recargar' }).click();
    await expect(page.getByRole('dialog', { name: 'Nueva sede' })).toBeVisible();
  });
  expect(cargas).toBe(2);
});
