import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { elegirAccion, enLista } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';

/** One page with nothing on it, as any program would write it. */
const PDF = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
`,
);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const subir = async (page: Page, ...archivos: { name: string; mimeType: string; buffer: Buffer }[]) => {
  await page.getByRole('button', { name: 'Subir archivos' }).first().click();
  const subida = page.getByRole('dialog', { name: 'Subir Archivos' });
  await subida.locator('input[type=file]').setInputFiles(archivos);
  await subida.getByRole('button', { name: `Subir ${archivos.length} archivo(s)` }).click();
  return subida;
};
const contrato = { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: PDF };

for (const { width, height } of [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
]) {
  test(`a ${width}: nada se reemplaza sin decirlo, y lo que se quita vuelve de la papelera`, async ({
    page,
    servidor,
  }) => {
    await page.setViewportSize({ width, height });
    const raiz = `Prueba ${width}`;
    await abrirComo(page, servidor, ADMINISTRADOR, '/formatos');
    await page.getByRole('button', { name: 'Nueva carpeta' }).click();
    await page.getByRole('dialog').getByLabel('Nombre').fill(raiz);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await enLista(page, raiz).click();
    await expect(page.getByRole('navigation', { name: 'Carpeta actual' })).toContainText(raiz);

    // The folder that received it opens, with the file marked.
    await subir(page, contrato);
    await expect(page).toHaveURL(/carpeta=.*pdf/);
    await expect(enLista(page, 'contrato.pdf Nuevo')).toBeInViewport();

    const pregunta = page.getByRole('alertdialog', { name: 'Ya existe un archivo con este nombre' });
    const subida = await subir(page, contrato);
    await expect(pregunta).toContainText('contrato.pdf');
    await pregunta.getByRole('button', { name: 'Cancelar' }).click();
    await expect(subida.getByText('No se subió: ya existe ese nombre')).toBeVisible();
    await subida.getByRole('button', { name: 'Cancelar' }).click();

    await subir(page, contrato);
    await pregunta.getByRole('button', { name: 'Conservar ambas' }).click();
    await expect(enLista(page, 'contrato (2).pdf Nuevo')).toBeVisible();
    await expect(enLista(page, 'contrato.pdf')).toBeVisible();

    await subir(page, { ...contrato, buffer: Buffer.concat([PDF, PDF]) });
    await pregunta.getByRole('button', { name: 'Reemplazar' }).click();
    await expect(enLista(page, 'contrato.pdf Nuevo')).toBeVisible();

    await elegirAccion(page, 'contrato \\(2\\)', 'Cambiar nombre');
    const nombre = page.getByRole('dialog').getByLabel('Nombre');
    await expect(nombre).toHaveValue('contrato (2)');
    await nombre.fill('acuerdo.pdf');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(enLista(page, 'acuerdo.pdf')).toBeVisible();

    await elegirAccion(page, 'acuerdo', 'Eliminar');
    const confirmacion = page.getByRole('alertdialog', { name: 'Eliminar archivo' });
    await expect(confirmacion).toContainText('Se puede restaurar durante 30 días');
    await confirmacion.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(enLista(page, 'acuerdo.pdf')).toBeHidden();

    await page.getByRole('button', { name: 'Papelera' }).click();
    await expect(page).toHaveURL(/papelera=true/);
    await expect(page.getByText('Reemplazado')).toBeVisible();
    await elegirAccion(page, 'acuerdo', 'Restaurar');
    await expect(page.getByText('acuerdo.pdf: restaurado')).toBeVisible();
    await elegirAccion(page, 'contrato', 'Eliminar definitivamente');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar definitivamente' }).click();
    await expect(page.getByText('La papelera está vacía')).toBeVisible();
    await page.goBack();
    await expect(enLista(page, 'acuerdo.pdf')).toBeVisible();
  });

  test(`a ${width}: una imagen y un PDF se ven antes de descargar; lo reservado no existe para CONSULTA`, async ({
    page,
    servidor,
    browser,
  }) => {
    await page.setViewportSize({ width, height });
    const negadas: string[] = [];
    page.on('console', (mensaje) => {
      if (/Content.Security.Policy/i.test(mensaje.text())) negadas.push(mensaje.text());
    });
    const raiz = `Vista ${width}`;
    await abrirComo(page, servidor, ADMINISTRADOR, '/formatos');
    await page.getByRole('button', { name: 'Nueva carpeta' }).click();
    await page.getByRole('dialog').getByLabel('Nombre').fill(raiz);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await enLista(page, raiz).click();
    await subir(page, contrato, { name: 'foto.png', mimeType: 'image/png', buffer: PNG });

    await enLista(page, 'imagenes Con nuevos').click();
    await enLista(page, 'foto.png Nuevo').click();
    const imagen = page.getByRole('dialog', { name: 'foto.png' }).getByRole('img', { name: 'foto.png' });
    await expect(imagen).toBeVisible();
    await expect.poll(() => imagen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();

    await page.getByRole('navigation', { name: 'Carpeta actual' }).getByRole('link', { name: raiz }).click();
    await enLista(page, 'pdf Con nuevos').click();
    await enLista(page, 'contrato.pdf Nuevo').click();
    const vista = page.getByRole('dialog', { name: 'contrato.pdf' });
    const dentro = await page.evaluate(() => window.navigator.pdfViewerEnabled);
    if (dentro) await expect(vista.locator('iframe')).toHaveAttribute('src', /^blob:/);
    else await expect(vista.getByText(/no muestra documentos PDF aquí/)).toBeVisible();
    await expect(vista.getByRole('button', { name: 'Abrir' })).toBeEnabled();
    await vista.getByRole('button', { name: 'Cerrar', exact: true }).click();
    expect(negadas).toEqual([]);

    await page
      .getByRole('navigation', { name: 'Carpeta actual' })
      .getByRole('link', { name: 'Biblioteca' })
      .click();
    await elegirAccion(page, raiz, 'Reservar a administradores');
    await expect(enLista(page, `${raiz} Reservada`)).toBeVisible();

    await asegurarConsulta(servidor);
    const otra = await browser.newContext({ baseURL: servidor.url, viewport: { width, height } });
    const ajena = await otra.newPage();
    await abrirComo(ajena, servidor, CONSULTA, '/formatos');
    await expect(ajena.getByRole('navigation', { name: 'Carpeta actual' })).toBeVisible();
    await expect(ajena.getByRole('button', { name: 'Papelera' })).toBeHidden();
    await expect(ajena.getByText('Cargando')).toBeHidden();
    await expect(ajena.getByRole('button', { name: new RegExp(`^${raiz}`) })).toBeHidden();
    await ajena.goto(`/formatos?pestana=biblioteca&carpeta=${encodeURIComponent(`${raiz}/pdf`)}`);
    await expect(ajena.getByText('No hay datos')).toBeVisible();
    await otra.close();
  });
}
