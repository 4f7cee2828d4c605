import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { entrar } from '@tests/e2e/apoyo/recorrido-personal';
import { ServidorReal } from '@tests/e2e/apoyo/servidor';
import { PAGINAS_PUBLICAS } from './apoyo/paginas';
import { despertar, expect, test } from './apoyo/prueba-publica';

const DIRECCION = 'https://fundacion.example';

let servidor: ServidorReal;
test.beforeAll(async () => {
  servidor = await ServidorReal.iniciar({ PUBLIC_SITE_URL: DIRECCION });
});
test.afterAll(() => servidor.borrar());

const direcciones = (page: Page) =>
  page.evaluate(() => {
    const valores = (selector: string, atributo: string) =>
      [...document.querySelectorAll(selector)].map((elemento) => elemento.getAttribute(atributo));
    const bloque = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    return {
      canonica: valores('link[rel=canonical]', 'href'),
      og: valores('meta[property="og:url"]', 'content'),
      imagen: valores('meta[property="og:image"]', 'content'),
      datos: (JSON.parse(bloque) as { url?: string }).url,
    };
  });
const esperadas = (ruta: string) => ({
  canonica: [`${DIRECCION}${ruta}`],
  og: [`${DIRECCION}${ruta}`],
  imagen: [`${DIRECCION}/img/compartir.png`],
  datos: `${DIRECCION}/`,
});

test('la dirección se pone al arrancar: React la repite y no agrega otra, y navegar la cambia', async ({
  page,
}) => {
  await page.goto(`${servidor.url}/about`);
  expect(await direcciones(page)).toEqual(esperadas('/about'));
  await despertar(page);
  expect(await direcciones(page)).toEqual(esperadas('/about'));
  await page.locator('footer').getByRole('link', { name: 'Donaciones' }).click();
  await expect(page).toHaveURL(/\/donate$/);
  await expect.poll(() => direcciones(page)).toEqual(esperadas('/donate'));
});

test('ninguna página, ni el mapa, ni robots.txt dicen otra', async ({ request }) => {
  for (const ruta of [...PAGINAS_PUBLICAS, '/no-existe', '/login', '/sitemap.xml', '/robots.txt']) {
    const texto = await (await request.get(servidor.url + ruta)).text();
    expect(texto, ruta).not.toMatch(/sitio\.invalid|www\.fundacion\.example/);
    if (ruta !== '/login') expect(texto, ruta).toContain(`${DIRECCION}/`);
  }
});

test('la política de cada página lleva la huella de cada guion y estilo que trae', async ({ request }) => {
  for (const ruta of PAGINAS_PUBLICAS) {
    const respuesta = await request.get(servidor.url + ruta);
    const politica = respuesta.headers()['content-security-policy'] ?? '';
    const html = await respuesta.text();
    const bloques = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)];
    const propios = bloques.filter(([, , atributos = '']) => !/\bsrc=|json"/.test(atributos));
    expect(propios.length, ruta).toBeGreaterThan(2);
    for (const [, , , texto = ''] of propios)
      expect(politica, ruta).toContain(`'sha256-${createHash('sha256').update(texto).digest('base64')}'`);
  }
});

test('quien abre el panel con otro nombre sube y baja sus archivos', async ({ page }) => {
  await page.goto(`${servidor.url}/formatos?pestana=biblioteca`);
  await entrar(page);
  await page.getByRole('button', { name: 'Subir archivos' }).first().click();
  const subida = page.getByRole('dialog', { name: 'Subir Archivos' });
  await subida
    .locator('input[type=file]')
    .setInputFiles({ name: 'acta.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') });
  await subida.getByRole('button', { name: 'Subir 1 archivo(s)' }).click();
  // The folder that received it opens by itself.
  const recibido = page.getByRole('button', { name: /^acta\.txt/ });
  const [descarga] = await Promise.all([page.waitForEvent('download'), recibido.click()]);
  expect(descarga.suggestedFilename()).toBe('acta.txt');
  expect(new URL(descarga.url()).origin).toBe(servidor.url);
});
