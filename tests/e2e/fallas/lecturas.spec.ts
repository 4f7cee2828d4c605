import type { Route } from '@playwright/test';
import { retener } from '@tests/e2e/apoyo/retener';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo } from '@tests/e2e/apoyo/sesion-rapida';
import { expect, test } from './apoyo/paciencia';

const LISTAS = [
  ['/participantes', /\/dashboard-api\/participantes\?/, 'Error al cargar participantes'],
  ['/acudientes', /\/dashboard-api\/acudientes\?/, 'Error al cargar acudientes'],
  ['/financiero', /\/dashboard-api\/mensualidades\?/, 'Error al cargar mensualidades'],
  ['/sedes', /\/dashboard-api\/sedes(?:\?|$)/, 'Error al cargar sedes'],
  ['/usuarios', /\/dashboard-api\/usuarios(?:\?|$)/, 'Error al cargar usuarios'],
  ['/formatos?pestana=biblioteca', /\/dashboard-api\/storage\/list/, 'Error al listar archivos'],
  ['/configuracion?pestana=fundacion', /\/dashboard-api\/configuracion$/, 'Error al cargar configuración'],
] as const;

/** Asked for again, or not, and how many calls that makes. */
const FALLAS = [
  {
    atender: (ruta: Route) =>
      ruta.fulfill({ status: 503, body: '{"message":"La base de datos no responde"}' }),
    mensaje: 'La base de datos no responde',
    veces: 3,
  },
  {
    atender: (ruta: Route) => ruta.fulfill({ body: '<h1>', contentType: 'application/json' }),
    mensaje: 'Ocurrió un error inesperado',
    veces: 1,
  },
] as const;

test('cada lista dice qué falló, con cómo reintentar, y vuelve', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  for (const [n, [pagina, llamada, titulo]] of LISTAS.entries()) {
    const falla = FALLAS[n % FALLAS.length];
    if (!falla) throw new Error('Falta la falla');
    await test.step(`${pagina}: ${falla.mensaje}`, async () => {
      let llamadas = 0;
      await page.route(llamada, (ruta) => {
        llamadas += 1;
        return falla.atender(ruta);
      });
      await page.goto(pagina);
      const principal = page.getByRole('main');
      await expect(principal.getByText(titulo).first()).toBeVisible();
      await expect(principal.getByText(falla.mensaje).first()).toBeVisible();
      await expect(page.getByText('No hay datos')).toBeHidden();
      expect(llamadas % falla.veces).toBe(0);
      await page.unroute(llamada);
      await principal.getByRole('button', { name: 'Reintentar' }).first().click();
      await expect(principal.getByText(titulo)).toHaveCount(0);
      await expect(principal).not.toBeEmpty();
    });
  }
});

test('lo que llega después de la página no vuelve a pedir lo que ella ya dice que no se pudo leer', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  let lecturas = 0;
  await page.route(/\/dashboard-api\/configuracion$/, (ruta) => {
    lecturas += 1;
    return FALLAS[0].atender(ruta);
  });
  const soltar = await retener(page, '**/assets/luego.*');
  await page.goto('/configuracion?pestana=fundacion');
  await expect(page.getByText('Error al cargar configuración')).toBeVisible();
  soltar();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByText(/^Impreso el /)).toBeAttached({ timeout: 500 });
  }).toPass();
  expect(lecturas).toBe(FALLAS[0].veces);
});

test('los servicios no contestan al abrir el panel: hay un mensaje en la página, y reintentar lo abre', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  await page.route(/\/(?:auth|dashboard)-api\//, (ruta) => ruta.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toContainText('Tablero');
  await expect(page.getByText('Sin conexión con el servidor')).toBeVisible();
});
