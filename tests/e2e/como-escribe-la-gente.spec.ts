import { campoDe, dialogo, EN_PARTICIPANTE, escribir, TABLA } from '@tests/e2e/apoyo/como-escribe';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';

type Guardado = string | number;
const test = pruebaConServidorPropio();

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
