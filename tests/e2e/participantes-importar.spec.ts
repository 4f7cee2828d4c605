import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();

const dialogo = (page: Page) => page.getByRole('dialog');

/** 2,000 rows as a spreadsheet of this country writes them; 50 repeat the one before, 20 have a bad phone. */
const archivoDeDosMil = (): string => {
  const filas = Array.from({ length: 2_000 }, (_, n) => {
    const quien = n % 40 === 39 ? n - 1 : n;
    const telefono = n % 100 === 10 ? '12' : `3${String(500_000_000 + quien)}`;
    return `Persona Importada ${quien};${telefono};CC;${20_000_000 + quien};5/3/1990;Hombres`;
  });
  return ['Nombre;Celular;Tipo doc;Cédula;Nacimiento;Área', ...filas].join('\r\n');
};

test('importa 2.000 filas respondiendo por todas, y el archivo de errores corregido entra', async ({
  page,
  servidor,
}) => {
  test.setTimeout(180_000);
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
  const elegirArchivo = async (texto: string) => {
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    await dialogo(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'gente.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(texto, 'latin1'),
      });
    await sinFallasDeAcceso(page);
    await dialogo(page).getByRole('button', { name: 'Continuar' }).click();
    await dialogo(page).getByRole('button', { name: 'Revisar' }).click();
  };
  await elegirArchivo(archivoDeDosMil());
  await expect(dialogo(page).getByRole('heading', { name: 'Con errores (20)' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(dialogo(page).getByRole('heading', { name: 'Repetidas (50)' })).toBeVisible();
  await sinFallasDeAcceso(page);

  // The answer is lost on its way: sending again makes nobody twice.
  let cortada = false;
  await page.route('**/participantes/importar', async (ruta) => {
    if (cortada) return ruta.continue();
    cortada = true;
    await ruta.fetch();
    return ruta.abort('connectionreset');
  });
  await dialogo(page).getByRole('button', { name: 'Importar 1.930' }).click();
  await expect(dialogo(page).getByText('No se completó la importación')).toBeVisible({ timeout: 60_000 });
  await dialogo(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialogo(page).getByText('La importación terminó con filas por corregir')).toBeVisible({
    timeout: 60_000,
  });
  const descarga = page.waitForEvent('download');
  await dialogo(page).getByRole('button', { name: 'Archivo de errores' }).click();
  const errores = await readFile(await (await descarga).path(), 'utf8');
  expect(errores.trim().split('\r\n')).toHaveLength(21);
  await dialogo(page).getByRole('button', { name: 'Terminar' }).click();
  await page.goto('/participantes?buscar=importada');
  await expect(page.getByText(/de 1\.930 resultados|de 1930 resultados/)).toBeVisible();

  let n = 0;
  const corregido = errores.replace('\uFEFF', '').replace(/;12;/g, () => {
    n += 1;
    return `;3${600_000_000 + n};`;
  });
  await elegirArchivo(corregido);
  await dialogo(page).getByRole('button', { name: 'Importar 20' }).click();
  await expect(dialogo(page).getByText('Se atendieron todas las filas del archivo.')).toBeVisible();
  await dialogo(page).getByRole('button', { name: 'Terminar' }).click();
  await page.goto('/participantes?buscar=importada');
  await expect(page.getByText(/de 1\.950 resultados|de 1950 resultados/)).toBeVisible();
});
