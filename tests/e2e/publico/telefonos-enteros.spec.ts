import type { Page } from '@playwright/test';
import { TODAS } from './apoyo/paginas';
import { expect, test } from './apoyo/prueba-publica';

/** Numbers to call, as they are read, that go on in another line: whoever copies them down loses the rest. */
const partidos = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const hallados: string[] = [];
    while (textos.nextNode()) {
      const nodo = textos.currentNode as Text;
      for (const { 0: numero, index } of nodo.data.matchAll(/\+?\d+(?:\s\d+){2,}/g)) {
        const rango = document.createRange();
        rango.setStart(nodo, index);
        rango.setEnd(nodo, index + numero.length);
        const renglones = new Set([...rango.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (renglones.size > 1) hallados.push(numero);
      }
    }
    return hallados;
  });

for (const ruta of TODAS)
  test(`en ${ruta}, ningún teléfono queda en dos renglones`, async ({ page }) => {
    await page.goto(ruta);
    const hallados: Record<number, string[]> = {};
    for (let ancho = 300; ancho <= 480; ancho += 12) {
      await page.setViewportSize({ width: ancho, height: 700 });
      const estos = await partidos(page);
      if (estos.length > 0) hallados[ancho] = estos;
    }
    expect(hallados).toEqual({});
  });
