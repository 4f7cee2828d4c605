import { expect, type Page } from '@playwright/test';
import { accionDePagina } from '@tests/e2e/apoyo/accion-de-pagina';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { elegirDelMenu } from '@tests/e2e/apoyo/elegir-del-menu';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { entrar } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR, type ServidorReal } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';
import { abrirApi } from './fallas/apoyo/api';

/** A shift is written from a phone, corrected, and handed over to somebody who may not read what is of health. */
const test = pruebaConServidorPropio();
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 375, height: 667 } });

const dialogo = (page: Page) => page.getByRole('dialog').last();
const hoja = (page: Page) => page.getByRole('article');
const escribir = async (page: Page, texto: string, tipo: string) => {
  await dialogo(page).getByRole('textbox', { name: 'Qué pasó' }).fill(texto);
  await dialogo(page).getByRole('radio', { name: tipo }).check();
  await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
};
const noSeSale = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

const sembrar = async (servidor: ServidorReal): Promise<void> => {
  const api = await apiDe(servidor);
  const hoy = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
  const { id: sede_id } = await api('/sedes', { nombre: 'Casa Bello', direccion: 'Calle 1' });
  const dentro = { telefono: '3001234500', fecha_ingreso: hoy, sede_id };
  await api('/participantes', { ...dentro, nombre: 'Luz Marina Ríos', estado: 'ACTIVO' });
  await api('/participantes', { ...dentro, nombre: 'Pedro Permiso', estado: 'CON_PERMISO' });
  await asegurarConsulta(servidor);
};
test.beforeAll(async ({ servidor }) => sembrar(servidor));

test('se escribe desde el teléfono, en la fila de la persona', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
  await elegirDelMenu(page, 'Luz Marina Ríos', 'Novedad');
  await expect(page.getByRole('textbox', { name: 'Qué pasó' })).toBeFocused();
  await sinFallasDeAcceso(page);
  await noSeSale(page);
  for (const ficha of await dialogo(page).locator('label:has(input[type=radio])').all())
    expect((await ficha.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await escribir(page, 'Vino el primo', 'Visita');
  await expect(page.getByText('Novedad de Luz Marina Ríos guardada')).toBeVisible();
  await elegirDelMenu(page, 'Luz Marina Ríos', 'Novedad');
  await escribir(page, 'Dolor de cabeza', 'Salud');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('se corrige en la ficha: lo de antes queda tachado', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?detalle=1');
  const bitacora = page.getByRole('region', { name: 'Bitácora' });
  await bitacora.getByRole('button', { name: 'Corregir visita: Vino el primo' }).click();
  await expect(dialogo(page).getByRole('textbox', { name: 'Qué pasó' })).toHaveValue('Vino el primo');
  await dialogo(page).getByRole('textbox', { name: 'Qué pasó' }).fill('Vino el hermano');
  await dialogo(page).getByRole('button', { name: 'Guardar corrección' }).click();
  await expect(bitacora.getByRole('deletion')).toHaveText('Vino el primo');
  await expect(bitacora.getByText('Vino el hermano')).toBeVisible();
  await expect(bitacora.getByRole('listitem')).toHaveCount(2);
});

test('lo escrito vuelve si la sesión se termina antes de guardar', async ({ page, servidor }) => {
  const api = await abrirApi(servidor);
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
  await elegirDelMenu(page, 'Pedro Permiso', 'Novedad');
  const texto = dialogo(page).getByRole('textbox', { name: 'Qué pasó' });
  await texto.fill('Llamó desde la casa de la mamá');
  await dialogo(page).getByRole('radio', { name: 'Llamada' }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('borradores'))).not.toBeNull();
  await api.terminarLaDe(page, dialogo(page).getByRole('button', { name: 'Guardar' }));
  await entrar(page);
  await page.waitForURL((url) => url.pathname === '/participantes');
  await expect(page.getByText(/^Recuperamos lo que escribió/)).toBeVisible();
  await expect(texto).toHaveValue('Llamó desde la casa de la mamá');
  await expect(dialogo(page).getByRole('radio', { name: 'Llamada' })).toBeChecked();
  // If the session ended before the refusal was read, it asks first; with its key it is written once.
  await dialogo(page)
    .getByRole('button', { name: /^(?:Comprobar ahora|Guardar)$/ })
    .click();
  await expect(page.getByText('Novedad de Pedro Permiso guardada')).toBeVisible();
});

test('se entrega: quien escribe la ve entera, CONSULTA sin salud', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/entrega-de-turno');
  await expect(hoja(page).getByText('Dolor de cabeza')).toBeVisible();
  await expect(hoja(page).getByRole('deletion')).toHaveText('Vino el primo');
  await expect(hoja(page).getByRole('heading', { name: 'Novedades (3)' })).toBeVisible();
  await sinFallasDeAcceso(page);
  await noSeSale(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-impreso', '');
  });
  await accionDePagina(page, 'Imprimir');
  await expect(page.locator('body[data-impreso]')).toBeAttached();

  const respuestas: string[] = [];
  page.on('response', async (respuesta) => {
    if (respuesta.url().includes('/dashboard-api/')) respuestas.push(await respuesta.text().catch(() => ''));
  });
  await abrirComo(page, servidor, CONSULTA, '/entrega-de-turno');
  await expect(hoja(page).getByText('Vino el hermano')).toBeVisible();
  await expect(hoja(page).getByRole('heading', { name: 'Novedades (2)' })).toBeVisible();
  await expect(page.getByText('Dolor de cabeza')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Nueva novedad|Corregir/ })).toHaveCount(0);
  await sinFallasDeAcceso(page);
  expect(respuestas.join()).not.toContain('Dolor de cabeza');
});

test('en un portátil se escribe desde la entrega, y la dirección recuerda sede y turno', async ({
  page,
  servidor,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/entrega-de-turno');
  await page.getByRole('button', { name: 'Nueva novedad' }).click();
  await dialogo(page).getByRole('combobox', { name: 'Quién' }).fill('luz');
  await page.getByRole('option', { name: /Luz Marina Ríos/ }).click();
  await escribir(page, 'Recibió ropa', 'Pertenencias');
  await expect(hoja(page).getByText('Recibió ropa')).toBeVisible();
  await page.getByRole('radio', { name: 'Ayer' }).check();
  await expect(hoja(page).getByText('Sin novedades en este turno.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Ayer' })).toBeChecked();
  await noSeSale(page);
  await sinFallasDeAcceso(page);
});
