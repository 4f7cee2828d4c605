import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();

// A person with the high contrast of their system: their colours replace those of the panel, and no tint is left.
test.use({ forcedColors: 'active', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

let sede: number;
test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  sede = (await crear('/sedes', { nombre: 'Casa Bello', direccion: 'Calle 1', capacidad_hombres: 2 })).id;
  for (const n of [1, 2])
    await crear('/participantes', {
      ...{ nombre: `Persona Ejemplo ${n}`, telefono: `300123400${n}`, estado: 'ACTIVO' },
      ...{ area: 'HOMBRES', fecha_ingreso: '2026-01-10', ...(n === 1 ? { sede_id: sede } : {}) },
    });
});

/** What is seen in one point of a piece: that many pixels from its left, or its right, and from its top, or its foot. */
const punto = async (page: Page, pieza: Locator, x: number, y: number): Promise<string> => {
  await pieza.scrollIntoViewIfNeeded();
  const caja = await pieza.boundingBox();
  if (!caja) throw new Error('No está a la vista');
  const clip = {
    x: caja.x + (x < 0 ? caja.width : 0) + x,
    y: caja.y + (y < 0 ? caja.height : 0) + y,
    width: 1,
    height: 1,
  };
  return (await page.screenshot({ clip, scale: 'css', animations: 'disabled' })).toString('base64');
};

/** That the edge of the one is not as the edge of the other: by the words alone nobody would know which it is. */
const seDistinguen = async (page: Page, elegida: Locator, otra: Locator, x: number, y: number) => {
  await expect(elegida).toBeVisible();
  await expect(otra).toBeVisible();
  await page.mouse.move(2, 2);
  await expect
    .poll(async () => (await punto(page, elegida, x, y)) !== (await punto(page, otra, x, y)))
    .toBe(true);
};

test('se sabe en qué sección y en qué pestaña se está', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?pestana=cartera');
  const menu = page.getByRole('navigation', { name: 'Secciones' });
  const [aqui, alla] = [
    menu.getByRole('link', { name: 'Financiero' }),
    menu.getByRole('link', { name: 'Sedes' }),
  ];
  await seDistinguen(page, aqui, alla, 1, 18);
  const pestanas = page.getByRole('navigation', { name: 'Financiero' });
  const elegida = pestanas.getByRole('link', { name: 'Cartera' });
  await seDistinguen(page, elegida, pestanas.getByRole('link', { name: 'Recibos' }), 40, -2);
});

test('un aviso tiene orilla: sin su tinte, sus palabras serían las de la página', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/formatos?pestana=plantillas&participante=1');
  await page.getByRole('button', { name: 'Hoja de ingreso', exact: true }).click();
  const aviso = page.getByRole('status').filter({ hasText: /^Faltan \d+ datos/ });
  await expect(aviso).toBeVisible();
  expect(await punto(page, aviso, 40, -1)).not.toBe(await punto(page, aviso, 40, -6));
});

test('se sabe qué vista, qué días y qué turno están elegidos', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/sedes');
  const [tarjetas, tabla] = ['tarjetas', 'tabla'].map((como) =>
    page.getByRole('button', { name: `Ver como ${como}` }),
  ) as [Locator, Locator];
  await seDistinguen(page, tarjetas, tabla, 12, 2);
  await page.goto('/financiero?pestana=recaudo');
  const [hoy, mes] = [
    page.getByRole('button', { name: 'Hoy' }),
    page.getByRole('button', { name: 'Este mes' }),
  ];
  await seDistinguen(page, hoy, mes, 12, 2);
  await page.goto('/entrega-de-turno');
  const turno = (nombre: string) => page.getByRole('radio', { name: nombre }).locator('xpath=..');
  await seDistinguen(page, turno('Últimas 12 horas'), turno('Ayer'), 24, 2);
});

test('se sabe cuál se va a abrir en la búsqueda y cuál persona se va a elegir', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  await page.getByRole('button', { name: /^Buscar/ }).click();
  const lugares = page.getByRole('listbox').getByRole('option');
  await seDistinguen(page, lugares.nth(0), lugares.nth(1), 12, 1);
  await page.goto('/financiero?nuevo=true');
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('combobox', { name: /^Participante/ }).click();
  await page.keyboard.type('persona');
  const personas = page.getByRole('option', { name: /^Persona Ejemplo/ });
  await expect(personas).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  const [una, otra] = [
    page.locator('[role=option][data-highlighted]'),
    page.locator('[role=option]:not([data-highlighted])'),
  ];
  await seDistinguen(page, una, otra, 12, 1);
});

test('una barra dice cuánto lleva, y una columna que se ve tiene su marca', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/sedes');
  const barra = page.getByText('1 de 2', { exact: true }).locator('xpath=../following-sibling::div[1]');
  await expect(barra).toBeVisible();
  expect(await punto(page, barra, 8, 4)).not.toBe(await punto(page, barra, -8, 4));
  await page.goto('/participantes');
  await page.getByRole('button', { name: 'Columnas' }).click();
  const marca = (visible: boolean) =>
    page.getByRole('menuitemcheckbox', { checked: visible }).first().locator('i');
  await expect(marca(true)).toBeVisible();
  const dibujo = async (pieza: Locator) =>
    (await pieza.screenshot({ scale: 'css', animations: 'disabled' })).toString('base64');
  expect(await dibujo(marca(true))).not.toBe(await dibujo(marca(false)));
});
