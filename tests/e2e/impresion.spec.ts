import type { Page } from '@playwright/test';
import { CUENTAS_PUBLICADAS, DONACIONES_PUBLICADAS } from '@tests/builders/publicado';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import { extractText, getDocumentProxy } from 'unpdf';

/** What the browser puts on paper, in words. */
const textoImpreso = async (page: Page): Promise<string> => {
  const papel = await page.pdf({ format: 'Letter' });
  return leerPdf(new Uint8Array(papel).buffer);
};

/** What each sheet says. */
const hojasImpresas = async (page: Page): Promise<string[]> =>
  (await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })))).text;

const veces = (texto: string, parte: string): number => texto.split(parte).length - 1;

const test = pruebaConServidorPropio();
const CASA = 'Casa de la Montaña';

test.beforeAll(async ({ servidor }) => {
  const [crear, llamar] = [await apiDe(servidor), await llamadorDe(servidor)];
  await llamar('PUT', '/configuracion', {
    ...{ nombre: CASA, nit: '900123456-8', municipio: 'Bello' },
    ...{ telefono: '3000000009', correo: 'casa@fundacion.example' },
    ...{ cuentas: CUENTAS_PUBLICADAS, donaciones: DONACIONES_PUBLICADAS },
  });
  const { id } = await crear('/participantes', { nombre: 'Ana Ejemplo', telefono: '3000000001' });
  await crear('/acudientes', {
    id_participante: id,
    nombres: 'Rosa',
    apellidos: 'Acudiente',
    tipo_documento: 'CC',
    numero_documento: '43111222',
    es_principal: true,
  });
  const mensualidad = await crear('/mensualidades', {
    participante_id: id,
    valor: 850_000,
    periodo: '2026-09',
  });
  await crear(`/mensualidades/${mensualidad.id}/abonos`, {
    fecha: '2026-09-10',
    valor: 321_000,
    medio: 'EFECTIVO',
  });
});

test('el recaudo se imprime una vez, sin nada que pulsar', async ({ page, servidor }) => {
  await abrirComo(
    page,
    servidor,
    ADMINISTRADOR,
    '/financiero?pestana=recaudo&desde=2026-09-01&hasta=2026-09-30',
  );
  await expect(page.getByText('jue 10 sep 2026')).toBeVisible();
  // On paper once the foundation's data are there: at the head of the first sheet, and at the foot of each.
  await expect.poll(async () => veces(await textoImpreso(page), CASA)).toBe(2);
  const texto = await textoImpreso(page);
  expect(texto).toContain('Recaudo del mar 1 sep 2026 al mié 30 sep 2026');
  expect(texto).toContain(`por ${ADMINISTRADOR.email}`);
  for (const unaVez of [
    ...[
      'Impreso el',
      'Recaudo del',
      'Todas las sedes',
      'jue 10 sep 2026',
      'Arqueo de caja',
      'Contó',
      'Revisó',
    ],
    ...['Página 1 de 1'],
  ])
    expect([unaVez, veces(texto, unaVez)]).toEqual([unaVez, 1]);
  for (const sobra of [
    ...['Registrar pago', 'Mensualidades', 'Cartera', 'Este mes', 'Imprimir', 'Exportar', 'Desde', 'Hasta'],
    ...['Inicio', 'Participantes', 'Acudientes', 'Notificaciones', 'Saltar', 'Buscar', 'Fundación Ejemplo'],
  ])
    expect(texto).not.toContain(sobra);
});

for (const ancho of [375, 1280]) {
  test(`la lista de participantes se imprime una vez y completa, sin nada que pulsar, desde ${ancho} px`, async ({
    page,
    servidor,
  }) => {
    await page.setViewportSize({ width: ancho, height: 800 });
    await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
    await expect(page.getByRole('button', { name: 'Ana Ejemplo', exact: true })).toBeVisible();
    const texto = await textoImpreso(page);
    for (const unaVez of [
      ...['Ana Ejemplo', '300 000 0001', 'Rosa Acudiente', 'Preingreso', '529.000'],
      ...['Teléfono', 'Acudiente principal', 'Programa', 'Mostrando 1 a 1 de 1 resultados'],
    ])
      expect([unaVez, veces(texto, unaVez)]).toEqual([unaVez, 1]);
    for (const sobra of [
      ...[
        'Nuevo participante',
        'Importar',
        'Exportar',
        'Censo',
        'Filtros',
        'Buscar',
        'Anterior',
        'Siguiente',
      ],
      ...['Filas por página', 'Acciones', 'Columnas', 'Seleccionar', 'Ordenar por'],
    ])
      expect(texto).not.toContain(sobra);
  });
}

for (const [ruta, contenido] of [
  ['/', ['Hay un camino de regreso.', 'El primer paso', 'El abrazo de vuelta', 'Un oficio que crece']],
  ['/about', ['Creemos que toda persona puede volver a empezar', 'El equipo', 'Lo que nos guía']],
  ['/contact', ['Si hay una emergencia', 'Cómo llegar']],
  ['/cuentas', ['Cuentas Estas son las únicas', 'Laboratorios', 'Ingresos Hombres Bello', '000-000000-08']],
  ['/donate', ['Donaciones Cada aporte', 'Dos maneras de donar', 'A dónde llega su ayuda']],
] as const) {
  for (const ancho of [375, 1280]) {
    test(`${ruta} se imprime una vez, sin barras ni botones, desde ${ancho} px`, async ({ page }) => {
      await page.setViewportSize({ width: ancho, height: 800 });
      await page.goto(ruta);
      const texto = await textoImpreso(page);
      for (const parte of contenido) expect([parte, veces(texto, parte)]).toEqual([parte, 1]);
      for (const sobra of [
        'Copiar',
        'Copiado',
        'Llamar',
        'WhatsApp',
        'Iniciar sesión',
        'Menú',
        'Ver mapa',
        'Visitas:',
        '©',
        'Escribir',
        'Redes',
      ])
        expect(texto).not.toContain(sobra);
    });
  }
}

test('el texto de la política de datos se imprime en una hoja, sin un título solo al pie', async ({
  page,
}) => {
  await page.goto('/politica-de-datos');
  const [primera] = await hojasImpresas(page);
  for (const parte of ['Quién responde por sus datos', 'Terceros', 'Versión'])
    expect(primera).toContain(parte);
});

test('una página impresa del sitio dice de quién es y cómo llamar', async ({ page }) => {
  await page.goto('/programs');
  const texto = await textoImpreso(page);
  for (const parte of [CASA, '300 000 0009', 'casa@fundacion.example']) expect(texto).toContain(parte);
});

for (const javaScriptEnabled of [true, false]) {
  test(`de los programas se imprimen los tres, sin pestañas, ${javaScriptEnabled ? 'con' : 'sin'} guiones`, async ({
    browser,
    servidor,
  }) => {
    const contexto = await browser.newContext({ javaScriptEnabled, baseURL: servidor.url });
    const page = await contexto.newPage();
    await page.goto('/programs#familiar');
    const texto = await textoImpreso(page);
    for (const titulo of ['Programa de internado', 'Programa familiar', 'Programa de reinserción'])
      expect([titulo, veces(texto, titulo)]).toEqual([titulo, 1]);
    expect(texto).not.toContain('Internado Familiar Reinserción');
    await contexto.close();
  });
}

test('con la pantalla oscura, el papel sigue siendo tinta sobre blanco', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/cuentas');
  for (const texto of ['Cuentas', 'Servicios', 'Laboratorios'])
    await expect(page.getByRole('heading', { name: texto, exact: true })).toHaveCSS(
      'color',
      'rgb(29, 42, 39)',
    );
});

test('una plantilla en blanco lleva el nombre de la fundación y dónde firmar, con lo que se firma', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/formatos?pestana=plantillas');
  await page.getByRole('button', { name: 'Acuerdo de pago', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Imprimir en blanco' })).toBeVisible();
  await expect(page.getByText(`Entre ${CASA}, NIT 900.123.456-8`)).toBeVisible();
  const texto = await textoImpreso(page);
  expect(texto).toContain(`Entre ${CASA}, NIT 900.123.456-8`);
  expect(texto).not.toContain('Fundación Ejemplo');
  expect(texto).not.toContain('Imprimir');
});

test('un paz y salvo que no se puede expedir no sale en el papel, que dice por qué', async ({
  page,
  servidor,
}) => {
  const crear = await apiDe(servidor);
  const { id } = await crear('/participantes', { nombre: 'Debe Algo', telefono: '3000000055' });
  await crear('/mensualidades', { participante_id: id, valor: 850_000, periodo: '2026-08' });
  await abrirComo(page, servidor, ADMINISTRADOR, `/formatos?pestana=plantillas&participante=${id}`);
  await page.getByRole('button', { name: 'Paz y salvo', exact: true }).click();
  await expect(page.getByText('No se puede expedir todavía').first()).toBeVisible();
  const texto = await textoImpreso(page);
  expect(texto).toContain('No se puede expedir todavía. Debe Algo debe $ 850.000');
  expect(texto).not.toContain('se encuentra a paz y salvo');
});

test('en un permiso de salida impreso hay tanto lugar para escribir la respuesta como para lo que se pregunta', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/formatos?pestana=plantillas');
  await page.getByRole('button', { name: 'Permiso de salida', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Imprimir en blanco' })).toBeVisible();
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const ancho = async (titulo: string) =>
    (await page.getByRole('columnheader', { name: titulo, exact: true }).boundingBox())?.width ?? 0;
  expect(await ancho('Respuesta')).toBeGreaterThan(0.95 * (await ancho('Dato')));
});

test('una tabla no deja en la página anterior su título ni la frase que la presenta', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/formatos?pestana=plantillas');
  await page.getByRole('button', { name: 'Hoja de ingreso', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Imprimir en blanco' })).toBeVisible();
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })));
  expect(text).toHaveLength(2);
  const conLaTabla = text.find((pagina) => pagina.includes('Alergias'));
  expect(conLaTabla).toContain('Su salud');
  expect(conLaTabla).toContain('Estas respuestas son voluntarias');
});

test('la cartera se imprime sin que la hoja corte lo que se debe', async ({ page, servidor }) => {
  const crear = await apiDe(servidor);
  const { id } = await crear('/participantes', {
    nombre: 'Wílmar Alexánder De Los Ríos Güiza Quiñónez Villarreal de la Inmaculada Concepción',
    telefono: '3000000077',
  });
  for (const periodo of ['2026-08', '2026-07', '2026-06', '2025-12', '2025-11']) {
    await crear('/mensualidades', { participante_id: id, valor: 6_850_000, periodo });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?pestana=cartera');
  await expect(page.getByRole('rowheader', { name: /Wílmar/ })).toBeVisible();
  const papel = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { items } = await (await papel.getPage(1)).getTextContent();
  // To a point: sheets are measured in whole dots.
  const MARGEN = (14 / 25.4) * 72 - 1;
  const fuera = items.flatMap((item) =>
    'str' in item && item.transform[4] + item.width > 8.5 * 72 - MARGEN ? [item.str.trim()] : [],
  );
  expect(items.some((item) => 'str' in item && item.str.includes('34.250.000'))).toBe(true);
  expect(fuera.filter(Boolean)).toEqual([]);
});

test('una lista impresa dice su pestaña, sus filtros y su sede, y repite los títulos en cada hoja', async ({
  page,
  servidor,
}) => {
  const [crear, llamar] = [await apiDe(servidor), await llamadorDe(servidor)];
  const sede = await crear('/sedes', { nombre: 'Casa Impresa', direccion: 'Calle 50 # 49-30' });
  for (let n = 1; n <= 45; n += 1) {
    const persona = { nombre: `Impresa Persona ${n}`, telefono: `30066600${String(n).padStart(2, '0')}` };
    await crear('/participantes', {
      ...persona,
      sede_id: sede.id,
      estado: 'ACTIVO',
      fecha_ingreso: '2026-09-01',
    });
  }
  await abrirComo(
    page,
    servidor,
    ADMINISTRADOR,
    `/participantes?estado=ACTIVO&sede_id=${sede.id}&buscar=impresa&limite=50`,
  );
  await expect(page.getByText('Mostrando 1 a 45 de 45 resultados')).toBeVisible();
  await expect.poll(async () => (await hojasImpresas(page))[0]).toContain(CASA);
  const hojas = await hojasImpresas(page);
  expect(hojas.length).toBeGreaterThan(1);
  expect(hojas[0]).toContain('En la casa');
  expect(hojas[0]).not.toContain('Egresados');
  expect(hojas[0]).toContain('«impresa» · Sede: Casa Impresa');
  for (const [i, hoja] of hojas.entries()) {
    for (const titulo of ['Nombre', 'Teléfono', 'Saldo'])
      expect([i, titulo, hoja.includes(titulo)]).toEqual([i, titulo, true]);
    expect(hoja).toContain(`${CASA} · Participantes`);
    expect(hoja).toContain(`Página ${i + 1} de ${hojas.length}`);
  }

  await page.goto('/participantes');
  await expect(page.getByText('Impresa Persona 1', { exact: true })).toBeVisible();
  expect((await hojasImpresas(page))[0]).toContain('Sede: Todas');

  await llamar('POST', '/mensualidades', { participante_id: 1, valor: 100_000, periodo: '2026-11' });
  await page.goto('/financiero?mes=2026-09');
  await expect(page.getByRole('region', { name: 'Mes: septiembre de 2026' })).toBeVisible();
  const mensualidades = (await hojasImpresas(page))[0];
  for (const parte of ['Mensualidades', 'Mes: septiembre de 2026', 'Sede: Todas'])
    expect(mensualidades).toContain(parte);

  await page.goto('/sedes');
  const acciones = page.getByRole('button', { name: 'Acciones de Casa Impresa' });
  await expect(acciones).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(acciones).toBeHidden();
});

test('«Imprimir todo» lleva al papel la lista entera; sin él, la hoja dice qué página es y cómo se pide', async ({
  page,
  servidor,
}) => {
  const crear = await apiDe(servidor);
  for (let n = 1; n <= 73; n += 1)
    await crear('/participantes', {
      nombre: `Entera Persona ${n}.`,
      telefono: `30077700${String(n).padStart(2, '0')}`,
    });
  // The browser only asks: the paper is drawn when it is looked at, here below.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-pidio', '');
  });
  await page.setViewportSize({ width: 375, height: 667 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?buscar=entera');
  const boton = page.getByRole('button', { name: 'Imprimir todo' });
  await expect(boton).toBeVisible();
  const pagina = (await hojasImpresas(page)).join(' ');
  expect(veces(pagina, 'Entera Persona')).toBe(10);
  expect(pagina).toContain('Página 1 de 8 de la lista. Para imprimirla entera: «Imprimir todo»');

  await boton.click();
  await expect(page.locator('html[data-pidio]')).toBeAttached();
  const hojas = await hojasImpresas(page);
  const entera = hojas.join(' ');
  for (let n = 1; n <= 73; n += 1) expect([n, veces(entera, `Entera Persona ${n}.`)]).toEqual([n, 1]);
  expect(entera).toContain('Mostrando 1 a 73 de 73 resultados');
  for (const hoja of hojas) expect(hoja).toContain('Acudiente principal');
  expect(veces((await hojasImpresas(page)).join(' '), 'Entera Persona')).toBe(10);
});

test('de un paquete, cada hoja dice de qué documento es; el inventario y el reglamento caben en una', async ({
  page,
  servidor,
}) => {
  const { id } = await (await apiDe(servidor))('/participantes', {
    nombre: 'Wílmar Alexánder De Los Ríos Güiza Quiñónez Villarreal de la Inmaculada Concepción',
    telefono: '3000000078',
  });
  await abrirComo(
    page,
    servidor,
    ADMINISTRADOR,
    `/formatos?pestana=plantillas&paquete=true&participante=${id}`,
  );
  await expect(page.getByRole('heading', { name: 'Acuerdo de pago' })).toBeVisible();
  const hojas = await hojasImpresas(page);
  for (const titulo of ['Inventario de pertenencias', 'Reglamento de convivencia', 'Acuerdo de pago'])
    expect([titulo, hojas.filter((hoja) => hoja.includes(`${CASA} · ${titulo}`)).length]).toEqual([
      titulo,
      1,
    ]);
  expect(hojas.filter((hoja) => hoja.includes(`${CASA} · Hoja de ingreso`))).toHaveLength(2);
});

test('en la ficha impresa, la cuenta empieza en la hoja de su tabla', async ({ page, servidor }) => {
  const crear = await apiDe(servidor);
  const { id } = await crear('/participantes', { nombre: 'Cuenta Impresa', telefono: '3000000079' });
  for (const numero_documento of ['43111001', '43111002', '43111003'])
    await crear('/acudientes', {
      ...{ id_participante: id, nombres: 'Acudiente', apellidos: numero_documento },
      ...{ tipo_documento: 'CC', numero_documento, es_principal: numero_documento.endsWith('1') },
    });
  for (const periodo of ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09'])
    await crear('/mensualidades', { participante_id: id, valor: 100_000, periodo });
  await abrirComo(page, servidor, ADMINISTRADOR, `/participantes?detalle=${id}`);
  await expect(page.getByRole('dialog').getByText('sep 2026')).toBeVisible();
  const hojas = await hojasImpresas(page);
  const deLaCuenta = hojas.filter((hoja) => hoja.includes('Estado de cuenta'));
  expect(deLaCuenta).toHaveLength(1);
  expect(deLaCuenta[0]).toContain('A pagar');
  expect(deLaCuenta[0]).toContain('sep 2026');
});
