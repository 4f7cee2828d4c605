import type { Locator, Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, asegurarConsulta, CONSULTA, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import sharp from 'sharp';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

test.use({ viewport: { width: 375, height: 667 } });

const papeles = (page: Page) => page.getByRole('region', { name: 'Papeles firmados' });
const falta = (page: Page) => page.getByRole('region', { name: 'Lo que falta' });

/** A phone's: it lies on its side, and says how it has to be turned. */
const foto = async (name: string, ancho: number, alto: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: ancho, height: alto, channels: 3, background: '#dddddd' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

const elegir = async (boton: Locator, archivos: Awaited<ReturnType<typeof foto>>[]) => {
  const elegido = boton.page().waitForEvent('filechooser');
  await boton.click();
  await (await elegido).setFiles(archivos);
};

test('un papel de varias páginas queda en un solo PDF, con cada foto derecha', async ({ page, servidor }) => {
  const crear = await apiDe(servidor);
  const llamar = await llamadorDe(servidor);
  const { id } = await crear('/participantes', { nombre: 'Varias Páginas', telefono: '3000000056' });
  await abrirComo(page, servidor, ADMINISTRADOR, `/participantes?detalle=${id}`);
  const suyo = (accion: string) => papeles(page).getByRole('button', { name: `${accion} Hoja de ingreso` });
  await elegir(suyo('Foto o archivo de'), [await foto('1.jpg', 1600, 1200), await foto('2.jpg', 1200, 1600)]);
  await expect(page.getByText('Hoja de ingreso: recibido, 2 páginas')).toBeVisible();
  await elegir(suyo('Otra página de'), [await foto('3.jpg', 4000, 3000)]);
  await expect(page.getByText('Hoja de ingreso: ya son 3 páginas, en un solo archivo')).toBeVisible();
  await sinFallasDeAcceso(page);

  const { cuerpo } = await llamar('GET', `/participantes/${id}/papeles`);
  const [papel] = cuerpo.data as { archivo: string }[];
  const enlace = await llamar(
    'GET',
    `/storage/download-url?${new URLSearchParams({ path: papel?.archivo ?? '' })}`,
  );
  const bytes = await (await fetch(String(enlace.cuerpo.signedUrl))).arrayBuffer();
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const hojas = await Promise.all([1, 2, 3].map((n) => pdf.getPage(n)));
  expect(pdf.numPages).toBe(3);
  // Turned: what was 4:3 on its side is 3:4.
  expect(hojas.map(({ view }) => view.slice(2))).toEqual([
    [612, 816],
    [612, 459],
    [612, 816],
  ]);
  for (const hoja of hojas) expect((await hoja.getOperatorList()).fnArray).toContain(OPS.paintImageXObject);
});

test('tras un ingreso la ficha dice lo que falta; un papel firmado se sube y solo lo ve quien administra', async ({
  page,
  servidor,
}) => {
  const crear = await apiDe(servidor);
  await asegurarConsulta(servidor);
  const { id } = await crear('/participantes', {
    nombre: 'Papeles Ejemplo',
    telefono: '3000000055',
    estado: 'ACTIVO',
    fecha_ingreso: '2026-01-10',
  });

  await test.step('desde la ficha, el contrato firmado entra como PDF', async () => {
    await abrirComo(page, servidor, ADMINISTRADOR, `/participantes?detalle=${id}`);
    await falta(page)
      .getByRole('button', { name: /papeles firmados/ })
      .click();
    await expect(papeles(page).getByText('0 de 6 recibidos')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Papeles Ejemplo' })).toBeInViewport();
    const elegido = page.waitForEvent('filechooser');
    await papeles(page).getByRole('button', { name: 'Foto o archivo de Reglamento de convivencia' }).click();
    await (await elegido).setFiles({
      name: 'CamScanner 11-24-2026.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 firmado'),
    });
    await expect(papeles(page).getByRole('button', { name: 'Ver Reglamento de convivencia' })).toBeVisible();
    await papeles(page).getByRole('button', { name: 'Marcar recibido: Hoja de ingreso' }).click();
    await expect(papeles(page).getByText('2 de 6 recibidos')).toBeVisible();
    await sinFallasDeAcceso(page);
  });

  await test.step('la autorización se registra con su medio, y deja de faltar', async () => {
    await falta(page).getByRole('button', { name: 'Autorización de datos' }).click();
    await page.getByLabel('Medio de la autorización').selectOption('ESCRITO');
    await page.getByRole('button', { name: 'Registrar autorización' }).click();
    await expect(falta(page).getByRole('button', { name: 'Autorización de datos' })).toBeHidden();
  });

  await test.step('el tablero lleva a quienes les faltan', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /sin papeles firmados/ }).click();
    await expect(page.getByText('Papeles Ejemplo')).toBeVisible();
  });

  await test.step('quien solo consulta ve cuáles están, y ni el archivo ni la carpeta', async () => {
    await abrirComo(page, servidor, CONSULTA, `/participantes?detalle=${id}`);
    await expect(papeles(page).getByText('2 de 6 recibidos')).toBeVisible();
    await expect(papeles(page).getByRole('button')).toHaveCount(0);
    await page.goto('/formatos?pestana=biblioteca');
    await expect(page.getByRole('heading', { name: 'Formatos', level: 1 })).toBeAttached();
    await expect(page.getByText('participantes', { exact: true })).toHaveCount(0);
  });
});
