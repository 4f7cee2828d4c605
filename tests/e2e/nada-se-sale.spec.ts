import type { Page } from '@playwright/test';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();
const MESES = ['2026-05', '2026-08', '2026-09', '2026-10'];
let ana: number;
let mayo: number;

/** Someone who owes millions of every age, with a name as long as they come. */
test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  ana = (
    await crear('/participantes', { nombre: 'Ángela María Ejemplo de los Ríos', telefono: '3000000001' })
  ).id;
  const { id: luz } = await crear('/acudientes', {
    id_participante: ana,
    numero_documento: '43000001',
    nombres: 'Luz Marina del Carmen',
    apellidos: 'Rodríguez Ejemplo',
    telefono: '3100000001',
    es_responsable_pago: true,
  });
  for (const periodo of MESES) {
    const { id } = await crear('/mensualidades', {
      participante_id: ana,
      valor: 12_850_000,
      periodo,
      id_acudiente: luz,
      fecha_vencimiento: `${periodo}-28`,
    });
    mayo ??= id;
  }
});

const sobraDeAncho = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const ancho of [1024, 1280, 1366, 1440]) {
  test(`la cartera cabe en ${ancho} px, con deudas de millones`, async ({ page, servidor }) => {
    await page.setViewportSize({ width: ancho, height: 800 });
    await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?pestana=cartera');
    await expect(page.getByRole('row', { name: /Luz Marina/ })).toBeVisible();
    await expect.poll(() => sobraDeAncho(page)).toBe(0);
    const tabla = page.getByRole('table', { name: 'Cartera por pagador' });
    const [suyo, marco] = await tabla.evaluate((t) => [t.scrollWidth, t.parentElement?.clientWidth ?? 0]);
    // Narrower, it scrolls inside its sheet.
    if (ancho >= 1280) expect(suyo).toBeLessThanOrEqual(marco);
  });
}

for (const ancho of [375, 1280]) {
  test(`en ${ancho} px las pestañas que no caben se anuncian, y la elegida se ve`, async ({
    page,
    servidor,
  }) => {
    await page.setViewportSize({ width: ancho, height: 700 });
    await abrirComo(page, servidor, ADMINISTRADOR, '/configuracion');
    const lista = page.getByRole('navigation', { name: 'Configuración' });
    await expect(lista).toHaveAttribute('data-more', 'after');
    await page.goto('/configuracion?pestana=actividad');
    await expect(lista).toHaveAttribute('data-more', 'before');
    await expect(lista.getByText('Actividad')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => sobraDeAncho(page)).toBe(0);
  });
}

test('en un teléfono, los botones del pie de una mensualidad son un renglón', async ({ page, servidor }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await abrirComo(page, servidor, ADMINISTRADOR, `/financiero?detalle=${mayo}`);
  const pie = page.getByRole('dialog').locator('[data-part=footer]');
  await expect(pie.getByRole('button', { name: 'Registrar abono' })).toBeVisible();
  await expect(pie.getByRole('button', { name: 'Más acciones' })).toBeVisible();
  const altos = await pie
    .getByRole('button')
    .evaluateAll((botones) => botones.map((boton) => Math.round(boton.getBoundingClientRect().top)));
  expect(new Set(altos).size).toBe(1);
});

test('en un teléfono, una cuenta dice sus cifras de a dos y enseguida lo que se debe', async ({
  page,
  servidor,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await abrirComo(page, servidor, ADMINISTRADOR, `/financiero?cuenta=${ana}`);
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByRole('heading', { name: 'Mensualidades' })).toBeInViewport({ ratio: 1 });
  const [saldo, vencido] = await Promise.all(
    ['Saldo', 'Vencido'].map((que) => dialogo.getByText(que, { exact: true }).first().boundingBox()),
  );
  expect(saldo?.y).toBe(vencido?.y);
  const cuerpo = dialogo.locator('[data-part=body]');
  expect(await cuerpo.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('el encabezado de la tabla de un estado de cuenta se va con sus filas', async ({ page, servidor }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await abrirComo(page, servidor, ADMINISTRADOR, `/financiero?cuenta=${ana}`);
  const dialogo = page.getByRole('dialog');
  const titulo = dialogo.getByRole('columnheader', { name: 'Concepto' });
  const fila = dialogo.getByRole('rowheader').first();
  await expect(titulo).toBeVisible();
  const distancia = async () => {
    const [arriba, abajo] = [await titulo.boundingBox(), await fila.boundingBox()];
    return Math.round((abajo?.y ?? 0) - (arriba?.y ?? 0));
  };
  const antes = await distancia();
  await dialogo.locator('[data-part=body]').evaluate((cuerpo) => cuerpo.scrollTo({ top: 200 }));
  expect(await distancia()).toBe(antes);
  expect(antes).toBeGreaterThan(0);
});

const cortados = (page: Page, tabla: string) =>
  page
    .getByRole('table', { name: tabla })
    .locator('.nombre')
    .evaluateAll((nombres) =>
      nombres
        .filter((n) => n.scrollWidth > n.clientWidth || n.scrollHeight > n.clientHeight)
        .map((n) => n.textContent),
    );

test('en una tableta, el mes de cada renglón del estado de cuenta se lee entero', async ({
  page,
  servidor,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await abrirComo(page, servidor, ADMINISTRADOR, `/financiero?cuenta=${ana}`);
  await expect(page.getByRole('row', { name: /Mensualidad de septiembre de 2026/ })).toBeVisible();
  expect(await cortados(page, 'Mensualidades del estado de cuenta')).toEqual([]);
});

test('el número de un recibo de ejemplo, que es largo, se lee entero en la lista', async ({
  page,
  servidor,
}) => {
  const crear = await apiDe(servidor);
  const pago = { fecha: '2026-05-28', valor: 100_000, medio: 'EFECTIVO' };
  await crear(`/mensualidades/${mayo}/abonos`, pago);
  await page.route('**/dashboard-api/abonos?*', async (ruta) => {
    const respuesta = await ruta.fetch();
    const texto = (await respuesta.text()).replace(/"recibo":1\b/, '"recibo":900000001');
    await ruta.fulfill({ response: respuesta, body: texto });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?pestana=recibos');
  await expect(page.getByRole('row', { name: /Recibo 900000001/ })).toBeVisible();
  expect(await cortados(page, 'Recibos')).toEqual([]);
});
