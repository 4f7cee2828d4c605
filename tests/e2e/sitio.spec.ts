import type { Browser, Page } from '@playwright/test';
import { unaParte } from '@tests/builders/un-sitio';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR, type ServidorReal } from '@tests/e2e/apoyo/servidor';
import { abrirComo, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import { despertar } from '@tests/e2e/publico/apoyo/prueba-publica';
import sharp from 'sharp';
import { PAGINAS_DEL_SITIO } from '@/domain/sitio/campos-sitio';
import { CLAVES_DE_PARTES } from '@/domain/sitio/partes-del-sitio';

const test = pruebaConServidorPropio();

const DE_ANTES = unaParte('portada', { frase: 'Lo que decía antes', frase2: null });

const publicar = async (servidor: ServidorReal, partes: object): Promise<void> => {
  const llamar = await llamadorDe(servidor);
  const { cuerpo, estado } = await llamar('PUT', '/sitio/borrador', partes);
  if (estado >= 400) throw new Error(JSON.stringify(cuerpo));
  const publicado = await llamar('POST', '/sitio/publicaciones', { version: cuerpo.version });
  if (publicado.estado >= 400) throw new Error(JSON.stringify(publicado.cuerpo));
};

const guardar = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Quedó en borrador').last()).toBeVisible();
  await expect(page.locator('.kit-status', { hasText: 'Borrador' })).toBeVisible();
};

const enParte = async (page: Page, nombre: string): Promise<void> => {
  await page.goto('/sitio');
  await page.getByRole('link', { name: nombre }).click();
  await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible();
};

const sinGuiones = async (browser: Browser, servidor: ServidorReal) => {
  const contexto = await browser.newContext({ javaScriptEnabled: false, baseURL: servidor.url });
  return contexto.newPage();
};

for (const [ancho, alto] of [
  [1280, 800],
  [375, 812],
] as const) {
  test.describe(`el sitio se edita a ${ancho} px`, () => {
    test.use({ viewport: { width: ancho, height: alto } });

    test('se escribe, se mira, se publica y se vuelve atrás', async ({ page, servidor, browser }) => {
      await publicar(servidor, { portada: { ...DE_ANTES, texto: `Antes de ${ancho} px.` } });
      const frase = `Una puerta a ${ancho}`;
      await abrirComo(page, servidor, ADMINISTRADOR, '/sitio');
      await enParte(page, 'Portada');
      await page.getByLabel('Primera frase').fill(frase);
      await guardar(page);

      await enParte(page, 'Programas');
      await page.getByLabel('Duración').first().fill(`${ancho} días`);
      await guardar(page);

      await enParte(page, 'Equipo');
      await page.getByRole('button', { name: 'Agregar integrante' }).click();
      const ultimo = page.getByRole('group', { name: /^Integrante \d+$/ }).last();
      await ultimo.getByLabel('Cargo').fill('Medicina');
      await ultimo.getByLabel('Nombre', { exact: true }).fill(`Ana de ${ancho}`);
      const foto = await sharp({
        create: { width: 500, height: 500, channels: 3, background: `#0f5b${(ancho % 89) + 10}` },
      })
        .png()
        .toBuffer();
      await ultimo.locator('input[type=file]').setInputFiles({
        name: 'ana.png',
        mimeType: 'image/png',
        buffer: foto,
      });
      await ultimo.getByLabel('Qué se ve en la foto').fill(`Ana sonríe, ${ancho}`);
      await guardar(page);

      await enParte(page, 'Líneas de crisis');
      await page.getByLabel('Fecha en que se comprobaron').fill('20/11/2026');
      await guardar(page);

      await page.goto('/sitio');
      const abierta = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Vista previa de Inicio' }).click();
      const previa = await abierta;
      await expect(previa.getByRole('heading', { level: 1 })).toContainText(frase);
      await expect(previa.getByText('Vista previa, sin publicar')).toBeVisible();
      const usada = await previa.reload();
      expect(usada?.status()).toBe(404);
      await previa.close();

      const lectura = await sinGuiones(browser, servidor);
      await lectura.goto('/');
      await expect(lectura.getByRole('heading', { level: 1 })).toContainText('Lo que decía antes');

      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      const dialogo = page.getByRole('alertdialog');
      await expect(dialogo).toContainText('Portada: primera frase');
      await dialogo.getByRole('button', { name: 'Publicar' }).click();
      await expect(page.getByText(/Se publicó la versión \d+/).last()).toBeVisible();

      await lectura.goto('/');
      await expect(lectura.getByRole('heading', { level: 1 })).toContainText(frase);
      await lectura.goto('/programs');
      await expect(lectura.getByText(`${ancho} días`)).toBeVisible();
      await lectura.goto('/contact');
      await expect(lectura.getByText('20 de noviembre de 2026')).toBeVisible();
      await lectura.goto('/about');
      await expect(lectura.getByRole('heading', { name: `Ana de ${ancho}` })).toBeVisible();
      const retrato = lectura.getByAltText(`Ana sonríe, ${ancho}`);
      await retrato.scrollIntoViewIfNeeded();
      const archivo = await lectura.request.get((await retrato.getAttribute('src')) ?? '');
      expect(archivo.headers()['content-type']).toBe('image/webp');
      // The browser takes the other one by itself.
      const elegida = () => retrato.evaluate((imagen: HTMLImageElement) => imagen.currentSrc);
      await expect.poll(elegida).toMatch(/\.avif$/);
      expect(archivo.headers()['cache-control']).toContain('immutable');
      expect(archivo.headers()['x-content-type-options']).toBe('nosniff');

      await page.goto('/sitio?ver=versiones');
      await page
        .getByRole('button', { name: /^Volver a la versión/ })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar otra vez' }).click();
      await expect(page.getByText(/igual a la \d+/).last()).toBeVisible();
      await lectura.goto('/');
      await expect(lectura.getByRole('heading', { level: 1 })).toContainText('Lo que decía antes');
      await lectura.context().close();
    });
  });
}

test('lo hostil de cada parte se lee, y nada corre', async ({ page, servidor }) => {
  const hostil = '</script><script>document.title="corrió"</script><img src=x onerror=alert(1)>'.slice(0, 60);
  const enTextos = (valor: unknown): unknown => {
    if (Array.isArray(valor)) return valor.map(enTextos);
    if (typeof valor !== 'object' || valor === null) return valor === 'Una línea' ? hostil : valor;
    return Object.fromEntries(
      Object.entries(valor).map(([clave, dato]) => [
        clave,
        typeof dato === 'string' && /^(?:Una línea|Un párrafo|Una casa|Uno\n)/.test(dato)
          ? ['pestana'].includes(clave)
            ? '<script>'
            : hostil.slice(0, 20)
          : enTextos(dato),
      ]),
    );
  };
  const partes = Object.fromEntries(CLAVES_DE_PARTES.map((parte) => [parte, enTextos(unaParte(parte))]));
  await publicar(servidor, partes);
  const errores: string[] = [];
  page.on('console', (mensaje) => {
    // The photo of the example is of nobody.
    if (mensaje.type() === 'error' && !mensaje.location().url.includes('/fotos/'))
      errores.push(mensaje.text());
  });
  page.on('dialog', (aviso) => errores.push(`Se abrió: ${aviso.message()}`));
  await page.setViewportSize({ width: 375, height: 812 });
  for (const { ruta } of Object.values(PAGINAS_DEL_SITIO)) {
    await page.goto(ruta);
    await despertar(page);
    await expect(page.locator('main')).toContainText('</script><script>');
    expect(await page.title()).not.toBe('corrió');
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sobra, ruta).toBeLessThanOrEqual(0);
  }
  expect(errores).toEqual([]);
});
