import { retener } from '@tests/e2e/apoyo/retener';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';
import { abrirApi } from './apoyo/api';
import { COMPROBAR } from './apoyo/gestos';
import { expect, test } from './apoyo/paciencia';

let sede = 0;

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  sede = (await crear('/sedes', { nombre: 'Casa sin luz', direccion: 'Calle 1 # 2-3' })).id;
});

test('sin internet se dice, se sigue leyendo, nada se pierde, y al volver se guarda', async ({
  page,
  servidor,
  context,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/sedes?nuevo=true');
  const dialogo = page.getByRole('dialog', { name: 'Nueva sede' });
  await dialogo.getByLabel('Nombre', { exact: true }).fill('Casa del corte');
  await context.setOffline(true);
  await expect(dialogo.getByRole('alert').getByText('Sin conexión a internet')).toBeVisible();
  await dialogo.getByLabel('Dirección', { exact: true }).fill('Calle 9');
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialogo.getByText(/Backend no disponible/)).toBeVisible();
  await expect(dialogo.getByLabel('Nombre', { exact: true })).toHaveValue('Casa del corte');
  await expect(page.getByText('Casa sin luz').first()).toBeAttached();

  const api = await abrirApi(servidor);
  await api.cambiar(`/sedes/${sede}`, { nombre: 'Casa con luz' });
  await context.setOffline(false);
  await expect(dialogo.getByText('La conexión volvió: ya puede comprobar.')).toBeVisible();
  await expect(page.getByText('Casa con luz').first()).toBeAttached();
  await dialogo.getByRole('button', { name: COMPROBAR }).click();
  await expect(page.getByText('Casa del corte: sede creada')).toBeVisible();
});

test('el servidor no contesta: se dice sin tapar la lista, y se nota solo cuando vuelve', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/sedes?vista=tabla');
  await expect(page.getByRole('table', { name: 'Sedes' })).toBeVisible();
  await page.route(/\/(?:auth|dashboard)-api\//, (ruta) => ruta.abort('connectionrefused'));
  await page.getByRole('searchbox', { name: 'Buscar sedes' }).fill('casa');
  await expect(page.getByRole('alert').getByText('Sin conexión con el servidor')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^Casa/ }).first()).toBeVisible();
  await page.unroute(/\/(?:auth|dashboard)-api\//);
  await expect(page.getByText('La conexión volvió')).toBeVisible();
  await expect(page.getByText('Sin conexión con el servidor')).toBeHidden();
});

test('en el ingreso nada se mueve cuando llega la prueba de conexión', async ({ page }) => {
  const soltar = await retener(page, '**/health');
  await page.goto('/login');
  await expect(page.getByText('Probando la conexión')).toBeVisible();
  const ingresar = page.getByRole('button', { name: 'Ingresar' });
  await page.evaluate(() => document.fonts.ready);
  const antes = await ingresar.boundingBox();
  soltar();
  await expect(page.getByText(/Conexión exitosa/)).toBeVisible();
  expect(await ingresar.boundingBox()).toEqual(antes);
});
