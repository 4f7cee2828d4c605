import { expect } from '@playwright/test';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();

/** Letters of 24 px, chosen in the browser by who does not see well: with the same window, everything is half as large again. */
test.use({
  launchOptions: async ({ launchOptions }, usar) =>
    usar({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'] }),
  viewport: { width: 1280, height: 800 },
});

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  const hoy = new Date(Date.now() - 5 * 3_600_000).toISOString();
  const { id: sede_id } = await crear('/sedes', {
    nombre: 'Casa Ejemplo',
    direccion: 'Calle 1',
    capacidad_hombres: 20,
  });
  const { id } = await crear('/participantes', {
    nombre: 'Ángela María Ejemplo de los Ríos',
    telefono: '3000000001',
    estado: 'ACTIVO',
    area: 'HOMBRES',
    sede_id,
    fecha_ingreso: '2026-01-10',
  });
  await crear('/acudientes', {
    id_participante: id,
    numero_documento: '43000001',
    nombres: 'Luz Marina del Carmen',
    apellidos: 'Rodríguez Ejemplo',
    telefono: '3100000001',
    es_principal: true,
    es_responsable_pago: true,
  });
  await crear('/mensualidades', { participante_id: id, valor: 12_850_000, periodo: hoy.slice(0, 7) });
});

for (const [ruta, titulo, fila] of [
  ['/participantes', 'Participantes', /Ángela María/],
  ['/acudientes', 'Acudientes', /Rodríguez Ejemplo/],
  ['/financiero', 'Financiero', /Ángela María/],
  ['/sedes?vista=tabla', 'Sedes', /Casa Ejemplo/],
] as const) {
  test(`con letra de 24 px, en ${ruta} se lee dónde está y se alcanzan las acciones`, async ({
    page,
    servidor,
  }) => {
    await abrirComo(page, servidor, ADMINISTRADOR, ruta);
    await expect(
      page
        .getByRole('row', { name: fila })
        .or(page.getByRole('listitem').filter({ hasText: fila }))
        .first(),
    ).toBeVisible();
    const lugar = page.getByRole('banner').getByText(titulo, { exact: true });
    expect(await lugar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expect(page.getByRole('button', { name: /^Acciones de / }).first()).toBeInViewport({ ratio: 1 });
    const tabla = page.getByRole('table').first();
    const [suyo, marco] = await tabla.evaluate((t) => [t.scrollWidth, t.parentElement?.clientWidth ?? 0]);
    expect(suyo).toBeLessThanOrEqual(marco);
  });
}

test('con letra de 24 px todas las secciones del menú se ven a la vez', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Secciones' });
  await expect(menu.getByRole('link', { name: 'Configuración' })).toBeInViewport({ ratio: 1 });
});
