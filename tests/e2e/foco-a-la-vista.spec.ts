import { expect, type Page } from '@playwright/test';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  await crear('/sedes', { nombre: 'Casa Ejemplo', direccion: 'Calle 1', capacidad_hombres: 20 });
  for (let n = 1; n <= 8; n += 1)
    await crear('/participantes', {
      nombre: `Persona Ejemplo ${n}`,
      telefono: `300111000${n}`,
      estado: 'ACTIVO',
      fecha_ingreso: '2026-01-10',
      valor_mensualidad: 850_000,
    });
  const mes = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 7);
  await crear('/mensualidades/generar', { periodo: mes });
});

/** What has the focus, when part of it is behind something or out of the window. */
const focoTapado = (page: Page) =>
  page.evaluate(() => {
    const con = document.activeElement;
    if (!con || con === document.body) return null;
    const { left, right, top, bottom } = con.getBoundingClientRect();
    const seVe = ([x, y]: [number, number]) => {
      const alli = document.elementFromPoint(x, y);
      return alli !== null && (con.contains(alli) || alli.contains(con));
    };
    const medio = (top + bottom) / 2;
    const puntos: [number, number][] = [
      [left + 3, medio],
      [right - 3, medio],
      [(left + right) / 2, bottom - 3],
    ];
    return puntos.every(seVe) ? null : con.getAttribute('aria-label') || con.textContent;
  });

/** Through everything that the key stops at; answers what could not be seen whole. */
const tapadosAlTabular = async (page: Page, veces: number): Promise<string[]> => {
  const tapados = new Set<string>();
  for (let n = 0; n < veces; n += 1) {
    await page.keyboard.press('Tab');
    // What it moves is drawn in the next frame.
    await page.evaluate(
      () => new Promise((listo) => requestAnimationFrame(() => requestAnimationFrame(listo))),
    );
    const tapado = await focoTapado(page);
    if (tapado) tapados.add(tapado);
  }
  return [...tapados];
};

test('al 200 % de zoom, el mes al pie no tapa lo que tiene el foco', async ({ page, servidor }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero');
  await expect(page.getByText('Persona Ejemplo 8')).toBeVisible();
  await expect(page.getByRole('button', { name: /cierre de/ })).toBeVisible();
  expect(await tapadosAlTabular(page, 30)).toEqual([]);
});

for (const [ruta, ancho] of [
  ['/participantes', 640],
  ['/financiero?pestana=recibos', 375],
  ['/configuracion', 768],
] as const)
  test(`en ${ruta}, con ${ancho} px, la pestaña a la que llega el tabulador se ve entera`, async ({
    page,
    servidor,
  }) => {
    await page.setViewportSize({ width: ancho, height: 700 });
    await abrirComo(page, servidor, ADMINISTRADOR, ruta);
    await expect(
      page.getByRole('navigation').and(page.locator('[data-more~=before], [data-more~=after]')),
    ).toBeVisible();
    expect(await tapadosAlTabular(page, 14)).toEqual([]);
  });
