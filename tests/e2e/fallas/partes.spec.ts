import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';
import { expect, test } from './apoyo/paciencia';

/** Also when it is asked for again, by another address. */
const PARTE = /\/assets\/[^/]+\.js(?:\?vez=\d+)?$/;

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
  // Not even the frame of the dialogs is there: it is said at the foot of the page.
  const aviso = page.getByRole('alert').filter({ hasText: 'Esta parte no terminó de cargar' });
  await expect(aviso.getByRole('button', { name: 'Reintentar' })).toBeInViewport();

  await test.step('cerrarlo deja la lista a la vista', async () => {
    await aviso.getByRole('button', { name: 'Cerrar' }).click();
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

test('un diálogo que no llegó por un corte se abre al reintentar, sin recargar la página', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/sedes');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.assign(window, { laMisma: true });
    // Reloaded a moment ago: not again by itself.
    sessionStorage.setItem('recargaPorFallo', String(Date.now()));
  });
  await page.route(PARTE, (ruta) => ruta.abort());
  await page.getByRole('button', { name: 'Nueva sede' }).first().click();
  const reintentar = page.getByRole('button', { name: 'Reintentar' });
  await expect(reintentar).toBeVisible();
  await expect(page.getByText('Sedes', { exact: true }).first()).toBeAttached();
  await page.unroute(PARTE);
  await reintentar.click();
  await expect(page.getByRole('dialog', { name: 'Nueva sede' })).toBeVisible();
  expect(await page.evaluate(() => 'laMisma' in window)).toBe(true);
});

test('salir de un formulario con cambios cuando el código de la pregunta no llega: pregunta el navegador', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/configuracion');
  const nombre = page.getByLabel('Nombre para mostrar');
  await expect(nombre).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route(PARTE, (ruta) => ruta.abort());
  await nombre.fill('Persona a medias');
  const preguntas: string[] = [];
  page.on('dialog', (pregunta) => {
    preguntas.push(pregunta.message());
    void pregunta.dismiss();
  });
  await page.getByRole('link', { name: 'Sedes' }).first().click();
  await expect.poll(() => preguntas).toEqual(['Hay cambios sin guardar. Si sale ahora, se pierden.']);
  await expect(page).toHaveURL(/configuracion/);
  await expect(nombre).toHaveValue('Persona a medias');
});

test('una parte que falla al dibujarse con un formulario abierto: se dice, y al reintentar está lo escrito', async ({
  page,
  servidor,
}) => {
  const crear = await apiDe(servidor);
  const conDias = { estado: 'ACTIVO', fecha_ingreso: '2026-01-10' };
  await crear('/participantes', { nombre: 'Fila Rota', telefono: '3000000024', ...conDias });
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?nuevo=true');
  const nombre = page.getByRole('dialog').getByLabel('Nombre completo');
  await nombre.fill('Persona a medias');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('borradores'))).not.toBeNull();

  // Each row shows a number, and it is drawn anew when the window becomes a phone's.
  await page.evaluate(() => {
    const original = RegExp.prototype[Symbol.replace];
    const poner = (value: typeof original) =>
      Object.defineProperty(RegExp.prototype, Symbol.replace, { configurable: true, value });
    Object.assign(window, { reparar: () => poner(original) });
    poner(function (this: RegExp, ...partes: [string, string]) {
      // What puts the dots of the thousands.
      if (this.source.includes('\\d{3}')) throw new Error('una fila que no se deja dibujar');
      return Reflect.apply(original, this, partes);
    } as typeof original);
  });
  await page.setViewportSize({ width: 375, height: 800 });
  const aviso = page.getByRole('main').getByRole('alert');
  await expect(aviso).toContainText('Ocurrió un error inesperado');
  await expect(page.getByText('no se deja dibujar')).toHaveCount(0);

  await page.evaluate(() => (window as unknown as { reparar: () => void }).reparar());
  await aviso.getByRole('button', { name: 'Reintentar' }).click();
  await expect(nombre).toHaveValue('Persona a medias');
  await expect(page.getByText(/^Recuperamos lo que escribió/)).toBeVisible();
});

test('si lo primero no llega se dice, y al volver a cargar la página abre', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/sedes');
  await page.waitForLoadState('networkidle');
  await page.route(PARTE, (ruta) => ruta.abort());
  await page.goto('/sedes');
  await expect(page.getByRole('alert')).toContainText('La página no terminó de llegar.');
  await expect(page.getByText('Si la conexión está lenta')).toBeHidden();
  await page.unroute(PARTE);
  await page.getByRole('button', { name: 'vuelva a cargarla' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sedes' })).toBeVisible();
});

test('si el formulario de ingreso no termina de llegar se dice, y al reintentar entra con lo ya escrito', async ({
  page,
}) => {
  await page.route(PARTE, (ruta) => ruta.abort());
  await page.goto('/login?destino=%2Fsedes');
  const aviso = page.getByRole('alert').filter({ hasText: 'La página no terminó de llegar' });
  const reintentar = aviso.getByRole('button', { name: 'Reintentar' });
  await expect(aviso).toBeVisible();
  await expect(page.getByText('Probando la conexión')).toBeHidden();
  await page.getByLabel('Correo electrónico').fill(ADMINISTRADOR.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMINISTRADOR.password);
  await page.keyboard.press('Enter');
  await reintentar.press('Enter');
  await expect(reintentar).toBeFocused();
  await page.unroute(PARTE);
  await reintentar.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sedes' })).toBeVisible();
});
