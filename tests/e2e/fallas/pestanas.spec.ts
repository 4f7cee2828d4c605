import type { Page } from '@playwright/test';
import { entrar, salir } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';
import { abrirApi } from './apoyo/api';
import { expect, test } from './apoyo/paciencia';

const CANARIO = 'Zenaida Canario';
/** Looked for: others that this server has may fill the first page. */
const LISTA = '/participantes?buscar=zenaida';

test.beforeAll(async ({ servidor }) => {
  await asegurarConsulta(servidor);
  const crear = await apiDe(servidor);
  await crear('/participantes', { nombre: CANARIO, telefono: '3000000021' });
});

/** Everything the browser keeps for this site, as one text. */
const loGuardado = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const bases = (await indexedDB.databases?.()) ?? [];
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, bases, await caches.keys()]);
  });

test('cerrar la sesión llega a la otra pestaña, y no queda nada de nadie', async ({
  page,
  context,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, LISTA);
  await expect(page.getByText(CANARIO).first()).toBeVisible();
  const otra = await context.newPage();
  await otra.goto('/configuracion?pestana=fundacion');
  await otra.getByLabel(/^Municipio/).fill('Bello escrito a medias');
  await expect.poll(() => loGuardado(otra)).toContain('borradores');

  await salir(page);
  await expect(otra).toHaveURL(/\/login/);
  await expect(otra.getByText(CANARIO)).toHaveCount(0);
  for (const pestana of [page, otra]) {
    const guardado = await loGuardado(pestana);
    for (const rastro of [CANARIO, 'authToken', 'currentUser', 'borradores', 'a medias'])
      expect(guardado).not.toContain(rastro);
  }
});

test('entra otra persona: la otra pestaña empieza de nuevo como ella, y lo que escribió la anterior la espera', async ({
  page,
  context,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/configuracion?pestana=perfil');
  await page.getByLabel(/^Nombre para mostrar/).fill('Nombre a medias');
  await expect.poll(() => loGuardado(page)).toContain('borradores');
  const otra = await context.newPage();
  await otra.goto('/contact');
  await otra.evaluate(() => localStorage.removeItem('authToken'));
  await page.waitForURL(/\/login/);
  await otra.goto('/login');
  await entrar(otra, CONSULTA);
  await otra.waitForURL(/\/dashboard/);
  await page.goto('/configuracion?pestana=perfil');
  await expect(page.getByText(CONSULTA.email).first()).toBeVisible();
  await expect(page.getByLabel(/^Nombre para mostrar/)).not.toHaveValue('Nombre a medias');
  await expect(page.getByText(/^Recuperamos/)).toHaveCount(0);

  // What the first one left is closed, and waits for them; the way out of the second takes only their own.
  expect(await loGuardado(page)).not.toContain('a medias');
  await salir(page);
  expect(await loGuardado(page)).toContain('borradores');
  await page.goto('/login?destino=%2Fconfiguracion%3Fpestana%3Dperfil');
  await entrar(page);
  await expect(page.getByText(/^Recuperamos lo que escribió/)).toBeVisible();
  await expect(page.getByLabel(/^Nombre para mostrar/)).toHaveValue('Nombre a medias');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect.poll(() => loGuardado(page)).not.toContain('borradores');
});

test('entra otra persona sin que nadie salga: la otra pestaña deja de ser de la primera en el acto', async ({
  page,
  context,
  servidor,
}) => {
  const otra = await context.newPage();
  await otra.goto('/login');
  // It has found nobody signed in, and stays.
  await expect(otra.getByText('Conexión exitosa con ambos servicios')).toBeVisible();
  await abrirComo(page, servidor, ADMINISTRADOR, '/sedes?nuevo=true');
  // Typed as a person does: from then on the browser lets the page ask before it is left.
  await page.getByRole('dialog').getByLabel('Nombre', { exact: true }).pressSequentially('Casa a medias');

  await entrar(otra, CONSULTA);
  await expect(otra).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /consulta/i }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nueva sede' })).toHaveCount(0);
});

test('varias llamadas rechazadas a la vez llevan a la entrada una sola vez', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, LISTA);
  await expect(page.getByText(CANARIO).first()).toBeVisible();
  const { terminarSesion } = await abrirApi(servidor);
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  // No page is open while it ends: one would notice by itself and leave first.
  await page.goto('about:blank');
  await terminarSesion(token);
  const idas: string[] = [];
  page.on('request', (pedida) => {
    if (pedida.isNavigationRequest()) idas.push(new URL(pedida.url()).pathname);
  });
  // No answer arrives until two have been asked: the page that leaves would hide the second one.
  const esperando: (() => void)[] = [];
  await page.route('**/*', async (ruta) => {
    if (ruta.request().headers().authorization !== undefined)
      await new Promise<void>((soltar) => {
        esperando.push(soltar);
        if (esperando.length > 1) for (const pendiente of esperando) pendiente();
      });
    await ruta.continue().catch(() => undefined);
  });
  await page.goto(LISTA, { waitUntil: 'commit' });
  await expect(page.getByText('Conexión exitosa con ambos servicios')).toBeVisible();
  expect(esperando.length).toBeGreaterThan(1);
  expect(idas).toEqual(['/participantes', '/login']);
});

test('una recarga a mitad de un formulario devuelve lo escrito', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/sedes?nuevo=true');
  const nombre = page.getByRole('dialog').getByLabel('Nombre', { exact: true });
  await nombre.fill('Casa recargada');
  await expect.poll(() => loGuardado(page)).toContain('borradores');
  await page.reload();
  await expect(page.getByText(/^Recuperamos lo que escribió a las \d\d:\d\d/)).toBeVisible();
  await expect(nombre).toHaveValue('Casa recargada');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(nombre).toHaveValue('');
  await expect.poll(() => loGuardado(page)).not.toContain('borradores');
});
