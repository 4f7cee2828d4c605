import type { Locator } from '@playwright/test';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';

const MINIMO = 44;
const CUANTOS = 6;
/** On a phone it reaches over the state of its row. */
const LARGO = 'Largo Apellido Compuesto de la Santísima Trinidad del Niño';

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  const dentro = { telefono: '3000000077', estado: 'ACTIVO', fecha_ingreso: '2026-01-10' };
  for (let n = 1; n <= CUANTOS; n += 1) {
    await crear('/participantes', { nombre: `Táctil ${n} Ejemplo`, ...dentro });
    await crear('/participantes', { nombre: `Salida ${n} Ejemplo`, ...dentro, estado: 'CON_PERMISO' });
  }
  await crear('/participantes', { nombre: LARGO, ...dentro, estado: 'CON_PERMISO' });
});

/** How far along each axis a touch still falls on it, and what its row grows for it not being a mere label. */
const alcance = (insignia: Locator) =>
  insignia.evaluate((boton) => {
    boton.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = boton.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const esSuya = (dx: number, dy: number) => {
      const tocado = document.elementFromPoint(x + dx, y + dy);
      return tocado !== null && boton.contains(tocado);
    };
    const medir = (dx: number, dy: number) => {
      let pasos = 0;
      while (pasos < 200 && esSuya(dx * pasos, dy * pasos)) pasos += 1;
      return pasos;
    };
    const alcanzado = { ancho: medir(1, 0) + medir(-1, 0) - 1, alto: medir(0, 1) + medir(0, -1) - 1 };
    const fila = boton.closest('tr, li') as HTMLElement;
    const conBoton = fila.offsetHeight;
    const rotulo = document.createElement('span');
    rotulo.className = boton.className;
    rotulo.append(...(boton.cloneNode(true) as HTMLElement).childNodes);
    boton.replaceWith(rotulo);
    const sinBoton = fila.offsetHeight;
    rotulo.replaceWith(boton);
    return { ...alcanzado, crece: conBoton - sinBoton };
  });

const DE_CASA = { ruta: '/participantes?buscar=tactil', insignia: /^Activo, estado de Táctil/ };
// On a phone a row says the state only when it is not the usual one.
const DE_PERMISO = { ruta: '/participantes?buscar=salida', insignia: /^Con permiso, estado de Salida/ };

for (const [donde, viewport, { ruta, insignia: cual }] of [
  ['la fila de un teléfono', { width: 375, height: 812 }, DE_PERMISO],
  ['la fila de una tableta', { width: 768, height: 1024 }, DE_CASA],
  ['la fila de un computador', { width: 1280, height: 800 }, DE_CASA],
] as const) {
  test.describe(donde, () => {
    test.use({ viewport, hasTouch: true });

    test(`en ${donde} el estado se toca en ${MINIMO} px, y la fila no crece por eso`, async ({
      page,
      servidor,
    }) => {
      await abrirComo(page, servidor, ADMINISTRADOR, ruta);
      const insignias = page.getByRole('button', { name: cual });
      await expect(insignias.nth(4)).toBeVisible();
      for (const n of [0, 2, 4]) {
        const { ancho, alto, crece } = await alcance(insignias.nth(n));
        expect(alto, `alto de la insignia ${n}`).toBeGreaterThanOrEqual(MINIMO);
        expect(ancho, `ancho de la insignia ${n}`).toBeGreaterThanOrEqual(MINIMO);
        expect(crece, `lo que crece la fila ${n}`).toBe(0);
      }
    });
  });
}

for (const [donde, viewport] of [
  ['la fila de una tableta', { width: 768, height: 1024 }],
  ['la fila de un computador', { width: 1280, height: 800 }],
] as const) {
  test.describe(donde, () => {
    test.use({ viewport, hasTouch: true });

    test(`un toque en ${donde} no pregunta nada y se puede deshacer o fechar`, async ({ page, servidor }) => {
      await abrirComo(page, servidor, ADMINISTRADOR, DE_CASA.ruta);
      const insignia = page.getByRole('button', { name: 'Activo, estado de Táctil 1 Ejemplo' });
      await insignia.tap();
      await expect(page.getByText('Táctil 1 Ejemplo: salió con permiso')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Añadir fechas' }).tap();
      const permiso = page.getByRole('dialog', { name: 'Registrar permiso de Táctil 1 Ejemplo' });
      await permiso.getByRole('button', { name: 'Cancelar' }).tap();
      await page.getByRole('button', { name: 'Con permiso, estado de Táctil 1 Ejemplo' }).tap();
      await page.getByRole('button', { name: 'Deshacer' }).tap();
      await page.getByRole('button', { name: 'Con permiso, estado de Táctil 1 Ejemplo' }).tap();
      await expect(page.getByText('Táctil 1 Ejemplo: regresó del permiso')).toBeVisible();
      await expect(insignia).toBeVisible();
    });
  });
}

test.describe('la fila de un teléfono', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('quien está con permiso regresa con un toque, y se puede deshacer', async ({ page, servidor }) => {
    await abrirComo(page, servidor, ADMINISTRADOR, DE_PERMISO.ruta);
    const insignia = page.getByRole('button', { name: 'Con permiso, estado de Salida 1 Ejemplo' });
    await insignia.tap();
    await expect(page.getByText('Salida 1 Ejemplo: regresó del permiso')).toBeVisible();
    await expect(insignia).toBeHidden();
    await page.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(insignia).toBeVisible();
  });

  test('el nombre abre la ficha de punta a punta, también sobre el estado de su fila', async ({
    page,
    servidor,
  }) => {
    await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?buscar=santisima');
    const insignia = page.getByRole('button', { name: `Con permiso, estado de ${LARGO}` });
    const lugar = await insignia.boundingBox();
    const nombre = await page.getByRole('button', { name: LARGO, exact: true }).boundingBox();
    if (!lugar || !nombre) throw new Error('No se ve la fila');
    await page.touchscreen.tap(lugar.x + lugar.width / 3, nombre.y + nombre.height - 3);
    await expect(page.getByRole('dialog', { name: LARGO })).toBeVisible();
    await expect(page.getByText('regresó del permiso')).toHaveCount(0);
  });
});

test.describe('el censo en un teléfono', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('cada nombre se toca en su renglón, y no en el de al lado', async ({ page, servidor }) => {
    await abrirComo(page, servidor, ADMINISTRADOR, '/participantes/censo');
    const nombres = page.locator('main').getByRole('link', { name: /Ejemplo$/ });
    await expect(nombres.first()).toBeVisible();
    const altos = await nombres.evaluateAll((enlaces) =>
      enlaces.map((enlace) => enlace.getBoundingClientRect().height),
    );
    expect(Math.min(...altos)).toBeGreaterThanOrEqual(40);
  });
});
