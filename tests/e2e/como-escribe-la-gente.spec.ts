import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { abrirSuGrupo } from '@tests/e2e/apoyo/abrir-su-grupo';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';

type Guardado = string | number;
interface Escrituras {
  aceptados: [escrito: string, guardado: Guardado][];
  /** One that is only refused whole says how it arrives: typed, its dots are put again key by key. */
  rechazados: [escrito: string, motivo: string, como?: 'pegado'][];
}
type Clase = 'dinero' | 'documento' | 'pasaporte' | 'telefono' | 'fecha' | 'mes' | 'cantidad';

/** What people type and paste, and what must become of it. A line added there is tried in every way below. */
const TABLA: Record<Clase, Escrituras> & { busqueda: [escrito: string, dato: string][] } = JSON.parse(
  readFileSync(new URL('datos/como-escribe-la-gente.json', import.meta.url), 'utf8'),
);

/** Where each kind of value is written in the form of a participante, and the key it is stored under. */
const EN_PARTICIPANTE = [
  { clase: 'dinero', etiqueta: 'Valor de la mensualidad', clave: 'valor_mensualidad' },
  { clase: 'documento', etiqueta: 'Número de documento', clave: 'numero_documento' },
  { clase: 'telefono', etiqueta: 'Teléfono', clave: 'telefono' },
  { clase: 'fecha', etiqueta: 'Fecha de nacimiento', clave: 'fecha_nacimiento' },
  { clase: 'cantidad', etiqueta: 'Día de pago', clave: 'dia_pago' },
] as const satisfies readonly { clase: Clase; etiqueta: string; clave: string }[];

const test = pruebaConServidorPropio();
const dialogo = (page: Page) => page.getByRole('dialog');

/** Key by key, or all at once as a pasted text arrives. */
const escribir = async (page: Page, campo: Locator, texto: string, pegado: boolean): Promise<void> => {
  await abrirSuGrupo(campo);
  await campo.fill('');
  if (pegado) await page.keyboard.insertText(texto);
  else await page.keyboard.type(texto);
};

const campoDe = (page: Page, etiqueta: string) => dialogo(page).getByLabel(new RegExp(`^${etiqueta}`));

/** The first round writes the first of each kind, and so on until the longest list ends. */
const RONDAS = Array.from(
  { length: Math.max(...EN_PARTICIPANTE.map(({ clase }) => TABLA[clase].aceptados.length)) },
  (_, n) =>
    EN_PARTICIPANTE.map((campo) => ({ ...campo, fila: TABLA[campo.clase].aceptados[n] })).filter(
      (campo) => campo.fila !== undefined,
    ),
);

// Some two dozen forms each: nothing is measured, and a busy machine takes its time.
test.describe.configure({ timeout: 480_000 });

for (const locale of ['es-CO', 'es-419', 'en-US']) {
  test.describe(`con el navegador en ${locale}`, () => {
    test.use({ locale });

    test('lo que se escribe o se pega en un formulario es lo que se guarda', async ({ page, servidor }) => {
      const llamar = await llamadorDe(servidor);
      await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
      for (const [n, campos] of RONDAS.entries()) {
        await page.getByRole('button', { name: 'Nuevo participante' }).first().click();
        await campoDe(page, 'Nombre completo').fill(`Persona Escrita ${n}`);
        await campoDe(page, 'Tipo de documento').selectOption('CC');
        await campoDe(page, 'Teléfono').fill('3000000000');
        await campoDe(page, 'Número de documento').fill('999999');
        for (const { etiqueta, fila } of campos) {
          await escribir(page, campoDe(page, etiqueta), fila?.[0] ?? '', n % 2 === 1);
        }
        const creado = page.waitForResponse(
          (respuesta) =>
            respuesta.request().method() === 'POST' &&
            respuesta.url().endsWith('/dashboard-api/participantes'),
        );
        await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
        const guardado = (await (await creado).json()) as Record<string, Guardado>;
        for (const { clave, fila } of campos) {
          expect(guardado[clave], `${clave}: ${JSON.stringify(fila?.[0])}`).toBe(fila?.[1]);
        }
        await expect(page.getByRole('region', { name: 'Lo que falta' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialogo(page)).toBeHidden();
        await llamar('DELETE', `/participantes/${guardado.id}`);
      }
    });

    test('lo que no se entiende se rechaza junto a su campo, sin guardar nada ni perder lo escrito', async ({
      page,
      servidor,
    }) => {
      await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?nuevo=true');
      let escrituras = 0;
      page.on('request', (pedido) => {
        if (pedido.method() === 'POST' && pedido.url().includes('/participantes')) escrituras += 1;
      });
      await campoDe(page, 'Nombre completo').fill('Persona Rechazada');
      await campoDe(page, 'Tipo de documento').selectOption('CC');
      for (const { clase, etiqueta } of EN_PARTICIPANTE) {
        const campo = campoDe(page, etiqueta);
        for (const [n, [escrito, motivo, como]] of TABLA[clase].rechazados.entries()) {
          await escribir(page, campo, escrito, como === 'pegado' || n % 2 === 1);
          await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
          await expect(campo, `${etiqueta}: ${escrito}`).toHaveAccessibleDescription(
            new RegExp(motivo.replaceAll('.', '\\.')),
          );
          // An amount may have been grouped while it was typed; nothing else of it changes.
          expect((await campo.inputValue()).replaceAll('.', '')).toBe(escrito.replaceAll('.', ''));
        }
      }
      expect(escrituras).toBe(0);
    });
  });
}

test('cada formulario entiende lo mismo', async ({ page, servidor }) => {
  const crear = await apiDe(servidor);
  const { id } = await crear('/participantes', { nombre: 'Rosa Formularios', telefono: '3001112233' });
  const guardado = async (metodo: string, ruta: RegExp, guardar: () => Promise<void>) => {
    const respuesta = page.waitForResponse(
      (otra) => otra.request().method() === metodo && ruta.test(new URL(otra.url()).pathname),
    );
    await guardar();
    return (await (await respuesta).json()) as Record<string, unknown>;
  };
  const guardar = () => dialogo(page).getByRole('button', { name: 'Guardar' }).click();

  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?nuevo=true');
  await dialogo(page).getByRole('combobox', { name: 'Participante' }).fill('rosa form');
  await page.getByRole('option', { name: /Rosa Formularios/ }).click();
  await escribir(page, campoDe(page, 'Valor'), '850.000', false);
  await escribir(page, campoDe(page, 'Descuento'), "$ 50'000", false);
  await escribir(page, campoDe(page, 'Descuento'), '$ 50.000', true);
  await escribir(page, campoDe(page, 'Periodo'), 'nov 2026', false);
  await escribir(page, campoDe(page, 'Vence'), '5/11/26', false);
  const mensualidad = await guardado('POST', /\/mensualidades$/, guardar);
  expect(mensualidad).toMatchObject({
    participante_id: id,
    valor: 850_000,
    descuento: 50_000,
    periodo: '2026-11',
    fecha_vencimiento: '2026-11-05',
  });
  await expect(dialogo(page)).toBeHidden();

  await page.goto(`/financiero?abono=${mensualidad.id}`);
  await expect(campoDe(page, 'Valor del abono')).toHaveValue('800.000');
  await escribir(page, campoDe(page, 'Valor del abono'), '300.000', false);
  await expect(dialogo(page).getByText(/Quedan \$\s500\.000/)).toBeVisible();
  const pagada = await guardado('POST', /\/abonos$/, () =>
    dialogo(page).getByRole('button', { name: 'Registrar abono' }).click(),
  );
  expect(pagada).toMatchObject({ saldo: 500_000, abonos: [{ valor: 300_000 }] });

  await page.goto('/configuracion?pestana=cobro');
  await escribir(page, page.getByLabel(/^Valor de la mensualidad/), '900.000', false);
  await escribir(page, page.getByLabel(/^Día de pago/), '10', false);
  const configuracion = await guardado('PUT', /\/configuracion$/, () =>
    page.getByRole('button', { name: 'Guardar' }).click(),
  );
  expect(configuracion).toMatchObject({ valor_mensualidad: 900_000, dia_pago: 10 });

  await page.goto('/sedes?nuevo=true');
  await campoDe(page, 'Nombre').fill('Casa Escrita');
  await campoDe(page, 'Dirección').fill('Calle 1 # 2-3');
  await escribir(page, campoDe(page, 'Teléfono'), '(604) 444-1234', false);
  await escribir(page, campoDe(page, 'Capacidad de hombres'), '1.200', false);
  expect(await guardado('POST', /\/sedes$/, guardar)).toMatchObject({
    telefono: '6044441234',
    capacidad_hombres: 1_200,
  });

  await page.goto('/acudientes?nuevo=true');
  await dialogo(page).getByRole('combobox', { name: 'Participante' }).fill('rosa form');
  await page.getByRole('option', { name: /Rosa Formularios/ }).click();
  await escribir(page, campoDe(page, 'Número de documento'), '43.000.111', false);
  await campoDe(page, 'Nombres').fill('Luz');
  await campoDe(page, 'Apellidos').fill('Ríos');
  await escribir(page, campoDe(page, 'Teléfono'), '+57 300 123 4567', true);
  expect(await guardado('POST', /\/acudientes$/, guardar)).toMatchObject({
    numero_documento: '43000111',
    telefono: '3001234567',
  });

  await page.goto('/participantes');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await escribir(page, page.getByLabel('Ingreso desde'), '3/4/26', false);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/ingreso_desde=2026-04-03/);
});

test('los servicios leen lo mismo que los formularios', async ({ servidor }) => {
  const llamar = await llamadorDe(servidor);
  const cuerpoDe = (clase: Clase, valor: string) => ({
    nombre: 'Persona Enviada',
    telefono: '3000000000',
    ...(clase === 'documento' ? { tipo_documento: 'CC' } : {}),
    ...(clase === 'pasaporte' ? { tipo_documento: 'PA', numero_documento: valor } : {}),
    ...Object.fromEntries(
      EN_PARTICIPANTE.filter((campo) => campo.clase === clase).map(({ clave }) => [clave, valor]),
    ),
  });
  const claves = {
    ...Object.fromEntries(EN_PARTICIPANTE.map(({ clase, clave }) => [clase, clave])),
    pasaporte: 'numero_documento',
  };
  for (const [clase, clave] of Object.entries(claves) as [Clase, string][]) {
    for (const [escrito, esperado] of TABLA[clase].aceptados) {
      const { estado, cuerpo } = await llamar('POST', '/participantes', cuerpoDe(clase, escrito));
      expect([estado, cuerpo[clave]], `${clase}: ${JSON.stringify(escrito)}`).toEqual([201, esperado]);
      await llamar('DELETE', `/participantes/${cuerpo.id}`);
    }
    for (const [escrito, motivo] of TABLA[clase].rechazados) {
      const { estado, cuerpo } = await llamar('POST', '/participantes', cuerpoDe(clase, escrito));
      expect(estado, `${clase}: ${escrito}`).toBe(400);
      expect(JSON.stringify(cuerpo)).toContain(motivo);
    }
  }
  const { cuerpo: dueno } = await llamar('POST', '/participantes', cuerpoDe('telefono', '3000000000'));
  for (const [escrito, esperado] of TABLA.mes.aceptados) {
    const { cuerpo: fee } = await llamar('POST', '/mensualidades', {
      participante_id: dueno.id,
      valor: '$ 850.000',
      periodo: escrito,
      concepto: 'OTRO',
    });
    expect(fee, escrito).toMatchObject({ periodo: esperado, valor: 850_000 });
    const { cuerpo } = await llamar('GET', `/mensualidades?pagina=1&periodo=${encodeURIComponent(escrito)}`);
    expect(cuerpo.data, escrito).toContainEqual(expect.objectContaining({ id: fee.id }));
    await llamar('PUT', `/mensualidades/${fee.id}`, { estado: 'ANULADA', motivo_anulacion: 'De prueba' });
  }
  for (const [escrito, motivo] of TABLA.mes.rechazados) {
    const { estado, cuerpo } = await llamar(
      'GET',
      `/mensualidades?pagina=1&periodo=${encodeURIComponent(escrito)}`,
    );
    expect([estado, JSON.stringify(cuerpo)], escrito).toEqual([400, expect.stringContaining(motivo)]);
  }
});

test('un archivo importado se lee igual', async ({ page, servidor }) => {
  const llamar = await llamadorDe(servidor);
  const celda = (texto: string) => `"${texto.replaceAll('"', '""')}"`;
  const columnas = EN_PARTICIPANTE.filter(({ clase }) => clase !== 'documento');
  const filas = columnas.flatMap((columna) => {
    const { aceptados, rechazados } = TABLA[columna.clase];
    return [
      ...aceptados.map(([escrito, guardado]) => ({ columna, escrito, guardado, motivo: null })),
      ...rechazados.map(([escrito, motivo]) => ({ columna, escrito, guardado: null, motivo })),
    ];
  });
  const nombreDe = (n: number) => `Persona Del Archivo ${String(n).padStart(3, '0')}`;
  const lineas = filas.map(({ columna, escrito }, n) =>
    [
      nombreDe(n),
      ...columnas.map(({ clave }) => {
        if (clave === columna.clave) return escrito;
        return clave === 'telefono' ? '3000000000' : '';
      }),
    ]
      .map(celda)
      .join(';'),
  );
  const titulos = ['Nombre', ...columnas.map(({ etiqueta }) => etiqueta)].join(';');
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await dialogo(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'gente.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([titulos, ...lineas].join('\r\n')),
    });
  await dialogo(page).getByRole('button', { name: 'Continuar' }).click();
  await dialogo(page).getByRole('button', { name: 'Revisar' }).click();
  const malas = filas.filter(({ motivo }) => motivo !== null);
  await expect(dialogo(page).getByRole('heading', { name: `Con errores (${malas.length})` })).toBeVisible();
  await dialogo(page)
    .getByRole('button', { name: `Importar ${filas.length - malas.length}` })
    .click();
  await expect(dialogo(page).getByText('La importación terminó con filas por corregir')).toBeVisible();
  for (const { motivo } of malas)
    await expect(
      dialogo(page)
        .getByText(motivo ?? '')
        .first(),
    ).toBeAttached();
  const { cuerpo } = await llamar('GET', '/participantes');
  const porNombre = new Map((cuerpo.data as Record<string, unknown>[]).map((p) => [p.nombre, p]));
  for (const [n, { columna, escrito, guardado }] of filas.entries()) {
    expect(porNombre.get(nombreDe(n))?.[columna.clave] ?? null, `${columna.clave}: ${escrito}`).toBe(
      guardado,
    );
  }
});

test('en un archivo, un documento escrito de otra manera es la misma persona', async ({ page, servidor }) => {
  const { aceptados } = TABLA.documento;
  const lineas = aceptados.map(
    ([escrito], n) => `Persona Con Documento ${n};300000${String(1000 + n)};CC;"${escrito}"`,
  );
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await dialogo(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'documentos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Nombre;Teléfono;Tipo de documento;Número de documento', ...lineas].join('\r\n')),
    });
  await dialogo(page).getByRole('button', { name: 'Continuar' }).click();
  await dialogo(page).getByRole('button', { name: 'Revisar' }).click();
  const distintos = new Set(aceptados.map(([, guardado]) => guardado)).size;
  await expect(
    dialogo(page).getByRole('heading', { name: `Ya existen (${aceptados.length - distintos})` }),
  ).toBeVisible();
});

test('se encuentra como se escribe', async ({ page, servidor }) => {
  const crear = await apiDe(servidor);
  const { id } = await crear('/participantes', {
    nombre: 'Yolima Peñaranda Zulúaga',
    telefono: '3005554433',
    tipo_documento: 'CC',
    numero_documento: '1020304050',
  });
  await crear('/acudientes', {
    id_participante: id,
    numero_documento: '70111222',
    nombres: 'Wbeimar',
    apellidos: 'Quiroz',
    es_principal: true,
  });
  for (const nombre of ['Otra Persona Uno', 'Otra Persona Dos']) {
    await crear('/participantes', { nombre, telefono: '3105550000' });
  }
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
  const buscador = page.getByRole('searchbox', { name: 'Buscar participantes' });
  for (const [n, [escrito]] of TABLA.busqueda.entries()) {
    await escribir(page, buscador, escrito, n % 2 === 1);
    await buscador.press('Enter');
    // The only one that it finds opens.
    await expect(dialogo(page).filter({ hasText: 'Yolima Peñaranda Zulúaga' }), escrito).toBeVisible();
    await dialogo(page).getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(
      page.getByRole('button', { name: 'Yolima Peñaranda Zulúaga', exact: true }),
      escrito,
    ).toBeVisible();
    await page.getByRole('button', { name: 'Borrar búsqueda' }).click();
    await expect(page.getByRole('button', { name: 'Otra Persona Uno', exact: true })).toBeVisible();
  }
});
