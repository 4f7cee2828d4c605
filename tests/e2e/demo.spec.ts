import { type ChildProcess, spawn } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { elegirDelMenu } from '@tests/e2e/apoyo/elegir-del-menu';
import { puertoLibre } from '@tests/server/apoyo/puerto-libre';

// It has its own, which answers without a network.
test.use({ serviceWorkers: 'allow' });

const LIMITE_MS = 180_000;

/** The demo as `npm run demo` leaves it: built, and served as a static host does. */
class DemoEstatica {
  private constructor(
    readonly url: string,
    private readonly proceso: ChildProcess,
  ) {}

  static async iniciar(): Promise<DemoEstatica> {
    const puerto = await puertoLibre();
    const proceso = spawn(process.execPath, ['scripts/demo.mjs'], {
      env: { ...process.env, PORT: String(puerto) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      const vencer = setTimeout(() => reject(new Error('La demostración no arrancó')), LIMITE_MS);
      proceso.stdout?.on('data', (trozo: Buffer) => {
        if (trozo.toString().includes('http://')) resolve(clearTimeout(vencer));
      });
      proceso.once('exit', (codigo) => reject(new Error(`La demostración terminó con código ${codigo}`)));
    });
    return new DemoEstatica(`http://localhost:${puerto}`, proceso);
  }

  terminar(): void {
    this.proceso.kill('SIGTERM');
  }
}

const NUEVO = 'Zacarías Ejemplo Nuevo';

let demo: DemoEstatica;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  demo = await DemoEstatica.iniciar();
});
test.afterAll(() => demo.terminar());

const irA = (page: Page, seccion: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: seccion }).click();
const dialogo = (page: Page) => page.getByRole('dialog');
const cifra = (page: Page, titulo: string) =>
  page.locator('main').getByText(titulo, { exact: true }).locator('xpath=ancestor::*[3]');

/** The first visit, until the browser holds every file. */
const visitar = async (page: Page) => {
  await page.goto(`${demo.url}/login`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const trabajadores = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
  );
  expect(trabajadores).toEqual([`${demo.url}/sin-conexion.js`]);
};

test('sin red: los dos roles, un participante, un abono, el tablero cambia y todo vuelve a empezar', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const errores: string[] = [];
  page.on('pageerror', (error) => errores.push(String(error)));
  await visitar(page);
  await sinFallasDeAcceso(page);
  await context.setOffline(true);

  await test.step('ADMINISTRADOR crea un participante', async () => {
    await page.getByRole('button', { name: 'Entrar como administrador' }).click();
    await expect(page.getByText('Demostración', { exact: true })).toBeVisible();
    await expect(cifra(page, 'Participantes')).toContainText('40');
    await irA(page, 'Participantes');
    await page.getByRole('button', { name: 'Nuevo participante' }).first().click();
    await dialogo(page).getByLabel('Nombre completo').fill(NUEVO);
    await dialogo(page).getByLabel('Teléfono').fill('300 099 9999');
    await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('region', { name: 'Lo que falta' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogo(page)).toBeHidden();
    await irA(page, 'Tablero');
    await expect(cifra(page, 'Participantes')).toContainText('41');
  });

  await test.step('registra un abono, y el recaudo del mes cambia', async () => {
    const antes = await cifra(page, 'Recaudo del mes').innerText();
    await page.getByRole('link', { name: /mensualidades vencidas/ }).click();
    const quien = await page.getByRole('row').nth(1).getByRole('button').first().innerText();
    await elegirDelMenu(page, quien, 'Registrar abono');
    await expect(page.getByLabel('Valor del abono')).toBeVisible();
    await dialogo(page).getByRole('button', { name: 'Registrar abono' }).click();
    await expect(page.getByRole('dialog', { name: 'Abono registrado' })).toBeVisible();
    await page.keyboard.press('Escape');
    await irA(page, 'Tablero');
    await expect(cifra(page, 'Recaudo del mes')).not.toHaveText(antes);
  });

  await test.step('reinicia: los registros son los del comienzo', async () => {
    await page.getByRole('button', { name: 'Reiniciar demostración' }).click();
    await expect(cifra(page, 'Participantes')).toContainText('40');
  });

  await test.step('CONSULTA mira y no escribe, también después de recargar', async () => {
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
    await page.waitForURL(`${demo.url}/`);
    await page.goto(`${demo.url}/login`);
    await page.getByRole('button', { name: 'Entrar como consulta' }).click();
    await expect(page.getByRole('button', { name: 'Cuenta de Consulta de ejemplo' })).toBeVisible();
    await irA(page, 'Participantes');
    await expect(page.getByRole('heading', { name: 'Participantes', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nuevo participante' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Demostración', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
  expect(errores).toEqual([]);
});
