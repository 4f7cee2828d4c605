import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { elegirAccion, enLista } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';
import { extractText } from 'unpdf';

const TAMANOS = [
  { nombre: '1280', viewport: { width: 1280, height: 800 } },
  { nombre: '375', viewport: { width: 375, height: 812 } },
];

const dialogo = (page: Page) => page.getByRole('dialog');

const elegirSede = async (page: Page, nombre: string): Promise<void> => {
  const opcion = page.locator('option', { hasText: nombre });
  const lista = dialogo(page).locator('select').filter({ has: opcion });
  const valor = await lista.locator(opcion).getAttribute('value');
  await lista.selectOption(valor ?? '');
};

/** 2,000 rows as a spreadsheet of this country writes them; 50 repeat the one before, 20 have a bad phone. */
const archivoDeDosMil = (): string => {
  const filas = Array.from({ length: 2_000 }, (_, n) => {
    const quien = n % 40 === 39 ? n - 1 : n;
    const telefono = n % 100 === 10 ? '12' : `3${String(500_000_000 + quien)}`;
    return `Persona Importada ${quien};${telefono};CC;${20_000_000 + quien};5/3/1990;Hombres`;
  });
  return ['Nombre;Celular;Tipo doc;Cédula;Nacimiento;Área', ...filas].join('\r\n');
};

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  await asegurarConsulta(servidor);
  const { id } = await crear('/sedes', {
    nombre: 'Casa Llena',
    direccion: 'Calle 1 # 2-3',
    capacidad_hombres: 1,
    capacidad_mujeres: 0,
  });
  await crear('/sedes', { nombre: 'Casa Amplia', direccion: 'Calle 4 # 5-6', capacidad_hombres: 90 });
  const dentro = { area: 'HOMBRES', estado: 'ACTIVO', fecha_ingreso: '2026-01-10' };
  await crear('/participantes', { nombre: 'Omar Ocupa', telefono: '3000000001', sede_id: id, ...dentro });
  for (const nombre of ['Iván Entra', 'Iván Móvil']) {
    await crear('/participantes', { nombre, telefono: '3000000002' });
  }
  for (const nombre of ['Ana Bloque', 'Eva Bloque']) {
    await crear('/participantes', { nombre, telefono: '3000000003' });
  }
});

for (const { nombre: ancho, viewport } of TAMANOS) {
  test.describe(`participantes a ${ancho} px`, () => {
    test.use({ viewport });

    test('un formulario malo dice cada error junto a su campo y no pierde lo escrito', async ({
      page,
      servidor,
    }) => {
      await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?nuevo=true');
      await dialogo(page).getByLabel('Nombre completo').fill('Al');
      await dialogo(page).getByLabel('Teléfono').fill('12');
      await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
      await expect(dialogo(page).getByLabel('Nombre completo')).toHaveAttribute('aria-invalid', 'true');
      await expect(dialogo(page).getByLabel('Teléfono')).toHaveAttribute('aria-invalid', 'true');
      await expect(dialogo(page).getByLabel('Nombre completo')).toHaveValue('Al');
      await expect(dialogo(page).getByLabel('Teléfono')).toHaveValue('12');
      const enfocado = await page.evaluate(() => document.activeElement?.textContent ?? '');
      expect(enfocado).toContain('Nombre completo');
      await sinFallasDeAcceso(page);
    });

    test('un área llena no recibe a nadie, y con otra sede el mismo ingreso entra', async ({
      page,
      servidor,
    }) => {
      const quien = ancho === '375' ? 'Iván Móvil' : 'Iván Entra';
      await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?buscar=ivan');
      await elegirAccion(page, quien, 'Registrar ingreso');
      await elegirSede(page, 'Casa Llena');
      await dialogo(page).getByLabel(/Área/).selectOption('HOMBRES');
      await dialogo(page).getByRole('button', { name: 'Registrar ingreso' }).click();
      await expect(dialogo(page).getByText(/no tiene cupos en el área de hombres: 1 de 1/)).toBeVisible();
      await elegirSede(page, 'Casa Amplia');
      await dialogo(page).getByRole('button', { name: 'Registrar ingreso' }).click();
      await expect(dialogo(page)).toBeHidden();
      await elegirAccion(page, quien, 'Registrar permiso');
      await dialogo(page).getByLabel('Regreso previsto').fill('2099-01-01');
      await dialogo(page).getByRole('button', { name: 'Registrar permiso' }).click();
      await expect(dialogo(page).getByLabel('Motivo')).toHaveAttribute('aria-invalid', 'true');
      await dialogo(page).getByLabel('Motivo').fill('Cita médica');
      await dialogo(page).getByRole('button', { name: 'Registrar permiso' }).click();
      await expect(dialogo(page)).toBeHidden();
      await enLista(page, quien).click();
      await expect(
        dialogo(page)
          .getByText(/Permiso del .*Cita médica/)
          .first(),
      ).toBeVisible();
      await sinFallasDeAcceso(page);
    });

    test('CONSULTA mira, imprime el censo y no encuentra cómo escribir', async ({ page, servidor }) => {
      await abrirComo(page, servidor, CONSULTA, '/participantes?buscar=omar');
      await expect(enLista(page, 'Omar Ocupa')).toBeVisible();
      for (const accion of ['Nuevo participante', 'Importar', 'Exportar']) {
        await expect(page.getByRole('button', { name: accion })).toHaveCount(0);
      }
      await expect(page.getByRole('checkbox', { name: /seleccionar/i })).toHaveCount(0);
      await sinFallasDeAcceso(page);
      await page.getByRole('link', { name: 'Censo' }).click();
      await expect(page.getByRole('region', { name: 'Casa Llena · Hombres' })).toContainText('Omar Ocupa');
      await expect(page.getByRole('article').getByText(/consulta@fundacion\.example/)).toBeVisible();
      await sinFallasDeAcceso(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation').first()).toBeHidden();
      await expect(page.getByText('Omar Ocupa')).toBeVisible();
      await page.emulateMedia({ media: null });
    });
  });
}

test('un 409 muestra las dos versiones', async ({ page, servidor }) => {
  const crear = await apiDe(servidor);
  const { id } = await crear('/participantes', { nombre: 'Compartida Ejemplo', telefono: '3000000004' });
  await abrirComo(page, servidor, ADMINISTRADOR, `/participantes?editar=${id}`);
  await dialogo(page).getByLabel('Municipio').fill('Bello');
  await page.evaluate(async (quien) => {
    await fetch(`/dashboard-api/participantes/${quien}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('authToken')}`,
      },
      body: JSON.stringify({ municipio: 'Apartadó' }),
    });
  }, id);
  await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialogo(page).getByText('Apartadó').first()).toBeVisible();
  await expect(dialogo(page).getByText('Bello').first()).toBeVisible();
  await sinFallasDeAcceso(page);
});

test('archiva varios a la vez y los devuelve', async ({ page, servidor }) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?buscar=bloque');
  await expect(enLista(page, 'Ana Bloque')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await sinFallasDeAcceso(page);
  await page.getByRole('button', { name: 'Archivar' }).click();
  await expect(page.getByText('Se archivaron 2 registros')).toBeVisible();
  await expect(enLista(page, 'Ana Bloque')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(enLista(page, 'Ana Bloque')).toBeVisible();
  await expect(enLista(page, 'Eva Bloque')).toBeVisible();
});

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
  await page.keyboard.press('r');
  await expect.poll(enfocado).toBe('Registrar ingreso');
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
