import type { Page } from '@playwright/test';
import { contenidoLargo, sitioQueCabe } from '@tests/builders/sitio-largo';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { publicarTodo } from '@tests/e2e/apoyo/publicar';
import { ADMINISTRADOR, type ServidorReal } from '@tests/e2e/apoyo/servidor';
import { abrirComo, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import { despertar } from '@tests/e2e/publico/apoyo/prueba-publica';
import { conCopia, deprisa } from '@tests/e2e/sin-red/apoyo/copia';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import { CLAVES_DE_PARTES } from '@/domain/sitio/partes-del-sitio';

const test = pruebaConServidorPropio();

const LARGO = sitioQueCabe({ filas: 0.5, conFotos: false });
const RUTAS = ['/', '/about', '/programs', '/contact', '/donate', '/cuentas', '/politica-de-datos'];
const DATOS = /\/datos-de-pagina\//;

const guardarBorrador = async (servidor: ServidorReal, partes: object) => {
  const llamar = await llamadorDe(servidor);
  const { cuerpo, estado } = await llamar('PUT', '/sitio/borrador', partes);
  expect(estado).toBe(200);
  return { llamar, version: cuerpo.version };
};

/** Whatever another test left in the draft, or published. */
const publicar = async (servidor: ServidorReal, partes: ContenidoSitio): Promise<void> => {
  const descartar = CLAVES_DE_PARTES.filter((parte) => !(parte in partes));
  const { llamar, version } = await guardarBorrador(servidor, { ...partes, descartar });
  const { estado, cuerpo } = await llamar('POST', '/sitio/publicaciones', { version });
  if (estado >= 400 && estado !== 409) throw new Error(JSON.stringify(cuerpo));
};

const conFrase = (frase: string): ContenidoSitio => ({
  ...LARGO,
  portada: { frase, frase2: null, texto: 'Hoy.' },
});

const vigilar = (page: Page) => {
  const errores: string[] = [];
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error') errores.push(mensaje.text());
  });
  return errores;
};

test('cada página con textos largos pasa a React tal como llegó', async ({ page, servidor }) => {
  await publicarTodo(servidor);
  await publicar(servidor, LARGO);
  const errores = vigilar(page);
  for (const ruta of RUTAS) {
    await page.goto(ruta);
    const texto = await page.locator('main').textContent();
    await despertar(page);
    expect(await page.locator('main').textContent(), ruta).toBe(texto);
  }
  expect(errores).toEqual([]);
});

test('quien abrió la página antes de un cambio la tiene como la abrió, y la siguiente visita trae lo nuevo', async ({
  page,
  servidor,
}) => {
  await publicar(servidor, conFrase('Lo de antes'));
  const errores = vigilar(page);
  await page.goto('/');
  await publicar(servidor, conFrase('Lo de ahora'));
  const llegan = page.waitForResponse(DATOS);
  await despertar(page);
  expect((await llegan).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo de antes');
  // React is there: what only it does, is done.
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByRole('button', { name: 'Reanudar' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo de ahora');
  expect(errores).toEqual([]);
});

test('con ahorro de datos, lo que React necesita se pide solo cuando alguien toca la página', async ({
  page,
  servidor,
}) => {
  await publicar(servidor, LARGO);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const pedidos: string[] = [];
  page.on('request', (peticion) => {
    if (DATOS.test(peticion.url())) pedidos.push(peticion.url());
  });
  await page.clock.install();
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.clock.runFor(10_000);
  expect(pedidos).toEqual([]);
  await despertar(page);
  expect(pedidos).toHaveLength(1);
});

test('si lo que React necesita no llega, la página se lee y responde como HTML', async ({
  page,
  servidor,
}) => {
  await publicar(servidor, LARGO);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.route(DATOS, (ruta) => ruta.abort());
  await page.goto('/programs');
  await page.locator('header summary').click();
  await expect(page.locator('header').getByRole('link', { name: 'Contacto' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('#pestana-familiar').click();
  await expect(page.locator('#familiar')).toBeVisible();
  await expect(page.locator('#internado')).toBeHidden();
});

test.describe('sin red', () => {
  test.use({ serviceWorkers: 'allow' });

  test('con una visita al inicio, una página larga que nadie abrió se lee y pasa a React', async ({
    page,
    context,
    servidor,
  }) => {
    test.slow();
    await deprisa(context);
    await publicar(servidor, conFrase('Guardada'));
    await page.goto('/');
    await conCopia(page, 'sitio');
    const guardados = () =>
      page.evaluate(async () => {
        const claves = await Promise.all(
          (await caches.keys()).map(async (de) => (await caches.open(de)).keys()),
        );
        return claves.flat().filter(({ url }) => url.includes('/datos-de-pagina/')).length;
      });
    await expect.poll(guardados).toBe(RUTAS.length + 1);
    await context.setOffline(true);
    const errores = vigilar(page);
    await page.goto('/programs');
    await despertar(page);
    await page.getByRole('tab').nth(1).click();
    await expect(page.locator('#familiar')).toBeVisible();
    expect(errores).toEqual([]);
  });
});

test('lo que pasa de lo que cabe se dice al escribir y al publicar, y no se pierde', async ({
  page,
  servidor,
}) => {
  const { metodos } = contenidoLargo();
  const { llamar } = await guardarBorrador(servidor, {
    metodos,
    historia: contenidoLargo().historia,
    equipo: contenidoLargo().equipo,
  });
  await abrirComo(page, servidor, ADMINISTRADOR, '/sitio?parte=metodos');
  await expect(
    page.getByText(/^Nosotros lleva demasiado texto: quite unas [\d.]+ letras antes de publicar/),
  ).toBeVisible();
  await page.goto('/sitio');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const dialogo = page.getByRole('alertdialog');
  await expect(dialogo).toContainText(/Nosotros lleva demasiado texto: quite unas [\d.]+ letras/);
  await dialogo.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(dialogo).toBeHidden();

  const { cuerpo: antes } = await llamar('GET', '/sitio', undefined);
  const { estado, cuerpo } = await llamar('POST', '/sitio/publicaciones', { version: antes.version });
  expect(estado).toBe(400);
  expect(cuerpo.message).toMatch(/^Nosotros lleva demasiado texto: quite unas [\d.]+ letras\.$/);
  const { cuerpo: despues } = await llamar('GET', '/sitio', undefined);
  expect(despues).toEqual(antes);
});

test('las políticas anteriores se leen en su página, también sin JavaScript, y las que no hubo no están', async ({
  browser,
  servidor,
}) => {
  const conTexto = (texto: string) => ({ politica: { secciones: [{ titulo: 'Qué guardamos', texto }] } });
  for (const texto of ['Lo de la primera.', 'Lo de la segunda.', 'Lo de hoy.'])
    await publicar(servidor, conTexto(texto));
  const contexto = await browser.newContext({ javaScriptEnabled: false, baseURL: servidor.url });
  const page = await contexto.newPage();
  await page.goto('/politica-de-datos');
  await expect(page.locator('main')).toContainText('Lo de hoy.');
  await expect(page.locator('main')).not.toContainText('Lo de la segunda.');
  await page.getByRole('navigation', { name: 'Versiones anteriores' }).getByRole('link').first().click();
  await expect(page.locator('main')).toContainText('Lo de la segunda.');
  await page.locator('main').getByRole('link', { name: 'Política de datos' }).click();
  await expect(page.locator('main')).toContainText('Lo de hoy.');
  expect((await page.goto('/politica-de-datos/9999'))?.status()).toBe(404);
  await contexto.close();
});
