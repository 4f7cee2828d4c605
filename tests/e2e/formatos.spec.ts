import type { Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';

const NOMBRE = 'Beatriz Formato Ejemplo';
const SECRETO = 'polen de guayacán';

const pdfDe = async (page: Page, boton: string, direccion: RegExp): Promise<string> => {
  const [respuesta] = await Promise.all([
    page.waitForResponse(direccion),
    page.getByRole('button', { name: boton, exact: true }).click(),
  ]);
  expect(respuesta.status()).toBe(200);
  return leerPdf(new Uint8Array(await respuesta.body()).buffer as ArrayBuffer);
};
const abrirPlantilla = (page: Page, nombre: string) =>
  page.getByRole('button', { name: nombre, exact: true }).click();

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  await asegurarConsulta(servidor);
  const { id } = await crear('/participantes', {
    nombre: NOMBRE,
    telefono: '3000000077',
    tipo_documento: 'CC',
    numero_documento: '1020304077',
    fecha_nacimiento: '1990-05-03',
    fecha_ingreso: '2026-11-01',
    valor_mensualidad: 850_000,
    beca_porcentaje: 50,
    dia_pago: 5,
    alergias: SECRETO,
    autorizacion_datos: { otorgada: true, version: '1', fecha: '2026-11-01', medio: 'ESCRITO' },
  });
  await crear('/acudientes', {
    id_participante: id,
    numero_documento: '43000077',
    nombres: 'Rosa',
    apellidos: 'Formato',
    telefono: '3001112277',
    es_principal: true,
    es_responsable_pago: true,
  });
});

test('llenar una plantilla, imprimir el ingreso, publicar una versión y consultarla', async ({
  page,
  servidor,
}) => {
  test.setTimeout(240_000);

  await test.step('elige a la persona; lo que falta se ve con palabras y el PDF lleva sus datos', async () => {
    await abrirComo(page, servidor, ADMINISTRADOR, '/formatos?pestana=plantillas');
    await page.getByRole('combobox', { name: 'Participante' }).fill('beatriz formato');
    await page.getByRole('option', { name: new RegExp(NOMBRE) }).click();
    await sinFallasDeAcceso(page);
    await abrirPlantilla(page, 'Hoja de ingreso');
    await expect(page.getByRole('article').getByText('Falta: EPS')).toBeVisible();
    await expect(page.getByRole('article').getByText(SECRETO)).toBeVisible();
    await sinFallasDeAcceso(page);
    const texto = await pdfDe(page, 'PDF', /documento\.pdf$/);
    for (const dato of ['Hoja de ingreso', NOMBRE, '1.020.304.077', 'Rosa Formato', SECRETO])
      expect(texto).toContain(dato);
    expect(texto).toMatch(/EPS _{10,}/);
  });

  await test.step('el paquete dice primero qué falta, y un solo PDF trae todos los documentos', async () => {
    await page.getByRole('link', { name: 'Todas las plantillas' }).click();
    await page.getByRole('button', { name: 'Paquete de ingreso' }).click();
    const documentos = page.getByRole('list', { name: 'Documentos del paquete' }).getByRole('listitem');
    await expect(documentos).toHaveCount(6);
    await expect(documentos.first()).toContainText(/Hoja de ingreso.*Faltan \d+ datos/);
    await sinFallasDeAcceso(page);
    const texto = await pdfDe(page, 'Un solo PDF', /paquete-de-ingreso\.pdf$/);
    for (const titulo of ['Inventario de pertenencias', 'Reglamento de convivencia', 'Ley 1581 de 2012'])
      expect(texto).toContain(titulo);
    expect(texto).toContain('cuatrocientos veinticinco mil pesos');
  });

  await test.step('corrige una plantilla: la variable que no existe se señala; la versión se publica', async () => {
    await page.goto('/formatos?pestana=plantillas');
    await abrirPlantilla(page, 'Registro de visita');
    await page.getByRole('button', { name: 'Crear versión nueva' }).click();
    const formulario = page.getByRole('dialog');
    const contenido = formulario.getByLabel('Contenido', { exact: true });
    await contenido.fill('Gracias por venir a ver a {{participante.apodo}}.');
    await formulario.getByRole('button', { name: 'Guardar' }).click();
    await expect(formulario.getByText(/^Contenido: No existe la variable/)).toBeVisible();
    await contenido.fill('Gracias por venir a ver a ');
    await formulario.getByRole('button', { name: 'Insertar Nombre del participante' }).click();
    await expect(contenido).toHaveValue('Gracias por venir a ver a {{participante.nombre}}');
    await sinFallasDeAcceso(page);
    await formulario.getByRole('button', { name: 'Guardar' }).click();
    await expect(formulario).toBeHidden();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Registro de visita: la versión 2 quedó vigente')).toBeVisible();
    await page
      .getByLabel('Versión')
      .selectOption({ label: await page.getByRole('option', { name: /Versión 1 · Obsoleto/ }).innerText() });
    await expect(page.getByText('Su compañía es parte de la recuperación', { exact: false })).toBeVisible();
  });

  await test.step('quien solo consulta la ve y la imprime, sin datos de salud y sin poder cambiarla', async () => {
    await abrirComo(page, servidor, CONSULTA, '/formatos?pestana=plantillas');
    await page.getByRole('combobox', { name: 'Participante' }).fill('beatriz formato');
    await page.getByRole('option', { name: new RegExp(NOMBRE) }).click();
    await expect(page.getByRole('button', { name: 'Nueva plantilla' })).toBeHidden();
    await abrirPlantilla(page, 'Hoja de ingreso');
    await expect(page.getByText('Reservado: Alergias')).toBeVisible();
    for (const nombre of ['Crear versión nueva', 'Retirar', 'Publicar'])
      await expect(page.getByRole('button', { name: nombre })).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const soloEnPantalla of ['Solo lectura', 'Saltar al contenido', 'Reservado: Alergias', 'Biblioteca'])
      await expect(page.getByText(soloEnPantalla).first()).toBeHidden();
    await expect(page.getByRole('article').getByText('Lo que declaro')).toBeVisible();
    await page.emulateMedia({ media: null });
    const texto = await pdfDe(page, 'PDF', /documento\.pdf$/);
    expect(texto).toContain(NOMBRE);
    expect(texto).not.toContain(SECRETO);
  });
});
