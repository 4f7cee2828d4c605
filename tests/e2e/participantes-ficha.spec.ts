import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { enLista } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';
import { extractText } from 'unpdf';

const dialogo = (page: Page) => page.getByRole('dialog');

test.beforeAll(({ servidor }) => asegurarConsulta(servidor));

test('la ficha sale al papel sin el panel; CONSULTA la imprime sin la información reservada', async ({
  page,
  servidor,
}) => {
  const crear = await apiDe(servidor);
  const { id } = await crear('/participantes', {
    nombre: 'Papel Ejemplo',
    telefono: '3000000009',
    autorizacion_datos: { otorgada: true, version: '1', fecha: '2026-01-01', medio: 'ESCRITO' },
    alergias: 'Penicilina',
  });
  for (let mes = 1; mes <= 12; mes += 1) {
    const periodo = `2025-${String(mes).padStart(2, '0')}`;
    await crear('/mensualidades', { participante_id: id, valor: 850_000, periodo });
  }
  // The browser's own window cannot be closed from here: only its notice is given.
  await page.addInitScript(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });
  const hoja = page.locator('body > [data-print-instead] article');

  await abrirComo(page, servidor, ADMINISTRADOR, `/participantes?detalle=${id}`);
  await dialogo(page).getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Imprimir' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(hoja).toBeVisible();
  await expect(dialogo(page)).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(hoja).toContainText(/Fundación.*Ficha del participante/);
  await expect(hoja).toContainText('Penicilina');
  await expect(hoja.getByRole('rowheader')).toHaveCount(12);
  const { totalPages, text } = await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })));
  expect(totalPages).toBeLessThanOrEqual(2);
  expect(text.join(' ')).toContain('Penicilina');
  await page.emulateMedia({ media: null });

  await abrirComo(page, servidor, CONSULTA, `/participantes?detalle=${id}`);
  await dialogo(page).getByRole('button', { name: 'Imprimir' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(hoja).toContainText('Papel Ejemplo');
  await expect(hoja).not.toContainText(/Penicilina|Salud y antecedentes/);
  await page.emulateMedia({ media: null });
});

test('con el teclado solo: admite a alguien y registra su abono', async ({ page, servidor }) => {
  const crear = await apiDe(servidor);
  const { id } = await crear('/participantes', { nombre: 'Teclado Ejemplo', telefono: '3000000010' });
  await crear('/mensualidades', { participante_id: id, valor: 850_000, periodo: '2026-01' });
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?buscar=teclado');
  await expect(enLista(page, 'Teclado Ejemplo')).toBeVisible();
  const enfocado = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const tabularHasta = async (nombre: RegExp) => {
    for (let pasos = 0; pasos < 60; pasos += 1) {
      await page.keyboard.press('Tab');
      const etiqueta = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      if (nombre.test(etiqueta) || nombre.test(await enfocado())) return;
    }
    throw new Error(`El tabulador no llega a ${nombre}`);
  };

  await page.keyboard.press('/');
  await tabularHasta(/^Acciones de Teclado Ejemplo$/);
  await page.keyboard.press('Enter');
  // The menu has the focus and says which of its items it is on.
  const menu = page.getByRole('menu');
  await expect(menu).toBeFocused();
  await page.keyboard.press('r');
  const senalado = async () => page.locator(`[id="${await menu.getAttribute('aria-activedescendant')}"]`);
  await expect.poll(async () => (await senalado()).textContent()).toBe('Registrar ingreso');
  await page.keyboard.press('Enter');
  await expect(dialogo(page).getByLabel('Fecha de ingreso')).toBeVisible();
  await tabularHasta(/^Registrar ingreso$/);
  await page.keyboard.press('Enter');
  await expect(dialogo(page)).toBeHidden();
  await expect(page.getByText('Se registró el ingreso de Teclado Ejemplo')).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Buscar personas y pantallas' })).toBeFocused();
  await page.keyboard.type('registrar pago');
  await page.keyboard.press('Enter');
  await expect(dialogo(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('teclado');
  await expect(dialogo(page).getByRole('button', { name: /^Pagar mensualidad/ })).toBeVisible();
  await tabularHasta(/^Pagar mensualidad/);
  await page.keyboard.press('Enter');
  await expect(dialogo(page).getByLabel('Valor del abono')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogo(page).getByText('La mensualidad queda pagada.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogo(page)).toBeHidden();
});
