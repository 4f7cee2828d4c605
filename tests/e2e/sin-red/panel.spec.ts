import type { Page } from '@playwright/test';
import { expect } from '@tests/e2e/apoyo/prueba';
import { salir } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR, ServidorReal } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import {
  abrirConPin,
  abrirSinRed,
  cortarLaRed,
  elegirEsteEquipo,
  porEnviar,
  volverLaRed,
} from '@tests/e2e/apoyo/sin-red';
import { conCopia, loGuardado, test } from './apoyo/copia';
import { type Delantera, ponerDelante } from './apoyo/delantera';

const SIN_CONEXION = /^Sin conexión/;
const VERSION_NUEVA = 'Hay una versión nueva';
/** A browser looks for a newer worker when the one it has rests: half a minute without work, and then it brings the copy. */
const SIN_PRISA = { timeout: 120_000 };
const titulo = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('el panel abre sin red, lo dice, no cierra la sesión y se completa solo cuando la red vuelve', async ({
  page,
  context,
  servidor,
}) => {
  test.slow();
  const crear = await apiDe(servidor);
  await crear('/participantes', { nombre: 'Nubia Sin Luz', telefono: '3000000091' });
  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  await conCopia(page, 'panel');
  await context.setOffline(true);
  for (const [width, height] of [
    [375, 667],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/participantes?buscar=Nubia');
    await expect(titulo(page, 'Participantes')).toBeVisible();
    await expect(page.getByRole('alert').getByText(SIN_CONEXION)).toBeVisible();
    await expect(page.getByText('Error al cargar participantes')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  }
  // Whoever has a session goes on to the panel: what the sign-in says of the network is not for them.
  await page.goto('/login');
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible();
  await expect(page.getByText(/Para ingresar hace falta la red/)).toBeHidden();
  await page.goto('/participantes?buscar=Nubia');
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Nubia Sin Luz', exact: true })).toBeVisible();
  await expect(page.getByText(SIN_CONEXION)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/participantes');
});

test('después de trabajar y salir, lo guardado no tiene datos de nadie', async ({ page, servidor }) => {
  test.slow();
  const crear = await apiDe(servidor);
  const { id } = await crear('/participantes', {
    nombre: 'Zulma Reservada',
    telefono: '3009998877',
    tipo_documento: 'CC',
    numero_documento: '43555777',
  });
  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  await conCopia(page, 'panel');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.goto('/participantes?buscar=Zulma');
  await expect(page.getByText('Zulma Reservada').first()).toBeVisible();
  await page.goto(`/participantes?detalle=${id}`);
  await expect(page.getByRole('dialog')).toContainText('Zulma Reservada');
  await page.keyboard.press('Escape');
  await salir(page);
  const hallados = await page.evaluate(
    async (secretos) => {
      const donde: string[] = [];
      for (const nombre of await caches.keys()) {
        const memoria = await caches.open(nombre);
        for (const pedida of await memoria.keys()) {
          const texto = `${pedida.url} ${await (await memoria.match(pedida))?.text()}`;
          donde.push(
            ...secretos.filter((secreto) => texto.includes(secreto)).map((s) => `${pedida.url}: ${s}`),
          );
        }
      }
      return donde;
    },
    ['Zulma', '3009998877', '43555777', ADMINISTRADOR.email, token ?? 'sin token'],
  );
  expect(hallados).toEqual([]);
  const rutas = Object.values(await loGuardado(page)).flat();
  expect(rutas.filter((ruta) => /^\/(?:auth-api|dashboard-api|cuenta)\b/.test(ruta))).toEqual([]);
});

test('lo que se pide a los servicios no despierta al trabajador, que si va a salir se quedaría', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  await conCopia(page, 'panel');
  await page.goto('/participantes');
  await expect(titulo(page, 'Participantes')).toBeVisible();
  /** Who answered what the page asked for: the network, without the worker, or its `fetch` event. */
  const quienRespondio = (parte: string) =>
    page.evaluate((buscada) => {
      const pedido = performance.getEntriesByType('resource').filter(({ name }) => name.includes(buscada));
      return [...new Set(pedido.map((uno) => uno.toJSON().workerFinalSourceType))];
    }, parte);
  await expect.poll(() => quienRespondio('-api/')).toEqual(['network']);
  expect(await quienRespondio('/assets/')).not.toContain('network');
});

test.describe('una versión nueva', () => {
  let delante: Delantera;
  test.beforeEach(async ({ servidor }) => {
    delante = await ponerDelante(servidor.url);
  });
  test.afterEach(() => delante.cerrar());

  const entrar = async (page: Page, servidor: ServidorReal, ruta: string) => {
    await abrirComo(page, servidor, ADMINISTRADOR, '/robots.txt');
    const guardado = await page.evaluate(() => ({ ...localStorage }));
    await page.goto(`${delante.url}/robots.txt`);
    await page.evaluate((claves) => Object.assign(localStorage, claves), guardado);
    await page.goto(`${delante.url}${ruta}`);
  };
  /** As when somebody comes back to the tab. */
  const volverA = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const ponerLaNueva = async (page: Page) => {
    await expect(page.getByText(VERSION_NUEVA)).toBeVisible({ timeout: 60_000 });
    const carga = page.waitForEvent('load', { timeout: 90_000 });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await carga;
  };
  const versiones = async (page: Page) => Object.keys(await loGuardado(page)).sort();

  test('se anuncia sin tocar el formulario abierto, y se pone cuando la persona lo dice', async ({
    page,
    context,
    servidor,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    await entrar(page, servidor, '/configuracion');
    await conCopia(page, 'panel');
    const nombre = page.getByLabel('Nombre para mostrar');
    const antes = await nombre.inputValue();
    await nombre.fill('Ana a medias');
    const otra = await context.newPage();
    await otra.goto(`${delante.url}/sedes`);
    await expect(titulo(otra, 'Sedes')).toBeVisible();

    delante.publicar('nueva');
    await volverA(page);
    await expect(page.getByText(VERSION_NUEVA)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByText(/Guarde o descarte lo que está escribiendo/)).toBeVisible();
    await expect(nombre).toHaveValue('Ana a medias');
    expect((await versiones(page)).filter((nombreDe) => !nombreDe.endsWith('-nueva'))).toHaveLength(2);

    await nombre.fill(antes);
    await ponerLaNueva(page);
    await expect(nombre).toHaveValue(antes);
    await expect(page.getByText(VERSION_NUEVA)).toHaveCount(0);
    await expect.poll(() => versiones(page)).toEqual(['panel-nueva', 'sitio-nueva']);

    await expect(otra.getByText('El panel se actualizó en otra pestaña')).toBeVisible();
    await otra.getByRole('button', { name: 'Recargar' }).click();
    await expect(otra.getByText('El panel se actualizó en otra pestaña')).toHaveCount(0);
    await expect(titulo(otra, 'Sedes')).toBeVisible();
  });

  test('se pone también mientras la de antes espera algo que no llega', async ({ page, servidor }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    await entrar(page, servidor, '/configuracion');
    await conCopia(page, 'panel');
    const censo = '/participantes/censo';
    await page.evaluate(async (ruta) => {
      for (const nombre of await caches.keys()) await (await caches.open(nombre)).delete(ruta);
    }, censo);
    const { retenida } = delante.retener(censo);
    await page.reload();
    await expect.poll(retenida).toBe(true);

    delante.publicar('nueva');
    await volverA(page);
    await ponerLaNueva(page);
    await expect(titulo(page, 'Configuración')).toBeVisible();
    await expect.poll(() => versiones(page)).toEqual(['panel-nueva', 'sitio-nueva']);
  });

  test('con algo por enviar se pone, y lo que esperaba sigue ahí y se envía una vez', async ({
    page,
    servidor,
  }) => {
    test.slow();
    const crear = await apiDe(servidor);
    const { id: sede_id } = await crear('/sedes', { nombre: 'Casa Versiones', direccion: 'Calle 1' });
    const { id } = await crear('/participantes', {
      ...{ nombre: 'Olga Versiones', telefono: '3000000092', estado: 'ACTIVO' },
      ...{ fecha_ingreso: '2026-01-05', sede_id, area: 'MUJERES' },
    });
    await entrar(page, servidor, '/configuracion?pestana=preferencias');
    await elegirEsteEquipo(page);
    await conCopia(page, 'panel');
    // The service is gone; the pages and the worker still come.
    await cortarLaRed(page);
    await abrirSinRed(page, `${delante.url}/participantes?buscar=Olga`);
    await page.getByRole('button', { name: 'Activo, estado de Olga Versiones' }).click();
    await expect(porEnviar(page, 1)).toBeVisible();

    delante.publicar('con-cola');
    await volverA(page);
    await ponerLaNueva(page);
    await abrirConPin(page);
    await expect.poll(() => versiones(page)).toEqual(['panel-con-cola', 'sitio-con-cola']);
    await expect(porEnviar(page, 1)).toBeVisible();
    await volverLaRed(page);
    await expect(page.getByRole('button', { name: 'Lo que se envió desde este equipo' })).toBeVisible({
      timeout: 60_000,
    });
    const llamar = await llamadorDe(servidor);
    const { cuerpo } = await llamar('GET', `/actividad?entidad=participante&id=${id}`);
    const cambios = (cuerpo.data as { accion: string }[]).filter(({ accion }) => accion === 'ACTUALIZAR');
    expect(cambios).toHaveLength(1);
  });

  test('el sitio la toma en silencio, y quien administra puede apagar el trabajador', async ({
    page,
    servidor,
  }) => {
    test.slow();
    await page.goto(`${delante.url}/`);
    await conCopia(page, 'sitio');
    delante.publicar('nueva');
    await page.goto(`${delante.url}/about`);
    await expect.poll(() => versiones(page), SIN_PRISA).toEqual(['sitio-nueva']);
    await expect(page.getByText(VERSION_NUEVA)).toHaveCount(0);

    const apagado = await ServidorReal.en(servidor.carpeta, { OFFLINE_COPY: 'off' });
    await servidor.terminar();
    try {
      await apagado.arrancar();
      delante.pasarA(apagado.url);
      await page.goto(`${delante.url}/programs`);
      await expect.poll(() => versiones(page), SIN_PRISA).toEqual([]);
      await page.goto(`${delante.url}/contact`);
      await expect(titulo(page, 'Contacto')).toBeVisible();
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    } finally {
      await apagado.terminar();
      await servidor.arrancar();
    }
  });
});
