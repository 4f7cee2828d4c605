import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';
import { BUSQUEDA_DEBOUNCE_MS } from '@/domain/shared/constantes';

/** Looked for: the server is shared, and others fill its list too. */
const LISTA = '/participantes?buscar=recorrida';
const CUANTAS = 23;

const boton = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true });
const primera = (page: Page) => page.getByRole('rowheader').first();

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  for (let n = 1; n <= CUANTAS; n += 1) {
    const nombre = `Recorrida ${String(n).padStart(2, '0')}`;
    await crear('/participantes', { nombre, telefono: '3000000042', programa: 'INTERNADO' });
  }
});

test.beforeEach(async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, LISTA);
  await expect(primera(page)).toContainText('Recorrida 01');
});

test('pasar de página, recargar, Atrás y Adelante, y el mismo enlace en otra pestaña', async ({
  page,
  context,
}) => {
  await boton(page, 'Siguiente').click();
  await expect(page).toHaveURL(/\?buscar=recorrida&pagina=2$/);
  await expect(primera(page)).toContainText('Recorrida 11');
  await boton(page, 'Siguiente').click();
  await expect(primera(page)).toContainText('Recorrida 21');
  await page.reload();
  await expect(primera(page)).toContainText('Recorrida 21');
  await page.goBack();
  await expect(page).toHaveURL(/\?buscar=recorrida&pagina=2$/);
  await expect(primera(page)).toContainText('Recorrida 11');
  await page.goBack();
  await expect(page).toHaveURL(/\?buscar=recorrida$/);
  await expect(primera(page)).toContainText('Recorrida 01');
  await page.goForward();
  await page.goForward();
  await expect(primera(page)).toContainText('Recorrida 21');
  const otra = await context.newPage();
  await otra.goto(page.url());
  await expect(primera(otra)).toContainText('Recorrida 21');
  await expect(otra.getByText('Mostrando 21 a 23 de 23 resultados')).toBeVisible();
});

test('recargar antes de que lleguen las filas conserva la página pedida', async ({ page }) => {
  await page.route(/participantes\?.*pagina=2/, () => undefined);
  await boton(page, 'Siguiente').click();
  await expect(page).toHaveURL(/\?buscar=recorrida&pagina=2$/);
  await expect(primera(page)).toContainText('Recorrida 01');
  await page.unrouteAll();
  await page.reload();
  await expect(primera(page)).toContainText('Recorrida 11');
});

test('dos cambios seguidos quedan los dos, y Limpiar los quita', async ({ page }) => {
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByLabel('Programa', { exact: true }).selectOption('Internado');
  await page.getByLabel('Ver archivados').check();
  await expect(page).toHaveURL(/\?buscar=recorrida&programa=INTERNADO&archivados=true$/);
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Ver archivados')).not.toBeChecked();
  await expect(primera(page)).toContainText('Recorrida 01');
  await boton(page, 'Limpiar').click();
  await expect(page).toHaveURL(/\/participantes$/);
  await expect(page.getByRole('searchbox', { name: 'Buscar participantes' })).toHaveValue('');
});

test('la fecha de un filtro se escribe con el teclado, cifra por cifra', async ({ page }) => {
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const desde = page.getByLabel('Ingreso desde');
  await desde.pressSequentially('15/3/2025');
  await desde.press('Enter');
  await expect(page).toHaveURL(/ingreso_desde=2025-03-15/);
  await desde.press('End');
  await desde.press('Backspace');
  await page.keyboard.type('4');
  await expect(page).toHaveURL(/ingreso_desde=2025-03-15/);
  await desde.press('Enter');
  await expect(page).toHaveURL(/ingreso_desde=2024-03-15/);
  await expect(desde).toHaveValue('15/3/2024');
});

test('lo que se alcanzó a escribir al salir de la lista no pasa a la dirección de la pantalla siguiente', async ({
  page,
}) => {
  const retenidos: (() => void)[] = [];
  await page.route(
    (url) => url.pathname.endsWith('.js'),
    async (ruta) => {
      await new Promise<void>((soltar) => retenidos.push(soltar));
      await ruta.continue();
    },
  );
  await page.getByRole('searchbox', { name: 'Buscar participantes' }).pressSequentially(' 2');
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Sedes' }).click();
  await expect.poll(() => retenidos.length).toBeGreaterThan(0);
  // Longer than a search waits for the next letter.
  await page.waitForTimeout(BUSQUEDA_DEBOUNCE_MS + 200);
  for (const soltar of retenidos) soltar();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('heading', { name: 'Sedes', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/sedes$/);
});
