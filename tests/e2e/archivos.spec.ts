import { readFile } from 'node:fs/promises';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { elegirAccion, enLista, entrar } from '@tests/e2e/apoyo/recorrido-personal';

const PDF = Buffer.from('%PDF-1.4\nActa de ingreso\n');

test('subir, listar, renombrar, descargar y eliminar un archivo', async ({ page }) => {
  await page.goto('/formatos');
  await entrar(page);
  await expect(page.getByRole('heading', { name: 'Formatos' })).toBeVisible();
  await page.getByRole('link', { name: 'Biblioteca' }).first().click();

  await page.getByRole('button', { name: 'Subir archivos' }).first().click();
  const subida = page.getByRole('dialog', { name: 'Subir Archivos' });
  await subida.locator('input[type=file]').setInputFiles([
    { name: 'Acta de ingreso ñ.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'carta.docx', mimeType: 'application/msword', buffer: Buffer.from('carta') },
    { name: 'justo.zip', mimeType: 'application/zip', buffer: Buffer.alloc(10_485_760) },
  ]);
  await subida.getByRole('button', { name: 'Subir 3 archivo(s)' }).click();
  await expect(subida).toBeHidden();
  await expect(page.getByText('Se subieron 3 archivos')).toBeVisible();

  for (const carpeta of ['comprimidos', 'pdf', 'word'])
    await expect(enLista(page, `${carpeta} Con nuevos`)).toBeVisible();
  await enLista(page, 'pdf Con nuevos').click();
  await expect(page).toHaveURL(/carpeta=pdf/);
  await expect(enLista(page, 'Acta de ingreso ñ.pdf Nuevo')).toBeVisible();
  await expect(page.getByText('25 B')).toBeVisible();

  await elegirAccion(page, 'Acta de ingreso ñ', 'Cambiar nombre');
  const nombre = page.getByRole('dialog').getByLabel('Nombre');
  await nombre.fill('../fuera');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El nombre no puede contener / ni \\')).toBeVisible();
  await nombre.fill('Acta 2026 😀 a%2eb.pdf');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(enLista(page, 'Acta 2026 😀 a%2eb.pdf')).toBeVisible();

  await enLista(page, 'Acta 2026 😀 a%2eb.pdf').click();
  const vista = page.getByRole('dialog', { name: 'Acta 2026 😀 a%2eb.pdf' });
  const [descarga] = await Promise.all([
    page.waitForEvent('download'),
    vista.getByRole('button', { name: 'Descargar' }).click(),
  ]);
  expect(descarga.suggestedFilename()).toBe('Acta 2026 😀 a%2eb.pdf');
  expect(await readFile(await descarga.path())).toEqual(PDF);
  await vista.getByRole('button', { name: 'Cerrar', exact: true }).click();

  await elegirAccion(page, 'Acta 2026', 'Eliminar');
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(page.getByText('No hay datos')).toBeVisible();

  await page.getByRole('link', { name: 'Biblioteca' }).last().click();
  await page.getByRole('button', { name: 'Nueva carpeta' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('2026');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await enLista(page, '2026').click();
  await expect(page.getByRole('navigation', { name: 'Carpeta actual' })).toContainText('2026');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Carpeta actual' })).toContainText('2026');
  await page.goBack();

  await elegirAccion(page, 'word', 'Eliminar');
  const confirmacion = page.getByRole('alertdialog', { name: 'Eliminar carpeta' });
  await confirmacion.getByRole('textbox').fill('word');
  await confirmacion.getByRole('button', { name: 'Eliminar' }).click();
  await expect(enLista(page, 'word Con nuevos')).toBeHidden();
});

test('una subida que falla conserva la selección y solo queda en el registro', async ({ page }) => {
  const registro: string[] = [];
  page.on('console', (mensaje) => registro.push(mensaje.text()));
  await page.goto('/formatos');
  await entrar(page);
  await page.getByRole('button', { name: 'Subir archivos' }).first().click();
  const subida = page.getByRole('dialog', { name: 'Subir Archivos' });
  await subida.locator('input[type=file]').setInputFiles([
    { name: 'grande.zip', mimeType: 'application/zip', buffer: Buffer.alloc(10_485_761) },
    { name: 'bueno.zip', mimeType: 'application/zip', buffer: Buffer.from('zip') },
  ]);
  await page.route('**/storage/object**', (ruta) => ruta.abort());
  await subida.getByRole('button', { name: 'Subir 1 archivo(s)' }).click();
  await expect.poll(() => registro.join('\n')).toContain('Upload error');
  await expect(subida.getByText('Archivos seleccionados (2)')).toBeVisible();
  await page.unroute('**/storage/object**');
  await subida.getByRole('button', { name: 'Subir 1 archivo(s)' }).click();
  await expect(subida).toBeHidden();
});
