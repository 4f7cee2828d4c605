import type { Page } from '@playwright/test';
import { TODAS } from './apoyo/paginas';
import { expect, test } from './apoyo/prueba-publica';

interface Renglon {
  texto: string;
  color: string;
  caja: { x: number; y: number; width: number; height: number };
}

/** The lines of text of the banner that lie on its image, as they are laid out, and the links that have their own ground aside. */
const renglonesDe = (page: Page): Promise<Renglon[]> =>
  page.evaluate(() => {
    const banda = document.querySelector('main section');
    const lineas: Renglon[] = [];
    const caminante = document.createTreeWalker(banda as Element, NodeFilter.SHOW_TEXT);
    while (caminante.nextNode()) {
      const nodo = caminante.currentNode;
      const padre = nodo.parentElement;
      if (!padre || !nodo.textContent?.trim()) continue;
      let conFondo = false;
      for (let e: Element | null = padre; e && e !== banda; e = e.parentElement)
        conFondo ||= getComputedStyle(e).backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (conFondo) continue;
      const rango = document.createRange();
      rango.selectNodeContents(nodo);
      for (const { x, y, width, height } of rango.getClientRects())
        if (width > 1 && y + height <= innerHeight && y >= 0)
          lineas.push({
            texto: nodo.textContent.trim(),
            color: getComputedStyle(padre).color,
            caja: { x, y, width, height },
          });
    }
    return lineas;
  });

/** The least contrast of each line with any point of what is behind it, measured on the image the browser draws. */
const contrastesSobreImagen = async (page: Page): Promise<{ texto: string; contraste: number }[]> => {
  const renglones = await renglonesDe(page);
  // Only the words go: what is behind them stays as it is.
  await page.evaluate(() => {
    const hoja = new CSSStyleSheet();
    hoja.replaceSync(
      'main section * { color: transparent !important } header { visibility: hidden !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, hoja];
  });
  const foto = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const mesa = await page.context().newPage();
  const medidos = await mesa.evaluate(
    async ({ datos, lineas }) => {
      const bytes = Uint8Array.from(atob(datos), (c) => c.charCodeAt(0));
      const imagen = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const lienzo = new OffscreenCanvas(imagen.width, imagen.height);
      const pincel = lienzo.getContext('2d') as OffscreenCanvasRenderingContext2D;
      pincel.drawImage(imagen, 0, 0);
      const lineal = (v: number) =>
        v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4;
      const luz = (r: number, g: number, b: number) =>
        0.2126 * lineal(r) + 0.7152 * lineal(g) + 0.0722 * lineal(b);
      return lineas.map(({ texto, color, caja }) => {
        const [r = 0, g = 0, b = 0] = (color.match(/\d+/g) ?? []).map(Number);
        const letra = luz(r, g, b);
        const [x, y] = [Math.max(0, Math.floor(caja.x)), Math.floor(caja.y)];
        const { data } = pincel.getImageData(x, y, Math.ceil(caja.width), Math.ceil(caja.height));
        let peor = Number.POSITIVE_INFINITY;
        for (let i = 0; i < data.length; i += 4) {
          const fondo = luz(data[i] as number, data[i + 1] as number, data[i + 2] as number);
          const [claro, oscuro] = letra > fondo ? [letra, fondo] : [fondo, letra];
          peor = Math.min(peor, (claro + 0.05) / (oscuro + 0.05));
        }
        return { texto, contraste: peor };
      });
    },
    { datos: foto, lineas: renglones },
  );
  await mesa.close();
  return medidos;
};

/** WCAG 1.4.3, also for the titles, which could do with less. */
const CONTRASTE_MINIMO = 4.5;

for (const ancho of [320, 375, 768, 1024, 1280, 1920]) {
  test.describe(`${ancho} px`, () => {
    test.use({ viewport: { width: ancho, height: 900 }, reducedMotion: 'reduce' });

    test('las letras se leen sobre cualquier punto de la imagen que tienen detrás', async ({ page }) => {
      for (const ruta of TODAS) {
        await page.goto(ruta);
        await expect(page.locator('main section img').first()).toHaveJSProperty('complete', true);
        const medidos = await contrastesSobreImagen(page);
        expect(medidos.length, ruta).toBeGreaterThan(0);
        expect(
          medidos.filter(({ contraste }) => contraste < CONTRASTE_MINIMO),
          ruta,
        ).toEqual([]);
      }
    });
  });
}
