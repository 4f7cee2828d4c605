import type { Page } from '@playwright/test';
import { guardadoEn, todoLoGuardado } from '@tests/e2e/apoyo/lo-guardado';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { retener } from '@tests/e2e/apoyo/retener';
import { apiDe } from '@tests/e2e/apoyo/sesion-rapida';
import { elegirEquipo } from '@tests/e2e/apoyo/sin-red';
import { abrirApi } from './fallas/apoyo/api';

/** A list as it was last seen, where somebody works without a network, while the code of the panel arrives. */
const test = pruebaConServidorPropio();

const LISTA = '/participantes?buscar=estampada';
const estampa = (page: Page) => page.locator('[data-lamina]');
const fila = (page: Page, nombre: string) => page.getByRole('main').getByText(nombre).first();

/** The panel's own code does not arrive until what it answers is called. */
const retenerPanel = (page: Page) => retener(page, '**/assets/panel.*.js');

const copias = async (page: Page): Promise<number> =>
  (await guardadoEn(page)).bases.match(/"coleccion":"copia"/g)?.length ?? 0;

/** The list was seen, and how it looked is kept. */
const ver = async (page: Page, nombre: string): Promise<void> => {
  await page.goto(LISTA);
  await expect(fila(page, nombre)).toBeVisible();
  await expect.poll(() => copias(page), { timeout: 20_000 }).toBeGreaterThan(1);
};

for (const ancho of [375, 1280]) {
  test(`una lista que ya se vio se ve antes que el panel, cerrada en el equipo, y se pone al día en su sitio (${ancho})`, async ({
    page,
    servidor,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: ancho, height: 800 });
    const nombre = `Ágata ${ancho} Estampada`;
    const api = await apiDe(servidor);
    await api('/participantes', { nombre, estado: 'PREINGRESO', telefono: '3001234599' });
    await elegirEquipo(page);
    await ver(page, nombre);
    expect(await todoLoGuardado(page)).not.toMatch(/Estampada|3001234599/);
    const lugar = await fila(page, nombre).boundingBox();

    const soltar = await retenerPanel(page);
    await page.goto(LISTA, { waitUntil: 'commit' });
    await expect(estampa(page).getByText(nombre).first()).toBeVisible();
    await expect(page.getByText('Como se vio hace un momento. Actualizando...')).toBeVisible();
    expect(await fila(page, nombre).boundingBox()).toEqual(lugar);
    await page
      .getByRole('searchbox')
      .first()
      .click({ force: true })
      .catch(() => undefined);
    await page.keyboard.type('nadie');

    // What changed meanwhile takes its place when the panel comes.
    await api('/participantes', {
      nombre: `Zoila ${ancho} Estampada`,
      estado: 'PREINGRESO',
      telefono: '3001234599',
    });
    soltar();
    await expect(estampa(page)).toHaveCount(0);
    await expect(fila(page, `Zoila ${ancho} Estampada`)).toBeVisible();
    expect(await fila(page, nombre).boundingBox()).toEqual(lugar);

    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await copias(page)).toBe(0);
  });
}

test('no se ve con otra búsqueda, otro ancho o una sesión que terminó', async ({ page, servidor }) => {
  test.setTimeout(90_000);
  const nombre = 'Berta Estampada';
  const llamar = await apiDe(servidor);
  await llamar('/participantes', { nombre, estado: 'PREINGRESO', telefono: '3001234599' });
  await elegirEquipo(page);
  await ver(page, nombre);
  const soltar = await retenerPanel(page);
  const clave = () => page.waitForResponse(/clave-borradores/);
  const noSeVe = async (ruta: string) => {
    await Promise.all([clave(), page.goto(ruta, { waitUntil: 'commit' })]);
    await page.waitForTimeout(500);
    await expect(estampa(page)).toHaveCount(0);
  };
  await noSeVe('/participantes?buscar=berta');
  await page.setViewportSize({ width: 1000, height: 800 });
  await noSeVe(LISTA);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(LISTA, { waitUntil: 'commit' });
  await expect(estampa(page)).toBeVisible();
  const api = await abrirApi(servidor);
  await api.terminarSesion(await page.evaluate(() => localStorage.getItem('authToken') ?? ''));
  await noSeVe(LISTA);
  soltar();
  await page.waitForURL(/\/login/);
});
