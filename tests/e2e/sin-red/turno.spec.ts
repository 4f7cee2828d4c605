import type { Page } from '@playwright/test';
import { elegirDelMenu } from '@tests/e2e/apoyo/elegir-del-menu';
import { guardadoEn } from '@tests/e2e/apoyo/lo-guardado';
import { expect, servidorDeObrero } from '@tests/e2e/apoyo/prueba';
import { salir } from '@tests/e2e/apoyo/recorrido-personal';
import type { ServidorReal } from '@tests/e2e/apoyo/servidor';
import { apiDe, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import {
  abrirConPin,
  abrirSinRed,
  dialogo,
  elegirEquipo,
  pagarSinRed,
  porEnviar,
  rutaDeAbono,
} from '@tests/e2e/apoyo/sin-red';
import { test as base, conCopia } from './apoyo/copia';
import { equipoQueSeApaga } from './apoyo/equipo-que-se-apaga';

type Equipo = Awaited<ReturnType<typeof equipoQueSeApaga>>;

/** A server of its own, because its history is counted, and a browser that can be killed. */
const test = base.extend<{ equipo: Equipo }, { servidor: ServidorReal }>({
  servidor: [...servidorDeObrero()],
  equipo: async ({ playwright, servidor }, use) => {
    const equipo = await equipoQueSeApaga(playwright.chromium, {
      baseURL: servidor.url,
      serviceWorkers: 'allow',
      viewport: { width: 1280, height: 800 },
    });
    await use(equipo);
    await equipo.borrar();
    expect(equipo.errores).toEqual([]);
  },
});

const TELEFONO = '3117650011';
const NUEVA = { nombre: 'Nidia Recienllegada', telefono: '3209998877', documento: '43777111' };
/** Of people, their phones and documents, what was written about them and what they paid. */
const DATOS =
  /Apagada|Recienllegada|3117650011|3001234500|3209998877|43777111|1035888[123]|Se fue la luz|Cita m|(?<!\d)200\.?00[1-5](?!\d)/;

/** Nothing of anybody can be read in what this browser keeps; answers how many things wait in it. */
const sinDatosALaVista = async (page: Page): Promise<number> => {
  const { bases, cajas, almacenes } = await guardadoEn(page);
  for (const texto of [bases, cajas, almacenes]) expect(DATOS.exec(texto)?.[0]).toBeUndefined();
  return bases.split('"coleccion":"cola"').length - 1;
};

const pago = (n: number) => 200_000 + n;
const sembrar = async (servidor: ServidorReal) => {
  const api = await apiDe(servidor);
  const { id: sede_id } = await api('/sedes', { nombre: 'Casa del Turno', direccion: 'Calle 1' });
  const persona = async (nombre: string, estado: string, n: number) => {
    const { id } = await api('/participantes', {
      ...{ nombre: `${nombre} Apagada`, estado, telefono: '3001234500' },
      ...{ fecha_ingreso: '2026-01-05', sede_id, area: 'MUJERES' },
    });
    await api('/acudientes', {
      ...{ id_participante: id, tipo_documento: 'CC', numero_documento: `1035888${n}` },
      ...{ nombres: 'Gloria', apellidos: `Peña ${n}`, telefono: TELEFONO, es_principal: true },
    });
    return id;
  };
  const [alba, berta] = [await persona('Alba', 'ACTIVO', 1), await persona('Berta', 'ACTIVO', 2)];
  const clara = await persona('Clara', 'CON_PERMISO', 3);
  const cobros: number[] = [];
  for (const [i, participante_id] of [alba, berta, clara, alba, berta].entries()) {
    const periodo = i < 3 ? '2026-01' : '2026-02';
    const cobro = { participante_id, periodo, concepto: 'MENSUALIDAD', valor: 850_000 };
    cobros.push((await api('/mensualidades', cobro)).id);
  }
  return { alba, berta, clara, cobros };
};

const encontrar = async (page: Page, nombre: string): Promise<void> => {
  await page.getByRole('searchbox').first().fill(nombre);
  await page
    .getByRole('button', { name: `${nombre} Apagada`, exact: true })
    .first()
    .click();
  await expect(
    dialogo(page)
      .getByRole('link', { name: /Llamar/ })
      .first(),
  ).toHaveAttribute('href', new RegExp(TELEFONO));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const anotarNovedad = async (page: Page, nombre: string, texto: string): Promise<void> => {
  await elegirDelMenu(page, `${nombre} Apagada`, 'Novedad');
  await dialogo(page).getByRole('textbox', { name: 'Qué pasó' }).fill(texto);
  await dialogo(page).getByRole('radio', { name: 'Visita' }).check();
  await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const irAParticipantes = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Participantes', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Participantes' })).toBeVisible();
  await page
    .getByRole('link', { name: 'Todos', exact: true })
    .or(page.getByRole('tab', { name: 'Todos' }))
    .click();
  await page.getByRole('searchbox').first().fill('apagada');
};

test('media hora sin red, con el navegador muerto dos veces: todo llega una vez, en orden y sin rastro', async ({
  equipo,
  servidor,
}) => {
  test.setTimeout(300_000);
  const { alba, berta, clara, cobros } = await sembrar(servidor);
  const ruta = (n: number) => rutaDeAbono(cobros[n - 1] as number);
  const pagar = (page: Page, n: number) => pagarSinRed(page, new Intl.NumberFormat('es-CO').format(pago(n)));
  let page = await equipo.encender();

  await test.step('con red se elige el equipo y llega el panel', async () => {
    await elegirEquipo(page);
    await conCopia(page, 'panel');
    await page.context().setOffline(true);
  });
  await test.step('se busca a tres y se llama; una salida, una novedad y un pago', async () => {
    await abrirSinRed(page, '/participantes');
    for (const nombre of ['Alba', 'Berta', 'Clara']) await encontrar(page, nombre);
    await page.getByRole('searchbox').first().fill('apagada');
    await page.getByRole('button', { name: 'Activo, estado de Alba Apagada' }).click();
    await expect(porEnviar(page, 1)).toBeVisible();
    await anotarNovedad(page, 'Berta', 'Se fue la luz');
    await expect(porEnviar(page, 2)).toBeVisible();
    await abrirSinRed(page, ruta(1));
    await pagar(page, 1);
    await expect(porEnviar(page, 3)).toBeVisible();
    await equipo.apagar();
  });
  await test.step('cerrado no se lee nada; dos pagos, un regreso y un ingreso', async () => {
    page = await equipo.encender({ offline: true });
    await page.goto(ruta(2));
    await expect(page.getByText('Por enviar (3)')).toBeVisible();
    expect(await sinDatosALaVista(page)).toBe(3);
    await abrirConPin(page);
    await pagar(page, 2);
    await abrirSinRed(page, '/financiero?pago=true');
    await page.getByRole('searchbox', { name: 'Buscar a quien va a pagar' }).fill('clara');
    await dialogo(page)
      .getByRole('button', { name: /Clara Apagada/ })
      .click();
    await pagar(page, 3);
    await irAParticipantes(page);
    await page.getByRole('button', { name: 'Con permiso, estado de Clara Apagada' }).click();
    await expect(porEnviar(page, 6)).toBeVisible();
    await page.getByRole('button', { name: 'Nuevo participante' }).first().click();
    await dialogo(page).getByLabel('Nombre completo').fill(NUEVA.nombre);
    await dialogo(page).getByLabel('Teléfono').fill(NUEVA.telefono);
    await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(porEnviar(page, 7)).toBeVisible();
    await equipo.apagar();
  });
  await test.step('dos pagos, el acudiente de quien llegó, otra salida y otra novedad', async () => {
    page = await equipo.encender({ offline: true });
    await abrirSinRed(page, ruta(4));
    await pagar(page, 4);
    await porEnviar(page, 8).click();
    await dialogo(page).getByRole('link', { name: 'Agregar acudiente' }).click();
    const acudiente = page.getByRole('dialog', { name: 'Nuevo acudiente' });
    await acudiente.getByLabel(/^Nombres/).fill('Gloria');
    await acudiente.getByLabel(/^Apellidos/).fill('Recienllegada');
    await acudiente.getByLabel(/^Tipo de documento/).selectOption('CC');
    await acudiente.getByLabel(/^Número de documento/).fill(NUEVA.documento);
    await acudiente.getByRole('button', { name: 'Guardar' }).click();
    await expect(porEnviar(page, 9)).toBeVisible();
    await irAParticipantes(page);
    await elegirDelMenu(page, 'Berta Apagada', 'Registrar permiso');
    await dialogo(page).getByLabel('Regreso previsto').fill('31/12/2099');
    await dialogo(page).getByLabel('Motivo').fill('Cita médica');
    await dialogo(page).getByRole('button', { name: 'Registrar permiso' }).click();
    await expect(porEnviar(page, 10)).toBeVisible();
    await anotarNovedad(page, 'Clara', 'Se fue la luz otra vez');
    await abrirSinRed(page, ruta(5));
    await pagar(page, 5);
    await expect(porEnviar(page, 12)).toBeVisible();
    expect(await sinDatosALaVista(page)).toBe(12);
  });
  await test.step('vuelve la red, y al salir no queda nada', async () => {
    await page.context().setOffline(false);
    const enviado = page.getByRole('button', { name: 'Lo que se envió desde este equipo' });
    await expect(enviado).toBeVisible({ timeout: 60_000 });
    await salir(page);
    await sinDatosALaVista(page);
    const { bases, almacenes } = await guardadoEn(page);
    expect(bases.match(/"coleccion"/g) ?? []).toHaveLength(0);
    expect(almacenes).not.toContain('authToken');
  });
  await test.step('el servicio tiene todo, una vez y en su orden', async () => {
    const llamar = await llamadorDe(servidor);
    const filas = async (de: string) => (await llamar('GET', de)).cuerpo.data as Record<string, unknown>[];
    const abonos = (await filas('/abonos?limite=50')) as { recibo: number; valor: number }[];
    abonos.sort((uno, otro) => uno.recibo - otro.recibo);
    expect(abonos.map(({ recibo, valor }) => [recibo, valor])).toEqual(
      [1, 2, 3, 4, 5].map((n) => [n, pago(n)]),
    );
    const [nueva, ...repetidas] = await filas('/participantes?buscar=recienllegada&limite=10');
    expect(nueva).toMatchObject({ nombre: NUEVA.nombre, telefono: NUEVA.telefono });
    expect(repetidas).toEqual([]);
    const suyos = await llamar('GET', `/participantes/${nueva?.id}/acudientes`);
    expect(JSON.stringify(suyos.cuerpo)).toContain(NUEVA.documento);
    // What the service wrote down of the shift, oldest first.
    const historia = (await filas('/actividad?limite=50')).reverse();
    const desde = historia.findIndex(({ accion }) => accion === 'EXPORTAR');
    const delTurno = historia
      .slice(desde)
      .map(({ entidad, accion, entidad_id: id }) => `${entidad} ${accion} ${id}`);
    const deAbono = (n: number) => `mensualidad ACTUALIZAR ${cobros[n - 1]}`;
    const PROPIAS = /^(?:mensualidad|participante|acudiente|novedad) /;
    expect(delTurno.filter((linea) => PROPIAS.test(linea))).toEqual([
      ...[`participante ACTUALIZAR ${alba}`, 'novedad CREAR 1', deAbono(1)],
      ...[deAbono(2), deAbono(3), `participante ACTUALIZAR ${clara}`, `participante CREAR ${nueva?.id}`],
      ...[deAbono(4), 'acudiente CREAR 4', `participante ACTUALIZAR ${berta}`, 'novedad CREAR 2', deAbono(5)],
    ]);
  });
});
