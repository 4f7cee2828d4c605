import { expect, type Locator, type Page } from '@playwright/test';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import { sumarDias } from '@/domain/shared/fechas';

const test = pruebaConServidorPropio();

/** As long as names are: those that push a list down do it here. */
const LARGO = 'Diego Fernando Hernández de la Torre y Echavarría';
const CUANTOS = 14;
/** Two people whose names differ at their end, as names do in a house. */
const PARECIDOS = ['Carlos Andrés Martínez Rodríguez', 'Carlos Andrés Martínez Rojas'];

/** How many rows are whole in the window, and where the first begins. */
const aLaVista = (page: Page) =>
  page.locator('main [data-index]').evaluateAll((filas) => {
    const cajas = filas.map((fila) => fila.getBoundingClientRect());
    return {
      primera: Math.round(cajas[0]?.top ?? Number.POSITIVE_INFINITY),
      enteras: cajas.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length,
    };
  });

test.beforeAll(async ({ servidor }) => {
  const api = await apiDe(servidor);
  const llamar = await llamadorDe(servidor);
  const hoy = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
  const sede = await api('/sedes', { nombre: `Casa ${LARGO}`, direccion: 'Calle 1', capacidad_hombres: 90 });
  for (const [n, nombre] of PARECIDOS.entries()) {
    const persona = await api('/participantes', {
      nombre,
      telefono: `300123500${n}`,
      estado: 'ACTIVO',
      area: 'HOMBRES',
      sede_id: sede.id,
      fecha_ingreso: hoy,
      valor_mensualidad: 850_000,
    });
    await api('/mensualidades', {
      participante_id: persona.id,
      valor: 1_850_000,
      periodo: '2026-02',
      concepto: 'MENSUALIDAD',
    });
  }
  for (let n = 1; n <= CUANTOS; n += 1) {
    await api('/sedes', { nombre: `Casa ${n} de ${LARGO}`, direccion: 'Calle 1', capacidad_hombres: 9 });
    const persona = await api('/participantes', {
      nombre: `${LARGO} ${n}`,
      telefono: `30012340${String(n).padStart(2, '0')}`,
      estado: 'ACTIVO',
      area: 'HOMBRES',
      sede_id: sede.id,
      fecha_ingreso: hoy,
      valor_mensualidad: 850_000,
    });
    await api('/acudientes', {
      id_participante: persona.id,
      nombres: LARGO,
      apellidos: `Echavarría de la Torre ${n}`,
      numero_documento: String(43_000_000 + n),
      telefono: '3105551000',
      es_principal: true,
      es_emergencia: true,
      es_responsable_pago: true,
      autorizado_informacion: true,
    });
    await api('/usuarios', {
      email: `persona.con.un.correo.muy.largo.${n}@fundacion-ejemplo.example`,
      displayName: `${LARGO} ${n}`,
      password: 'una clave bastante larga',
      rol: 'CONSULTA',
    });
    // What a file is called is shown whole, on as many lines as it takes: names differ at their end.
    await llamar('POST', '/storage/create-folder', { name: `Actas del equipo ${n}`, parentPath: 'formatos' });
    const cobro = await api('/mensualidades', {
      participante_id: persona.id,
      valor: 850_000,
      periodo: '2026-01',
      concepto: 'MENSUALIDAD',
    });
    // One is written down today with the day of yesterday: the takings of today say so beside them.
    const fecha = n === 1 ? sumarDias(hoy, -1) : hoy;
    await api(`/mensualidades/${cobro.id}/abonos`, { valor: 100_000, medio: 'EFECTIVO', fecha });
  }
});

const LISTAS = [
  ['participantes', '/participantes'],
  ['acudientes', '/acudientes'],
  ['mensualidades', '/financiero?mes=2026-01'],
  ['la cartera', '/financiero?pestana=cartera'],
  ['los recibos', '/financiero?pestana=recibos'],
  ['sedes', '/sedes?vista=tabla'],
  ['usuarios', '/usuarios'],
  ['los archivos', '/formatos?pestana=biblioteca'],
] as const;

for (const [nombre, ruta] of LISTAS) {
  test(`en un teléfono, ${nombre}: siete filas sin desplazarse`, async ({ page, servidor }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await abrirComo(page, servidor, ADMINISTRADOR, ruta);
    await expect(page.locator('main [data-index]').first()).toBeVisible();
    const { primera, enteras } = await aLaVista(page);
    expect(primera).toBeLessThan(190);
    expect(enteras).toBeGreaterThanOrEqual(7);
  });
}

// Where what is chosen or read before is of the page, and not of its filters alone.
for (const [nombre, ruta, fila] of [
  ['las plantillas', '/formatos?pestana=plantillas', '[data-index]'],
  ['la actividad', '/configuracion?pestana=actividad', '[data-index]'],
  ['el censo', '/participantes/censo', 'ol > li'],
  ['la entrega de turno', '/entrega-de-turno', 'dl dd'],
] as const) {
  test(`en un teléfono, ${nombre}: lo primero está antes de la mitad de la pantalla`, async ({
    page,
    servidor,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await abrirComo(page, servidor, ADMINISTRADOR, ruta);
    const primera = page.locator('main').locator(fila).first();
    await expect(primera).toBeVisible();
    expect((await primera.boundingBox())?.y).toBeLessThanOrEqual(230);
  });
}

test('en un teléfono, el recaudo: su primer día está donde la primera fila de las otras listas', async ({
  page,
  servidor,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?pestana=recaudo');
  await expect(page.getByText(/abono.* con fecha fuera de este rango/)).toBeVisible();
  expect((await aLaVista(page)).primera).toBeLessThan(190);

  await page.getByRole('combobox', { name: 'Días' }).selectOption('Este mes');
  await expect(page).toHaveURL(/desde=\d{4}-\d{2}-01/);
  await page.getByRole('combobox', { name: 'Días' }).selectOption('Otras fechas');
  await expect(page.getByRole('textbox', { name: 'Desde' })).toBeVisible();
});

test('en un teléfono, lo que se está por tocar no baja cuando llega el recaudo', async ({
  page,
  servidor,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  let llegar = () => {};
  const llegada = new Promise<void>((resolve) => {
    llegar = resolve;
  });
  await page.route(/\/dashboard-api\/.*recaudo/, async (llamada) => {
    await llegada;
    await llamada.continue();
  });
  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?pestana=recaudo');
  await expect(page.getByRole('main').getByText('Cargando...')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Arqueo de caja' })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Arqueo de caja' })).not.toBeInViewport();
  llegar();
  await expect(page.locator('main [data-index]').first()).toBeVisible();
});

/** Whether the beginning of the last surname is inside what the row shows of the name. */
const seDistingue = (palabras: Locator): Promise<boolean> =>
  palabras.evaluate((caja) => {
    const texto = document.createTreeWalker(caja, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const desde = texto.data.lastIndexOf(' ') + 1;
    const letras = document.createRange();
    letras.setStart(texto, desde);
    letras.setEnd(texto, desde + 3);
    const [dentro, fuera] = [letras.getBoundingClientRect(), caja.getBoundingClientRect()];
    return dentro.width > 0 && dentro.right <= fuera.right && dentro.bottom <= fuera.bottom + 2;
  });

for (const [donde, width, height] of [
  ['un teléfono', 375, 667],
  ['un portátil', 1280, 800],
] as const)
  for (const [lista, ruta] of [
    ['participantes', '/participantes?buscar=martinez'],
    ['mensualidades', '/financiero?mes=2026-02'],
    ['la cartera', '/financiero?pestana=cartera&buscar=martinez'],
  ] as const) {
    test(`en ${donde}, ${lista}: dos personas que se llaman casi igual se distinguen sin tocarlas`, async ({
      page,
      servidor,
    }) => {
      await page.setViewportSize({ width, height });
      await abrirComo(page, servidor, ADMINISTRADOR, ruta);
      for (const nombre of PARECIDOS) {
        const palabras = page.locator('main [data-index] .nombre', { hasText: nombre });
        await expect(palabras).toBeVisible();
        expect(await seDistingue(palabras), nombre).toBe(true);
      }
    });
  }

test('en una pantalla ancha, los nombres caben enteros', async ({ page, servidor }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?buscar=martinez');
  await expect(page.locator('main [data-index]')).toHaveCount(PARECIDOS.length);
  const cortados = page
    .locator('main [data-index] .nombre')
    .evaluateAll(
      (nombres) => nombres.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2).length,
    );
  expect(await cortados).toBe(0);
});

// Over what is owed there are figures, and each sede has a bar for each of its areas.
for (const [nombre, ruta] of LISTAS.filter(([nombre]) => nombre !== 'la cartera' && nombre !== 'sedes')) {
  test(`en un portátil, ${nombre}: once filas sin desplazarse`, async ({ page, servidor }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await abrirComo(page, servidor, ADMINISTRADOR, `${ruta}${ruta.includes('?') ? '&' : '?'}limite=25`);
    await expect(page.locator('main [data-index]').nth(CUANTOS - 1)).toBeAttached();
    expect((await aLaVista(page)).enteras).toBeGreaterThanOrEqual(11);
  });
}

for (const [nombre, ruta] of LISTAS.filter(([nombre]) => nombre !== 'los archivos')) {
  test(`en una tableta, ${nombre}: cada fila con su menú y en dos líneas, o tres si su nombre es largo`, async ({
    page,
    servidor,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await abrirComo(page, servidor, ADMINISTRADOR, ruta);
    const menu = page.getByRole('button', { name: /^Acciones de / }).first();
    await expect(menu).toBeInViewport({ ratio: 1 });
    const tabla = page.getByRole('table').first();
    const [suyo, marco] = await tabla.evaluate((t) => [t.scrollWidth, t.parentElement?.clientWidth ?? 0]);
    expect(suyo).toBeLessThanOrEqual(marco);
    const altos = await page
      .locator('main [data-index]')
      .evaluateAll((filas) => filas.map((fila) => Math.round(fila.getBoundingClientRect().height)));
    expect(Math.max(...altos)).toBeLessThanOrEqual(60);
  });
}

test('en un portátil, la cartera empieza por quién debe, y la gráfica va después', async ({
  page,
  servidor,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?pestana=cartera');
  await expect(page.locator('main [data-index]').first()).toBeVisible();
  expect((await aLaVista(page)).enteras).toBeGreaterThanOrEqual(5);
});

test('en un diálogo, las filas pasan por debajo del encabezado de su tabla y no por encima', async ({
  page,
  servidor,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?generar=true');
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('row').last().scrollIntoViewIfNeeded();
  const [cuerpo, titulo] = await Promise.all([
    dialogo.locator('[data-part=body]').boundingBox(),
    dialogo.getByRole('columnheader').first().boundingBox(),
  ]);
  expect(Math.round(titulo?.y ?? 0)).toBe(Math.round(cuerpo?.y ?? -1));
});

// It comes last: those who owe here are in no other list.
test('en un teléfono, los recordatorios: cinco personas a la vista también cuando a nadie se le puede escribir', async ({
  page,
  servidor,
}) => {
  const api = await apiDe(servidor);
  for (let n = 1; n <= 8; n += 1) {
    const { id } = await api('/participantes', {
      nombre: `Rosa Elvira Hernández Echavarría ${n}`,
      telefono: `300888000${n}`,
      estado: 'PREINGRESO',
    });
    await api('/mensualidades', { participante_id: id, valor: 100_000, periodo: '2026-02' });
  }
  await page.setViewportSize({ width: 375, height: 667 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero/recordatorios');
  const personas = page.getByRole('region', { name: 'Sin canal autorizado' }).getByRole('listitem');
  await expect(personas).toHaveCount(8);
  const cajas = await personas.evaluateAll((filas) => filas.map((fila) => fila.getBoundingClientRect()));
  expect(cajas[0]?.top).toBeLessThanOrEqual(230);
  expect(cajas.filter(({ bottom }) => bottom <= 667).length).toBeGreaterThanOrEqual(5);
});
