import type { Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { sembrarFamilia } from '@tests/e2e/apoyo/sembrar-familias';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';

const test = pruebaConServidorPropio();
const ANCHOS = [375, 1280] as const;

const documentoDe = (ancho: number, n: number): string => String(1_020_300_000 + ancho * 10 + n);

/** Five of each width, found by who pays, by who is in the house and by document. */
const casas = (ancho: number) =>
  ['Ana', 'Bea', 'Caro', 'Dora', 'Elsa'].map((nombres, n) => ({
    nombres,
    apellidos: `Domingo${ancho}`,
    documento: documentoDe(ancho, n),
    cobros: [
      { persona: `Hija de ${nombres} ${ancho}`, periodo: '2026-01' as const, valor: 100_000 },
      { persona: `Hija de ${nombres} ${ancho}`, periodo: '2026-02' as const, valor: 100_000 },
    ],
  }));

test.beforeAll(async ({ servidor }) => {
  test.setTimeout(120_000);
  for (const ancho of ANCHOS) for (const casa of casas(ancho)) await sembrarFamilia(servidor, casa);
});

const lista = (page: Page) => page.getByRole('dialog', { name: 'Varios pagos' });

/** The focus is where the row begins: it is written without touching anything. */
const escribir = async (page: Page, n: number, quien: string, valor: string): Promise<void> => {
  await expect(lista(page).getByRole('combobox', { name: `Quién paga, fila ${n}` })).toBeFocused();
  await page.keyboard.type(quien);
  await page.keyboard.press('Enter');
  await expect(lista(page).getByRole('textbox', { name: new RegExp(`^Valor, fila ${n} de `) })).toBeFocused();
  await page.keyboard.type(valor);
  await page.keyboard.press('Enter');
};

for (const ancho of ANCHOS) {
  test(`la hoja del domingo: cinco pagos en efectivo en una lista, a ${ancho}`, async ({
    page,
    servidor,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: ancho, height: 800 });
    await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?pago=true');
    const claves: (string | undefined)[] = [];
    page.on('request', (pedida) => {
      if (pedida.method() === 'POST' && pedida.url().endsWith('/pagos'))
        claves.push(pedida.headers()['idempotency-key']);
    });

    await test.step('se escribe de corrido, con el teclado', async () => {
      await page.getByRole('button', { name: 'Varios pagos' }).click();
      await escribir(page, 1, `ana domingo${ancho}`, '150.000');
      await escribir(page, 2, `hija de bea ${ancho}`, '85.000');
      await escribir(page, 3, formatearNumero(Number(documentoDe(ancho, 2))), '100000');
      await escribir(page, 4, `dora domingo${ancho}`, '250.000');
      await escribir(page, 5, `elsa domingo${ancho}`, '50.000');
      await expect(lista(page).getByText(/paga ene 2026 y abona \$\s50\.000 a feb 2026/)).toBeVisible();
      await expect(lista(page).getByText(/^Total \$\s635\.000$/)).toBeVisible();
      await sinFallasDeAcceso(page);
    });

    await test.step('lo que sobra se confirma; vuelve tras recargar', async () => {
      await page.reload();
      await expect(lista(page).getByText(/^Recuperamos lo que escribió/)).toBeVisible();
      await expect(lista(page).getByText('5 pagos', { exact: true })).toBeVisible();
      await lista(page).getByRole('checkbox', { name: 'Sí, es correcto el pago de la fila 4' }).check();
    });

    await test.step('una se rechaza, de otra no llega la respuesta: cada una dice lo suyo', async () => {
      // Somebody else pays all that Bea owes meanwhile.
      const llamar = await llamadorDe(servidor);
      const { cuerpo } = await llamar('GET', `/mensualidades?buscar=hija%20de%20bea%20${ancho}&limite=20`);
      for (const { id } of cuerpo.data as { id: number }[])
        await llamar('POST', `/mensualidades/${id}/abonos`, {
          ...{ fecha: '2026-02-01', valor: 100_000, medio: 'EFECTIVO' },
        });
      await page.route('**/pagadores/*/pagos', async (ruta) => {
        if ((ruta.request().postDataJSON() as { valor: number }).valor !== 250_000) return ruta.fallback();
        await ruta.fetch();
        await ruta.abort('connectionreset');
      });
      await lista(page).getByRole('button', { name: 'Registrar 5 pagos' }).click();
      await expect(lista(page).getByText('No sabemos si quedó registrado')).toBeVisible();
      await expect(lista(page).getByText(/^Registrado · Recibo \d+$/)).toHaveCount(2);
      await expect(
        lista(page)
          .getByText(/no tiene saldo por pagar/)
          .first(),
      ).toBeVisible();
      await expect(lista(page).getByText('No debe nada.')).toBeVisible();
      await sinFallasDeAcceso(page);
    });

    await test.step('tras recargar se comprueba con la misma clave, y sigue lo que falta', async () => {
      await page.unrouteAll({ behavior: 'wait' });
      await page.reload();
      await expect(lista(page).getByRole('button', { name: 'Comprobar la fila 4' })).toBeVisible();
      // Of what is in doubt nobody says that it was not saved.
      await expect(lista(page).getByText(/^Recuperamos lo que escribió/)).toHaveCount(0);
      await lista(page).getByRole('button', { name: 'Comprobar la fila 4' }).click();
      await expect(lista(page).getByText(/^Registrado · Recibo \d+$/)).toHaveCount(3);
      await lista(page)
        .getByRole('button', { name: /^Quitar la fila 2/ })
        .click();
      await lista(page).getByRole('button', { name: 'Registrar 1 pago' }).click();
      const hecho = page.getByRole('dialog', { name: 'Pagos registrados' });
      await expect(hecho.getByText(/^4 pagos · \$\s550\.000$/)).toBeVisible();
      await expect(hecho.getByText(/^Efectivo: \$\s550\.000$/)).toBeVisible();
      await expect(hecho.getByRole('button', { name: /^Enviar recibo \d+$/ })).toHaveCount(4);
      await sinFallasDeAcceso(page);
    });

    // Five rows, and the one in doubt asked for three times with one key.
    expect(claves).toHaveLength(7);
    expect(new Set(claves).size).toBe(5);
    const llamar = await llamadorDe(servidor);
    const { cuerpo } = await llamar('GET', `/abonos?buscar=domingo${ancho}&limite=50`);
    const recibos = new Set(
      (cuerpo.data as { recibo: number; pago_id: number | null }[])
        .filter(({ pago_id }) => pago_id !== null)
        .map(({ recibo }) => recibo),
    );
    expect(recibos.size).toBe(4);
  });
}
