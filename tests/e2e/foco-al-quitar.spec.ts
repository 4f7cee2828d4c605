import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();

/** One red dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const elegirUna = (page: Page, donde: Locator) =>
  donde
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'una.png', mimeType: 'image/png', buffer: PNG })
    .then(() => page);

/** As who has no mouse: to the button, and its key. */
const oprimir = async (boton: Locator) => {
  await boton.focus();
  await boton.press('Enter');
};

test('quitar su foto deja el teclado en «Elegir foto»', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/configuracion');
  await elegirUna(page, page.locator('main'));
  await oprimir(page.getByRole('button', { name: 'Quitar foto' }));
  await expect(page.getByRole('button', { name: 'Elegir foto' })).toBeFocused();
});

test('quitar la foto de una persona deja el teclado en «Foto»', async ({ page, servidor }) => {
  const crear = await apiDe(servidor);
  const { id } = await crear('/participantes', {
    nombre: 'Ana Ejemplo',
    telefono: '3000000001',
    autorizacion_datos: { otorgada: true, fecha: '2026-01-05', medio: 'ESCRITO' },
  });
  await abrirComo(page, servidor, ADMINISTRADOR, `/participantes?detalle=${id}`);
  const ficha = page.getByRole('dialog', { name: 'Ana Ejemplo' });
  await expect(ficha.getByRole('button', { name: 'Foto', exact: true })).toBeVisible();
  await elegirUna(page, ficha);
  await oprimir(ficha.getByRole('button', { name: 'Quitar foto' }));
  await expect(ficha.getByRole('button', { name: 'Foto', exact: true })).toBeFocused();
});

test('quitar el logo deja el teclado en «Elegir logo»', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/configuracion?pestana=fundacion');
  const logo = page.getByRole('group', { name: 'Logo' });
  await elegirUna(page, logo);
  await oprimir(logo.getByRole('button', { name: 'Quitar logo' }));
  const pregunta = page.getByRole('alertdialog');
  await oprimir(pregunta.getByRole('button', { name: 'Quitar' }));
  await expect(pregunta).toBeHidden();
  await expect(logo.getByRole('button', { name: 'Elegir logo' })).toBeFocused();
});

test('quitar una foto del sitio deja el teclado en «Elegir foto»', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/sitio?parte=donaciones');
  const boton = page.getByRole('button', { name: /^Elegir foto/ });
  await expect(boton).toBeVisible();
  await elegirUna(page, page.locator('main'));
  await oprimir(page.getByRole('button', { name: 'Quitar foto' }));
  await expect(boton).toBeFocused();
});

test('borrar una búsqueda deja el teclado donde se escribe otra, también en un diálogo', async ({
  page,
  servidor,
}) => {
  const borrar = async (donde: Locator) => {
    const buscador = donde.getByRole('searchbox').first();
    await buscador.fill('nadie');
    await oprimir(donde.getByRole('button', { name: 'Borrar búsqueda' }));
    await expect(buscador).toBeFocused();
  };
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
  await page.waitForLoadState('networkidle');
  await borrar(page.locator('main'));
  await page.goto('/financiero?pago=true');
  await page.waitForLoadState('networkidle');
  await borrar(page.getByRole('dialog', { name: 'Registrar pago' }));
});

test('quitar la selección deja el teclado en lo que hay sobre la lista', async ({ page, servidor }) => {
  const crear = await apiDe(servidor);
  await crear('/participantes', { nombre: 'Berta Ejemplo', telefono: '3000000002', estado: 'PREINGRESO' });
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?buscar=berta');
  await page.getByRole('checkbox', { name: 'Seleccionar Berta Ejemplo' }).check();
  await page.waitForLoadState('networkidle');
  await oprimir(page.getByRole('button', { name: 'Quitar selección' }));
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});
