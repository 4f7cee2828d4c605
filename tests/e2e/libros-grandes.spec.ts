import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';
import { readSheet } from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';

const test = pruebaConServidorPropio();

const dialogo = (page: Page) => page.getByRole('dialog');
const texto = (value: string) => ({ value, type: String });

test('un libro de 5.000 filas se lee, aunque la página no deje abrir más hilos de los suyos', async ({
  page,
  servidor,
}) => {
  const data = [
    ['Nombre', 'Celular', 'Cédula'].map(texto),
    ...Array.from({ length: 5_000 }, (_, n) => [
      texto(`Persona Del Libro ${n}`),
      texto(String(3_600_000_000 + n)),
      texto(String(70_000_000 + n)),
    ]),
  ];
  const buffer = await writeXlsxFile([{ sheet: 'Lista', data }]).toBuffer();
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?importar=true');
  await dialogo(page).locator('input[type=file]').setInputFiles({ name: 'casa.xlsx', mimeType: '', buffer });
  await dialogo(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(dialogo(page).getByLabel('Los títulos están en')).toBeVisible({ timeout: 30_000 });
});

test('una lista de 2.000 se exporta a Excel, aunque la página no deje abrir más hilos de los suyos', async ({
  page,
  servidor,
}) => {
  const crear = await apiDe(servidor);
  const filas = Array.from({ length: 2_000 }, (_, n) => ({
    nombre: `Persona Del Listado ${n}`,
    telefono: String(3_700_000_000 + n),
  }));
  await crear('/participantes/importar', { filas });
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?buscar=Listado');
  const descarga = page.waitForEvent('download', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
  const exportadas = await readSheet(await readFile(await (await descarga).path()));
  expect(exportadas).toHaveLength(1 + filas.length);
});
