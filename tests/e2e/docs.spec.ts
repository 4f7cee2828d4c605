import { expect, test } from '@tests/e2e/apoyo/prueba';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';

test('quien administra lee la descripción de los servicios, sin nada de otro sitio ni contra la política', async ({
  page,
  servidor,
}) => {
  const ajenas: string[] = [];
  const rechazadas: string[] = [];
  page.on('request', (pedida) => {
    const { origin, protocol } = new URL(pedida.url());
    if (protocol !== 'data:' && origin !== servidor.url) ajenas.push(pedida.url());
  });
  page.on('console', (linea) => {
    if (/Content Security Policy/i.test(linea.text())) rechazadas.push(linea.text());
  });
  await abrirComo(page, servidor, ADMINISTRADOR, '/configuracion?pestana=sistema');
  await page.getByRole('link', { name: 'descripción de los servicios' }).click();
  // The viewer draws every call at once: on a busy machine it takes its time.
  await expect(page.getByText('Servicio del panel')).toBeVisible();
  const llamada = page.getByRole('button', { name: 'GET /participantes Listar participantes' });
  await llamada.click();
  await expect(page.getByText('Sin sesión válida').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Execute|Try it out/ })).toHaveCount(0);
  await page.getByRole('navigation').getByRole('button', { name: 'Ingreso' }).click();
  await expect(page.getByText('Servicio de autenticación')).toBeVisible();
  await expect(page.getByText('/auth/login').first()).toBeVisible();
  expect(ajenas).toEqual([]);
  expect(rechazadas).toEqual([]);
});

test('quien consulta, y quien no entró, leen por qué no la ven', async ({ page, servidor }) => {
  await page.goto('/docs');
  await expect(page.getByText('inicie sesión como administrador')).toBeVisible();
  await asegurarConsulta(servidor);
  await abrirComo(page, servidor, CONSULTA, '/docs');
  await expect(page.getByText('Esta página es solo para administradores.')).toBeVisible();
  await expect(page.getByText('Servicio del panel')).toHaveCount(0);
});
