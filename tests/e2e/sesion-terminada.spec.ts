import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { entrar, salir } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo } from '@tests/e2e/apoyo/sesion-rapida';
import { sinFallasDeAcceso } from './apoyo/axe';
import { abrirApi } from './fallas/apoyo/api';

/** The page has both notices; the address says which is shown. */
const aviso = (page: Page) => page.getByText('Su sesión terminó').filter({ visible: true });

test('la sesión termina con algo escrito: /login lo dice, y al volver sigue ahí', async ({
  page,
  servidor,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const api = await abrirApi(servidor);
  const preguntas: string[] = [];
  page.on('dialog', (pregunta) => {
    preguntas.push(pregunta.type());
    void pregunta.accept();
  });
  await abrirComo(page, servidor, ADMINISTRADOR, '/sedes?nuevo=true');
  const dialogo = page.getByRole('dialog', { name: 'Nueva sede' });
  await dialogo.getByLabel('Nombre', { exact: true }).fill('Casa a medias');
  await dialogo.getByLabel('Dirección', { exact: true }).fill('Calle 50 # 49-30');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('borradores'))).not.toBeNull();
  await api.terminarLaDe(page, dialogo.getByRole('button', { name: 'Guardar' }));
  await expect(aviso(page)).toBeVisible();
  await expect(page.getByText(/Lo que estaba escribiendo se conserva/)).toBeVisible();
  // Nothing is lost, so the browser does not ask whether to leave it.
  expect(preguntas).toEqual([]);
  await sinFallasDeAcceso(page);
  await entrar(page);
  await page.waitForURL((url) => url.pathname === '/sedes');
  await expect(page.getByText(/^Recuperamos lo que escribió/)).toBeVisible();
  await expect(dialogo.getByLabel('Nombre', { exact: true })).toHaveValue('Casa a medias');
  // The service refused it without a session: nobody doubts that it was not stored.
  await expect(page.getByText(/^No sabemos si quedó registrado/)).toHaveCount(0);
});

test('sin nada escrito no promete conservar nada; salir y llegar por su cuenta no dicen nada', async ({
  page,
  servidor,
}) => {
  const api = await abrirApi(servidor);
  await abrirComo(page, servidor, ADMINISTRADOR, '/sedes');
  await expect(page.getByRole('heading', { level: 1, name: 'Sedes' })).toBeVisible();
  await api.terminarLaDe(page, page.getByRole('link', { name: 'Usuarios' }));
  await expect(aviso(page)).toBeVisible();
  await expect(page.getByText(/se conserva/)).toBeHidden();

  await entrar(page);
  await page.waitForURL((url) => url.pathname !== '/login');
  await salir(page);
  for (const ruta of ['/login', '/sedes']) {
    await page.goto(ruta);
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    await expect(aviso(page)).toHaveCount(0);
  }
});
