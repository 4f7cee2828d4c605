import { TODAS } from './apoyo/paginas';
import { despertar, expect, test } from './apoyo/prueba-publica';

for (const ruta of [...TODAS, '/no-existe']) {
  test(`${ruta} pasa a React sin un solo error y sin moverse`, async ({ page }) => {
    await page.goto(ruta);
    const titulo = await page.title();
    const texto = await page.locator('main').textContent();
    await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
    const altura = await page.evaluate(() => window.scrollY);

    await despertar(page);

    expect(await page.title()).toBe(titulo);
    expect(titulo).not.toBe('');
    await expect(page.locator('title:not(svg title)')).toHaveCount(1);
    expect(await page.locator('main').textContent()).toBe(texto);
    expect(await page.evaluate(() => window.scrollY)).toBe(altura);
  });
}

test('React no se ejecuta hasta que la persona da una señal', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const tomada = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('main') ?? {}).some((clave) => clave.startsWith('__react')),
    );
  expect(await tomada()).toBe(false);
  await page.keyboard.press('Shift');
  await expect.poll(tomada).toBe(true);
});

test('las definiciones de estilo que la página no lee llegan con React', async ({ page }) => {
  await page.goto('/');
  const medida = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--chakra-spacing-4'));
  expect(await medida()).toBe('');
  await despertar(page);
  await expect.poll(medida).toBe('1rem');
});

for (const saveData of [false, true]) {
  test(`React ${saveData ? 'no ' : ''}se baja en reposo ${saveData ? 'con' : 'sin'} ahorro de datos`, async ({
    page,
  }) => {
    await page.addInitScript((valor) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: valor } });
    }, saveData);
    const guiones: string[] = [];
    page.on('request', (peticion) => {
      if (peticion.url().endsWith('.js')) guiones.push(peticion.url());
    });
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(guiones).toEqual([]);
    await page.clock.runFor(10_000);
    if (saveData) expect(guiones).toEqual([]);
    else await expect.poll(() => guiones.length).toBeGreaterThan(0);
    await despertar(page);
    expect(guiones.length).toBeGreaterThan(0);
  });
}

test('navegar entre páginas ya hidratadas cambia título y contenido sin recargar', async ({ page }) => {
  await page.goto('/');
  await despertar(page);
  await page.evaluate(() => {
    document.documentElement.dataset.marca = 'misma';
  });
  await page.locator('footer').getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle(/Nosotros/);
  await expect(page.locator('html')).toHaveAttribute('data-marca', 'misma');
});
