import { Buffer } from 'node:buffer';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo } from '@tests/e2e/apoyo/sesion-rapida';

/** One red dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test.use({ viewport: { width: 375, height: 812 } });

test('la foto se hace pequeña en el navegador, se guarda y se ve sin que la página la pida a nadie', async ({
  page,
  servidor,
}) => {
  const rechazadas: string[] = [];
  page.on('console', (linea) => {
    if (/Content Security Policy/i.test(linea.text())) rechazadas.push(linea.text());
  });
  await abrirComo(page, servidor, ADMINISTRADOR, '/configuracion?pestana=actividad');
  // At this width the tabs do not fit: the current one is the one that shows.
  await expect(page.getByRole('link', { name: 'Actividad' })).toBeInViewport({ ratio: 1 });
  await page.goto('/configuracion');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('button', { name: 'Cambiar foto' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Se guardó su perfil')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').first().locator('img')).toHaveAttribute(
    'src',
    /^data:image\/jpeg;base64,/,
  );
  await sinFallasDeAcceso(page);
  await page.getByRole('button', { name: 'Quitar foto' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('banner').first().locator('img')).toHaveCount(0);
  expect(rechazadas).toEqual([]);
});
