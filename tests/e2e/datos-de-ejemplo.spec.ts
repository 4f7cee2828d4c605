import type { Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();
test.use({ viewport: { width: 375, height: 667 } });

const dialogo = (page: Page) => page.getByRole('dialog');

test('probar con gente de ejemplo, registrar a la primera persona y borrar los ejemplos', async ({
  page,
  servidor,
}) => {
  test.setTimeout(120_000);
  const llamar = await llamadorDe(servidor);
  await llamar('POST', '/sedes', { nombre: 'Casa Palmira', direccion: 'Calle 50 # 49-30' });
  const { cuerpo } = await llamar('GET', '/configuracion');
  await llamar('PUT', '/configuracion', { valor_mensualidad: 850_000, dia_pago: 5, version: cuerpo.version });

  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  await page.getByRole('button', { name: 'Cargar datos de ejemplo' }).click();
  // Some eighty writes in one go.
  await expect(page.getByText('Se cargaron 12 participantes de ejemplo')).toBeVisible();
  await expect(page.getByRole('note')).toContainText('Hay datos de ejemplo');
  await sinFallasDeAcceso(page);

  await page.goto('/participantes');
  await expect(page.getByText('Álvaro Ejemplo Guayacán')).toBeVisible();

  // It comes after the page, and does not move what is under it: a press that began before would end on something else.
  let dejarPasar = () => {};
  const espera = new Promise<void>((resolve) => {
    dejarPasar = resolve;
  });
  await page.route('**/sistema/ejemplos', async (llamada) => {
    await espera;
    await llamada.continue();
  });
  await page.goto('/financiero');
  const boton = page.getByRole('button', { name: 'Registrar pago' });
  await expect(boton).toBeVisible();
  const antes = await boton.boundingBox();
  dejarPasar();
  await expect(page.getByRole('note')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await boton.boundingBox()).toEqual(antes);
  await page.getByRole('button', { name: 'Registrar pago' }).click();
  await dialogo(page).getByRole('searchbox').fill('hernan');
  await dialogo(page)
    .getByRole('button', { name: /^Pagar mensualidad/ })
    .first()
    .click();
  await dialogo(page).getByRole('button', { name: 'Registrar abono' }).click();
  await expect(page.getByRole('dialog', { name: 'Abono registrado' })).toBeVisible();

  await page.goto('/participantes?nuevo=true');
  await dialogo(page).getByLabel('Nombre completo').fill('Rosa Real');
  await dialogo(page).getByLabel('Teléfono', { exact: true }).fill('311 222 3344');
  await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('region', { name: 'Lo que falta' })).toBeVisible();

  await page.goto('/participantes');
  await page.getByRole('button', { name: 'Borrar los datos de ejemplo' }).click();
  const borrar = page.getByRole('alertdialog');
  await expect(borrar).toContainText(/Se borran 12 participantes, .* y 11 pagos de ejemplo/);
  await expect(borrar).toContainText('lo registrado a mano (1 participante)');
  await sinFallasDeAcceso(page);
  await borrar.getByRole('button', { name: 'Borrar los datos de ejemplo' }).click();
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.getByText('Rosa Real')).toBeVisible();
  await expect(page.getByText(/ Ejemplo /)).toHaveCount(0);
});
