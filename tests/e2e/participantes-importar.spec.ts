import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';
import writeXlsxFile from 'write-excel-file/node';

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

const texto = (value: string) => ({ value, type: String });
const numero = (value: number) => ({ value, type: Number });
const dia = (value: string) => ({ value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' });

/** A list as it is kept by hand in Excel: another sheet before, a title, numbers and dates of both kinds, and slips. */
const libroDesordenado = (): Promise<Buffer> =>
  writeXlsxFile([
    { sheet: 'Guía', data: [[texto('Llene la hoja siguiente')]] },
    {
      sheet: 'Lista',
      data: [
        [texto('Fundación Camino — Participantes 2026')],
        [],
        [
          'No.',
          'Nombres',
          'Apellidos',
          'C.C.',
          'Celular',
          'Fecha ingreso (d/m/a)',
          'Cuota',
          'Sexo',
          'Estado',
          'Sede',
        ].map(texto),
        [
          numero(1),
          texto('Ana'),
          texto('Ríos Mesa'),
          numero(1_020_304_050),
          numero(3_001_234_567),
          dia('2026-04-03'),
          numero(850_000),
          texto('F'),
          texto('Activa'),
          texto('casa apartado'),
        ],
        [
          numero(2),
          texto('Luis'),
          texto('Gil Mesa'),
          texto('1.020.304.051'),
          texto('+57 300 123 4568'),
          texto('3/4/26'),
          texto("$ 1'200.000"),
          texto('M'),
          texto('En permiso'),
          texto('Casa Apartadó'),
        ],
        [
          numero(3),
          texto('Ana'),
          texto('R. Mesa'),
          texto('CC 1.020.304.050'),
          texto('300 123 45 67'),
          texto('03/04/2026'),
          texto('850.000'),
          texto('F'),
          texto('Activo'),
          texto('Casa Apartadó'),
        ],
        [
          numero(4),
          texto('Eva'),
          texto('Paz Mesa'),
          texto('1020304053'),
          texto('3001234569'),
          texto('4/13/2026'),
          texto('850.000,50'),
          texto('F'),
          texto('Internado'),
          texto('Casa Ceiba'),
        ],
      ],
    },
  ]).toBuffer();

test('un libro desordenado entra como lo escribió la gente, y dice lo que no entiende', async ({
  page,
  servidor,
}) => {
  const crear = await apiDe(servidor);
  await crear('/sedes', {
    nombre: 'Casa Apartadó',
    direccion: 'Calle 1',
    capacidad_hombres: 9,
    capacidad_mujeres: 9,
  });
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  const elegir = async (name: string, buffer: Buffer) => {
    await dialogo(page).locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
    await dialogo(page).getByRole('button', { name: 'Continuar' }).click();
  };
  await elegir('lista.xlsx', Buffer.from('\xd0\xcf\x11\xe0W\0o\0r\0k\0b\0o\0o\0k\0', 'latin1'));
  await expect(
    dialogo(page).getByText('Es un Excel antiguo (.xls): ábralo y guárdelo como .xlsx'),
  ).toBeVisible();
  await dialogo(page).getByRole('button', { name: 'Quitar lista.xlsx' }).click();
  await test.step('sin red no se puede leer, y al volver sí, en un hilo aparte', async () => {
    await page.context().setOffline(true);
    await elegir('lista.xlsx', await libroDesordenado());
    await expect(
      dialogo(page).getByText('No fue posible abrir el archivo: revise su conexión'),
    ).toBeVisible();
    await page.context().setOffline(false);
    const hilo = page.waitForEvent('worker');
    await dialogo(page).getByRole('button', { name: 'Continuar' }).click();
    await hilo;
  });

  await expect(dialogo(page).getByLabel('Hoja del libro')).toHaveValue('1');
  await expect(dialogo(page).getByLabel('Los títulos están en')).toHaveValue('3');
  await sinFallasDeAcceso(page);
  await dialogo(page).getByRole('button', { name: 'Revisar' }).click();
  const malas = dialogo(page).getByRole('region', { name: 'Con errores' });
  await expect(malas).toContainText('Fila 7 · Eva Paz Mesa');
  for (const [celda, dicho] of [
    ['Estado', 'No se reconoce; escriba Preingreso, Activo, Con permiso o Egresado'],
    ['Valor de la mensualidad', 'Escriba el valor sin centavos: 850.000'],
    ['Sede', 'No se reconoce; escriba Casa Apartadó'],
  ] as const) {
    await expect(malas.getByLabel(celda)).toHaveAccessibleDescription(dicho);
  }
  await expect(dialogo(page).getByText('Repite la fila 4 del archivo')).toBeVisible();
  await expect(dialogo(page).getByText('Fecha de ingreso: 3/4/26 → vie 3 abr 2026')).toBeVisible();
  await sinFallasDeAcceso(page);

  const descarga = page.waitForEvent('download');
  await dialogo(page).getByRole('button', { name: 'Archivo de errores' }).click();
  const errores = await readFile(await (await descarga).path(), 'utf8');
  expect(errores.split('\r\n')[1]).toContain(
    '4;Eva;Paz Mesa;1020304053;3001234569;4/13/2026;850.000,50;F;Internado;Casa Ceiba;',
  );

  await test.step('lo que falla se corrige en su sitio, también con el teclado', async () => {
    await malas.getByLabel('Estado').selectOption('Activo');
    await malas.getByLabel('Sede').selectOption('Casa Apartadó');
    await malas.getByLabel('Valor de la mensualidad').fill('850.000');
    await malas.getByLabel('Valor de la mensualidad').press('Enter');
    await malas.getByLabel('Fecha de ingreso').fill('13/4/26');
    await malas.getByLabel('Fecha de ingreso').press('Tab');
    await expect(dialogo(page).getByText('3 listas · 0 con errores · 1 ya existe')).toBeVisible();
    await sinFallasDeAcceso(page);
  });
  await dialogo(page).getByRole('button', { name: 'Importar 3' }).click();
  await expect(dialogo(page).getByText('Se atendieron todas las filas de la hoja «Lista».')).toBeVisible();
  // The guide beside it has no list.
  await expect(dialogo(page).getByText(/^El libro tiene/)).toBeHidden();
  await dialogo(page).getByRole('button', { name: 'Terminar' }).click();
  const guardados = await page.evaluate(async () => {
    const respuesta = await fetch('/dashboard-api/participantes?buscar=mesa&pagina=1', {
      headers: { authorization: `Bearer ${localStorage.getItem('authToken')}` },
    });
    return (await respuesta.json()) as { data: Record<string, unknown>[] };
  });
  const campos = [
    'nombre',
    'telefono',
    'tipo_documento',
    'numero_documento',
    'fecha_ingreso',
    'valor_mensualidad',
    'area',
    'estado',
  ];
  expect(guardados.data.map((uno) => campos.map((campo) => uno[campo])).sort()).toEqual([
    ['Ana Ríos Mesa', '3001234567', 'CC', '1020304050', '2026-04-03', 850_000, 'MUJERES', 'ACTIVO'],
    ['Eva Paz Mesa', '3001234569', 'CC', '1020304053', '2026-04-13', 850_000, 'MUJERES', 'ACTIVO'],
    ['Luis Gil Mesa', '3001234568', 'CC', '1020304051', '2026-04-03', 1_200_000, 'HOMBRES', 'CON_PERMISO'],
  ]);
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
  // A page of them at a time: thousands of fields would make everything wait.
  await expect(dialogo(page).getByRole('textbox')).toHaveCount(10);
  await expect(dialogo(page).getByRole('heading', { name: 'Ya existen (50)' })).toBeVisible();
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

test('de un libro con dos listas, la que falta se dice al terminar y se sigue con ella', async ({
  page,
  servidor,
}) => {
  const hoja = (sheet: string, quien: string, telefono: number) => ({
    sheet,
    data: [[texto(sheet)], ['NOMBRES', 'CEL'].map(texto), [texto(quien), numero(telefono)]],
  });
  const libro = await writeXlsxFile([
    hoja('Varones', 'Dos Hojas Primera', 3_009_998_801),
    hoja('Damas', 'Dos Hojas Segunda', 3_009_998_802),
  ]).toBuffer();
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?importar=true');
  await dialogo(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'casa.xlsx', mimeType: '', buffer: libro });
  await dialogo(page).getByRole('button', { name: 'Continuar' }).click();
  await dialogo(page).getByRole('button', { name: 'Revisar' }).click();
  await dialogo(page).getByRole('button', { name: 'Importar 1' }).click();
  await expect(dialogo(page).getByText('Se atendieron todas las filas de la hoja «Varones».')).toBeVisible();
  await expect(dialogo(page).getByText('El libro tiene otra hoja sin importar: «Damas»')).toBeVisible();
  await sinFallasDeAcceso(page);
  await dialogo(page).getByRole('button', { name: 'Seguir con «Damas»' }).click();
  await dialogo(page).getByRole('button', { name: 'Revisar' }).click();
  await expect(dialogo(page).getByText('1 lista · 0 con errores · 0 ya existen')).toBeVisible();
  await dialogo(page).getByRole('button', { name: 'Importar 1' }).click();
  await expect(dialogo(page).getByText('Se atendieron todas las filas de la hoja «Damas».')).toBeVisible();
  await expect(dialogo(page).getByText(/^El libro tiene/)).toBeHidden();
  await dialogo(page).getByRole('button', { name: 'Terminar' }).click();
  await page.goto('/participantes?buscar=dos+hojas');
  await expect(page.getByText(/de 2 resultados/)).toBeVisible();
});
