import type { Page } from '@playwright/test';
import { expect } from '@tests/e2e/apoyo/prueba';

export const dialogo = (page: Page) => page.getByRole('dialog');
/** Chooses a file as a secretary keeps it, and gets to its columns. */
export const elegirArchivo = async (page: Page, ruta: string, lineas: readonly string[]) => {
  await page.goto(ruta);
  await dialogo(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'lista.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lineas.join('\r\n'), 'latin1'),
    });
  await dialogo(page).getByRole('button', { name: 'Continuar' }).click();
};

/** To its review, with the columns as they were recognised. */
export const revisar = async (page: Page, ruta: string, lineas: readonly string[]) => {
  await elegirArchivo(page, ruta, lineas);
  await dialogo(page).getByRole('button', { name: 'Revisar' }).click();
};

export const importar = async (page: Page, cuantas: number) => {
  await dialogo(page)
    .getByRole('button', { name: `Importar ${cuantas}` })
    .click();
  await expect(dialogo(page).getByText('Se atendieron todas las filas del archivo.')).toBeVisible();
};

export const leer = (page: Page, ruta: string) =>
  page.evaluate(async (una) => {
    const respuesta = await fetch(`/dashboard-api${una}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('authToken')}` },
    });
    const cuerpo = await respuesta.json();
    return (Array.isArray(cuerpo) ? cuerpo : cuerpo.data) as Record<string, unknown>[];
  }, ruta);
