import type { Browser, Page } from '@playwright/test';
import { leerBandeja } from '@tests/e2e/apoyo/bandeja';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { entrar } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR, type ServidorReal } from '@tests/e2e/apoyo/servidor';

const test = pruebaConServidorPropio();
const CLAVE_NUEVA = 'una clave nueva y larga';

/** The link of the only message in the outbox. */
const enlaceDelCorreo = async (servidor: ServidorReal): Promise<string> => {
  await expect.poll(async () => (await leerBandeja(servidor)).size).toBe(1);
  const [mensaje = ''] = (await leerBandeja(servidor)).values();
  expect(mensaje).toContain(`To: ${ADMINISTRADOR.email}`);
  return /http\S+\/restablecer#token=[\w-]+/.exec(mensaje)?.[0] ?? '';
};

const abrirSesion = async (page: Page, password: string): Promise<void> => {
  await page.goto('/login');
  await entrar(page, { email: ADMINISTRADOR.email, password });
  await page.waitForURL('**/dashboard');
};

const enOtroEquipo = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();

test.describe.configure({ mode: 'serial' });

test('restablecer la contraseña con el correo de la bandeja', async ({ page, servidor }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '¿Olvidó su contraseña?' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('Correo de su cuenta').fill(ADMINISTRADOR.email);
  await dialogo.getByRole('button', { name: 'Enviar enlace' }).click();
  // This server has no way to send mail: it says so, and the message waits for whoever runs it.
  await expect(page.getByRole('dialog', { name: 'Este sitio no envía correos' })).toBeVisible();
  const enlace = await enlaceDelCorreo(servidor);
  const token = enlace.split('token=')[1] ?? '';

  const ajenas: string[] = [];
  page.on('request', (peticion) => {
    if (!peticion.url().startsWith(servidor.url)) ajenas.push(peticion.url());
  });
  await page.goto(enlace);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByLabel('Contraseña nueva').fill('corta');
  expect(new URL(page.url()).hash).toBe('');
  // The link is not asked for again: the tab remembers it, the address does not.
  await page.reload();
  await page.getByLabel('Contraseña nueva').fill('corta');
  expect(page.url()).not.toContain(token);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('al menos 8 caracteres', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Contraseña nueva').fill(CLAVE_NUEVA);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Su contraseña quedó guardada')).toBeVisible();
  expect(ajenas).toEqual([]);

  await page.goto('about:blank');
  await page.goto(enlace);
  await page.getByLabel('Contraseña nueva').fill('otra clave distinta');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Error al restablecer contraseña')).toBeVisible();
  await expect(page.getByText('pida uno nuevo', { exact: false })).toBeVisible();

  expect(servidor.salida).toContain('carpeta correo');
  expect(servidor.salida).not.toContain(token);
  await abrirSesion(page, CLAVE_NUEVA);
});

test('corregir los datos de donación y verlos en la página pública, sin que nada salte', async ({
  page,
  browser,
  baseURL,
}) => {
  await abrirSesion(page, CLAVE_NUEVA);
  await page.goto('/configuracion?pestana=cuentas');
  await page.getByLabel(/^Billetera/).fill('Nequi');
  await page.getByLabel('Número o llave de la billetera').fill('301 222 3344');
  await page.getByLabel('Banco').fill('Banco de prueba');
  await page.getByLabel('Tipo de cuenta').fill('Ahorros');
  await page.getByLabel('Titular').fill('Casa de prueba');
  await page.getByLabel('Número de cuenta').fill('555-123456-77');
  await page.getByRole('button', { name: 'Guardar' }).click();
  const dialogo = page.getByRole('dialog', { name: '¿Publicar estas cuentas?' });
  // Nobody pays to any account yet: it is only looked at once more.
  await expect(dialogo.getByText('No se publicaba')).toBeVisible();
  await expect(dialogo.getByLabel('Su contraseña')).toHaveCount(0);
  await dialogo.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Se guardaron los cambios')).toBeVisible();

  const visitante = await enOtroEquipo(browser, baseURL);
  await visitante.addInitScript(() => {
    const saltos: number[] = [];
    Object.assign(window, { saltos });
    new PerformanceObserver((lista) => {
      for (const entrada of lista.getEntries()) saltos.push((entrada as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitante.goto('/donate');
  await expect(visitante.getByText('301 222 3344').first()).toBeVisible();
  await expect(visitante.getByText('555-123456-77')).toBeVisible();
  await expect(visitante.getByRole('img', { name: 'Código QR con la llave 301 222 3344' })).toBeVisible();
  await expect(visitante.locator('[data-copiar="3012223344"]')).toBeVisible();
  const saltos = await visitante.evaluate(() => (window as unknown as { saltos: number[] }).saltos);
  expect(saltos.reduce((suma, salto) => suma + salto, 0)).toBeLessThan(0.02);
  await visitante.context().close();

  const sinGuiones = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const lector = await sinGuiones.newPage();
  await lector.goto('/donate');
  await expect(lector.getByText('555-123456-77')).toBeVisible();
  await expect(lector.getByRole('img', { name: 'Código QR con la llave 301 222 3344' })).toBeVisible();
  await sinGuiones.close();

  await page.goto('/configuracion?pestana=actividad&entidad=configuracion');
  await expect(page.getByRole('table').getByText('Cambió: Configuración')).toBeVisible();
});

test('otra cuenta en lugar de la publicada pide la contraseña y se avisa por correo', async ({
  page,
  servidor,
}) => {
  await abrirSesion(page, CLAVE_NUEVA);
  await page.goto('/configuracion?pestana=cuentas');
  await page.getByLabel('Número de cuenta').fill('999-000000-99');
  await page.getByRole('button', { name: 'Guardar' }).click();
  const dialogo = page.getByRole('dialog', { name: '¿Publicar estas cuentas?' });
  await expect(dialogo.getByText('555-123456-77')).toBeVisible();
  await expect(dialogo.getByText('999-000000-99')).toBeVisible();
  await dialogo.getByLabel('Su contraseña').fill('no es esta');
  await dialogo.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialogo.getByText('La contraseña no es correcta')).toBeVisible();
  await dialogo.getByLabel('Su contraseña').fill(CLAVE_NUEVA);
  await dialogo.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Se guardaron los cambios')).toBeVisible();
  await expect(dialogo).toHaveCount(0);

  const leerTodos = async () => [...(await leerBandeja(servidor)).values()].join('\n');
  await expect.poll(leerTodos).toMatch(/Antes: .*555-123456-77.*\s+Ahora: .*999-000000-99/);
});

test('cambiar la contraseña cierra la sesión del otro equipo y deja esta', async ({
  page,
  browser,
  baseURL,
}) => {
  const otro = await enOtroEquipo(browser, baseURL);
  await abrirSesion(otro, CLAVE_NUEVA);
  await abrirSesion(page, CLAVE_NUEVA);
  await page.goto('/configuracion?pestana=contrasena');
  await page.getByLabel('Contraseña actual').fill(CLAVE_NUEVA);
  await page.getByLabel('Contraseña nueva').fill(ADMINISTRADOR.password);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Se cambió la contraseña.', { exact: false })).toBeVisible();

  await otro.goto('/sedes');
  await otro.waitForURL('**/login**');
  await page.goto('/sedes');
  await expect(page.getByRole('heading', { name: 'Sedes' })).toBeVisible();
  await otro.context().close();
});
