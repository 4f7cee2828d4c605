import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { puertoLibre } from '@tests/server/apoyo/puerto-libre';

let url = '';
let proceso: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const puerto = await puertoLibre();
  url = `http://127.0.0.1:${puerto}`;
  proceso = spawn('node_modules/.bin/rspack', ['serve', '--config-name', 'web'], {
    env: { ...process.env, NODE_ENV: 'development', PUERTO_WEB: String(puerto) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const responde = () =>
    fetch(`${url}/assets/panel.js`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(responde, { timeout: 110_000 }).toBe(true);
});
test.afterAll(() => void proceso.kill('SIGTERM'));

test('mientras se desarrolla se ven la entrada y el sitio, sin un error', async ({ page }) => {
  test.setTimeout(90_000);
  const errores: string[] = [];
  page.on('pageerror', (error) => errores.push(String(error)));
  await page.goto(`${url}/login`);
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar Sesión' })).toBeVisible();
  await page.goto(`${url}/donate`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errores).toEqual([]);
});
