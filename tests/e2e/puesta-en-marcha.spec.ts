import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { unPng } from '@tests/builders/png';
import { leerBandeja } from '@tests/e2e/apoyo/bandeja';
import { test as base, expect } from '@tests/e2e/apoyo/prueba';
import { ADMINISTRADOR, ServidorReal } from '@tests/e2e/apoyo/servidor';
import { apiDe, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import { TODAS } from '@tests/e2e/publico/apoyo/paginas';
import { deprisa } from '@tests/e2e/sin-red/apoyo/copia';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';

/** A server as it starts the first time: nobody gave it a password, and nothing is in its folder. */
const test = base.extend<{ sinErrores: boolean }, { servidor: ServidorReal }>({
  servidor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const carpeta = await mkdtemp(join(tmpdir(), 'fundacion-estreno-'));
      const servidor = await ServidorReal.en(carpeta, {
        ADMIN_PASSWORD: '',
        ADMIN_EMAIL: 'provisional@fundacion.example',
      });
      await servidor.arrancar();
      await use(servidor);
      await servidor.borrar();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // What the policy blocks, the browser says as an error.
  sinErrores: [
    async ({ page }, use) => {
      const errores: string[] = [];
      page.on('console', (mensaje) => {
        if (mensaje.type() === 'error' && !mensaje.text().includes('status of 404'))
          errores.push(mensaje.text());
      });
      page.on('dialog', (dialogo) => {
        errores.push(`Se abrió «${dialogo.message()}»`);
        void dialogo.dismiss();
      });
      await use(true);
      expect(errores).toEqual([]);
    },
    { auto: true },
  ],
});

const PROVISIONAL =
  /ejemplo|399[ -]?000|por definir|youtu\.?be\S*0{8}|000[-. ]?000|300 000 0000|573000000000|\.example\.|0{3}-0{6}|en preparación|pronto publicaremos|aquí publicaremos|sitio\.invalid|nombre-corto/i;
/** A colour is not a number. */
const sinEstilos = (html: string): string => html.replace(/<style[\s\S]*?<\/style>/g, '');
const NOMBRE = 'Fundación Nueva Aurora';

const guardar = async (page: Page, confirmar = async () => {}) => {
  const aviso = page.getByText('Se guardaron los cambios');
  // That of the form before goes by itself.
  await expect(aviso).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await confirmar();
  await expect(aviso.first()).toBeVisible();
};

/** Accounts are looked at once more; others in place of those published take the password. */
const guardarCuentas = (page: Page, contrasena?: string) =>
  guardar(page, async () => {
    const dialogo = page.getByRole('dialog', { name: '¿Publicar estas cuentas?' });
    if (contrasena) await dialogo.getByLabel('Su contraseña').fill(contrasena);
    await dialogo.getByRole('button', { name: 'Confirmar' }).click();
  });

test.describe.configure({ mode: 'serial' });

test('/login ofrece crear el primer administrador también a quien antes miró el sitio', async ({
  browser,
  servidor,
}) => {
  const contexto = await browser.newContext({ baseURL: servidor.url, serviceWorkers: 'allow' });
  await deprisa(contexto);
  const page = await contexto.newPage();
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'crear el primer administrador' })).toBeVisible();
  await contexto.close();
});

test('de nada a un sitio con su nombre, su logo, sus teléfonos, sus cuentas y su política, solo en el navegador', async ({
  page,
  servidor,
}) => {
  test.slow();
  await page.goto('/');
  const preparacion = page.getByText('Sitio en preparación');
  await expect(preparacion).toBeVisible();
  const ancho = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 667 });
  const renglones = await preparacion.evaluate((aviso) => {
    const texto = document.createRange();
    texto.selectNodeContents(aviso);
    return texto.getClientRects().length;
  });
  expect(renglones, 'ninguna palabra se parte').toBe(2);
  if (ancho) await page.setViewportSize(ancho);
  // Whoever asks for help finds no number of nobody; where each will be, one that says it is an example.
  expect(await page.locator('main').locator('a[href^="tel:"], a[href^="https://wa.me"]').count()).toBe(0);
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Llamar ahora' })).toHaveAttribute('href', 'tel:+573990000000');
  await page.goto('/donate');
  await expect(page.getByRole('button', { name: /^Copiar/ })).toHaveCount(2);
  await page.goto('/cuentas');
  await expect(page.getByText('Estas son de ejemplo: no consigne en ninguna.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copiar/ })).toHaveCount(8);

  expect(servidor.salida).toMatch(/http\S+\/restablecer#inicial=\S{43}/);
  // Whoever has the server in front copies nothing.
  await page.goto('/login');
  await page.getByRole('link', { name: 'crear el primer administrador' }).click();
  await page.getByLabel('Su nombre').fill('Inés Mora');
  await page.getByLabel('Correo electrónico').fill(ADMINISTRADOR.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMINISTRADOR.password);
  await page.getByRole('button', { name: 'Crear y continuar' }).click();

  await expect(page.getByRole('heading', { name: 'Quién es la fundación' })).toBeVisible();
  await page.getByLabel('Nombre de la fundación').fill(NOMBRE);
  await page.getByLabel('Nombre corto').fill('Nueva Aurora');
  await page.getByLabel('NIT').fill('9001234568');
  await page.getByLabel('Qué hace y dónde').fill('Acompañamos a quien quiere volver, en Cali y Palmira.');
  await page.getByLabel('Año de fundación').fill('2011');
  await page.getByLabel('Teléfono principal').fill('+57 311 222 3344');
  await page.getByLabel('Correo', { exact: true }).fill('hola@nuevaaurora.org');
  await page.getByLabel('Instagram').fill('instagram.com/nuevaaurora');
  await page.getByText('Mar', { exact: true }).click();
  await guardar(page);
  const [selector] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Elegir logo' }).click(),
  ]);
  await selector.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: unPng(600, 300) });
  await expect(page.getByAltText('Logo de la fundación')).toBeVisible();
  await page.getByRole('link', { name: 'Continuar' }).click();

  await page.getByRole('button', { name: 'Crear la primera sede' }).click();
  const sede = page.getByRole('dialog');
  await sede.getByLabel('Nombre', { exact: true }).fill('Casa Palmira');
  await sede.getByLabel('Dirección', { exact: true }).fill('Calle 50 # 49-30');
  await sede.getByRole('button', { name: 'Guardar' }).click();
  await expect(sede).toBeHidden();
  // Whoever closes the browser here goes on here.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Hacerlo paso a paso' }).click();

  await page.getByLabel(/^Valor/).fill('850.000');
  await page.getByLabel('Día de pago', { exact: true }).fill('5');
  await guardar(page);
  await page.getByRole('link', { name: 'Continuar' }).click();

  await page.getByLabel(/^Billetera/).fill('Nequi');
  await page.getByLabel('Número o llave de la billetera').fill('311 222 3344');
  await page.getByLabel('Banco').fill('Banco Cafetero');
  await page.getByLabel('Tipo de cuenta').fill('Ahorros');
  await page.getByLabel('Número de cuenta').fill('451-889900-12');
  await page.getByLabel('Titular').fill(NOMBRE);
  await guardarCuentas(page);
  await page.getByRole('button', { name: 'Agregar cuenta' }).click();
  await page.getByLabel('Para qué es').fill('Mensualidades');
  await page.getByLabel('Banco').last().fill('Banco Cafetero');
  await page.getByLabel('Tipo de cuenta').last().fill('Ahorros');
  await page.getByLabel('Número', { exact: true }).last().fill('451-889900-13');
  await guardarCuentas(page, ADMINISTRADOR.password);
  await page.getByRole('link', { name: 'Continuar' }).click();

  await page.getByRole('button', { name: 'Enviarme un mensaje de prueba' }).click();
  await expect(page.getByText('Todavía no hay servidor de correo')).toBeVisible();
  await page.getByRole('link', { name: 'Hacerlo después' }).click();
  await page.getByRole('link', { name: 'Ir al tablero' }).click();
  const marca = page.locator('img[src^="/logo.png"]').first();
  await expect.poll(() => marca.boundingBox()).toMatchObject({ width: 56, height: 32 });
  const pasos = page.getByRole('region', { name: 'Primeros pasos' });
  await expect(pasos.getByRole('link', { name: /Publicar las cuentas.*Listo/ })).toBeVisible();
  await expect(pasos.getByRole('link', { name: /copia de seguridad.*Falta/ })).toBeVisible();

  await page.goto('/sitio');
  await page.getByRole('link', { name: 'Portada' }).click();
  await page.getByLabel('Primera frase').fill('Una puerta en Palmira');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Quedó en borrador').last()).toBeVisible();
  await page.goto('/sitio');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText(/Se publicó la versión \d+/).last()).toBeVisible();
  const portada = await page.request.get('/');
  expect(await portada.text()).toContain('Una puerta en Palmira');

  // Used, nobody is led there any more.
  const ingreso = await page.request.get('/login');
  expect(await ingreso.text()).not.toContain('primer administrador');
});

test('ninguna página pública deja nada de ejemplo, ni los archivos que la acompañan', async ({
  page,
  request,
}) => {
  for (const ruta of TODAS) {
    const html = sinEstilos(await (await request.get(ruta)).text());
    expect([ruta, PROVISIONAL.exec(html)?.[0]]).toEqual([ruta, undefined]);
    expect([ruta, html.includes('Nueva Aurora')]).toEqual([ruta, true]);
    const deReact = / data-datos="([^"]+)"/.exec(html)?.[1] ?? '';
    const datos = await (await request.get(deReact)).text();
    expect([ruta, PROVISIONAL.exec(datos)?.[0]]).toEqual([ruta, undefined]);
    expect([ruta, datos.includes(NOMBRE)]).toEqual([ruta, true]);
  }
  for (const ruta of ['/login', '/dashboard', '/participantes']) {
    const html = sinEstilos(await (await request.get(ruta)).text());
    expect([ruta, PROVISIONAL.exec(html)?.[0]]).toEqual([ruta, undefined]);
    expect([ruta, html.includes('data-nombre="Nueva Aurora"')]).toEqual([ruta, true]);
  }
  for (const manifiesto of ['/site.webmanifest', '/panel.webmanifest'])
    expect(await (await request.get(manifiesto)).json()).toMatchObject({
      name: NOMBRE,
      short_name: 'Nueva Aurora',
    });
  for (const icono of ['/favicon.png', '/icono-512.png', '/img/compartir.png', '/logo.png']) {
    const respuesta = await request.get(icono);
    expect([icono, respuesta.headers()['content-type']]).toEqual([icono, 'image/png']);
  }

  await page.goto('/politica-de-datos');
  await expect(page.getByText(`${NOMBRE} (NIT 900.123.456-8)`)).toBeVisible();
  const datos = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(datos).toMatchObject({
    name: NOMBRE,
    taxID: '900.123.456-8',
    telephone: '+573112223344',
    foundingDate: '2011',
  });
  await page.goto('/cuentas');
  await expect(page.getByText('451-889900-13')).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Casa Palmira' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Llamar ahora' })).toHaveAttribute('href', 'tel:+573112223344');
  await expect(page.locator('header img')).toHaveJSProperty('complete', true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('.presentacion a').first()).toHaveCSS('color', 'rgb(11, 79, 125)');
});

test('ni los documentos', async ({ servidor }) => {
  const [crear, llamar] = [await apiDe(servidor), await llamadorDe(servidor)];
  const { id } = await crear('/participantes', { nombre: 'Ana Ríos', telefono: '3112223344' });
  const mensualidad = await crear('/mensualidades', {
    participante_id: id,
    valor: 850_000,
    periodo: '2026-09',
  });
  const abono = { fecha: '2026-09-10', valor: 321_000, medio: 'EFECTIVO' };
  await crear(`/mensualidades/${mensualidad.id}/abonos`, abono);
  const { cuerpo } = await llamar('GET', `/mensualidades/${mensualidad.id}`);
  const [{ id: recibo }] = cuerpo.abonos as [{ id: number }];
  const entrada = await fetch(`${servidor.url}/auth-api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMINISTRADOR),
  });
  const { token } = ((await entrada.json()) as { data: { token: string } }).data;
  for (const ruta of [
    `/mensualidades/${mensualidad.id}/abonos/${recibo}/recibo.pdf`,
    `/participantes/${id}/estado-de-cuenta.pdf`,
    `/participantes/${id}/paquete-de-ingreso.pdf`,
  ]) {
    const pdf = await fetch(`${servidor.url}/dashboard-api${ruta}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const texto = await leerPdf(await pdf.arrayBuffer());
    expect([ruta, PROVISIONAL.exec(texto)?.[0]]).toEqual([ruta, undefined]);
    expect([ruta, texto.includes(NOMBRE)]).toEqual([ruta, true]);
  }
});

test('ni los correos', async ({ servidor }) => {
  const antes = await leerBandeja(servidor);
  await fetch(`${servidor.url}/auth-api/auth/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMINISTRADOR.email }),
  });
  await expect.poll(async () => (await leerBandeja(servidor)).size).toBeGreaterThan(antes.size);
  for (const [nombre, mensaje] of await leerBandeja(servidor)) {
    const [, ...cuerpo] = mensaje.split('\r\n\r\n');
    const texto = cuerpo.join('\n\n').replaceAll(ADMINISTRADOR.email, '');
    expect(PROVISIONAL.exec(texto)?.[0]).toBeUndefined();
    if (!antes.has(nombre)) expect(texto.trim().endsWith(NOMBRE)).toBe(true);
  }
});

const HOSTIL = `"'><script>alert(1)</script><img src=x onerror=alert(2)></title></style></script>{{7*7}}`;

test('lo hostil en cada dato se lee como texto: ningún guion, nada que la política bloquee, ninguna página rota', async ({
  page,
  servidor,
}) => {
  test.slow();
  const llamar = await llamadorDe(servidor);
  const { estado } = await llamar('PUT', '/configuracion', {
    nombre: `Casa ${HOSTIL}`,
    nombre_corto: '"><svg onload=alert(3)>',
    frase: HOSTIL,
    disponibilidad: '</script><script>alert(4)</script>',
    correo: "a&'?cc=b@nuevaaurora.org",
    direccion: HOSTIL,
    municipio: HOSTIL,
  });
  expect(estado).toBe(200);
  await llamar('POST', '/sedes', { nombre: `Casa ${HOSTIL}`, direccion: HOSTIL, municipio: HOSTIL });
  for (const ruta of [...TODAS, '/login']) {
    await page.goto(ruta);
    await page.mouse.move(3, 200);
    await page.mouse.move(6, 210);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect.poll(() => page.title()).toContain('>');
    expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
  }
  await page.goto('/');
  await expect(page.locator('footer').getByText(HOSTIL).first()).toBeVisible();
});
