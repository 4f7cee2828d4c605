import type { Page } from '@playwright/test';
import { elegirDelMenu } from '@tests/e2e/apoyo/elegir-del-menu';
import { guardadoEn } from '@tests/e2e/apoyo/lo-guardado';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { entrar } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR, type ServidorReal } from '@tests/e2e/apoyo/servidor';
import { apiDe, asegurarConsulta, CONSULTA, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import {
  abrirConPin,
  abrirSinRed,
  cortarLaRed,
  dialogo,
  elegirEquipo,
  porEnviar,
  volverLaRed,
} from '@tests/e2e/apoyo/sin-red';
import { abrirApi } from './fallas/apoyo/api';

/** One device through what happens to it: tabs, a session that ends, another person, a clock, a browser that makes room. */
const test = pruebaConServidorPropio();

const ENVIADO = 'Lo que se envió desde este equipo';

/** Inés is in the house; Rita is out with permission. */
const sembrar = async (servidor: ServidorReal, apellido: string) => {
  const api = await apiDe(servidor);
  const { id: sede_id } = await api('/sedes', { nombre: `Casa ${apellido}`, direccion: 'Calle 1' });
  const persona = async (nombre: string, estado: string): Promise<number> => {
    const { id } = await api('/participantes', {
      ...{ nombre: `${nombre} ${apellido}`, estado, telefono: '3001234500' },
      ...{ fecha_ingreso: '2026-01-05', sede_id, area: 'MUJERES' },
    });
    return id;
  };
  return { ines: await persona('Inés', 'ACTIVO'), rita: await persona('Rita', 'CON_PERMISO') };
};
const cambiosDe = async (servidor: ServidorReal, id: number): Promise<number> => {
  const llamar = await llamadorDe(servidor);
  const { cuerpo } = await llamar('GET', `/actividad?entidad=participante&id=${id}`);
  return (cuerpo.data as { accion: string }[]).filter(({ accion }) => accion === 'ACTUALIZAR').length;
};
/** What the service says to that session. */
const responde = async (servidor: ServidorReal, token: string): Promise<number> =>
  (await fetch(`${servidor.url}/dashboard-api/sedes`, { headers: { authorization: `Bearer ${token}` } }))
    .status;
const botonDe = (page: Page, estado: string, nombre: string) =>
  page.getByRole('button', { name: `${estado}, estado de ${nombre}` });

test('dos pestañas y una sesión que termina: una cola, que sale una vez cuando la persona entra', async ({
  page,
  context,
  servidor,
}) => {
  test.setTimeout(120_000);
  const { ines, rita } = await sembrar(servidor, 'Pestañas');
  await elegirEquipo(page);
  await cortarLaRed(page);
  await abrirSinRed(page, '/participantes?buscar=pestañas');
  const otra = await context.newPage();
  await abrirSinRed(otra, '/participantes?buscar=pestañas');
  await botonDe(page, 'Activo', 'Inés Pestañas').click();
  for (const pestana of [page, otra]) await expect(porEnviar(pestana, 1)).toBeVisible();
  await botonDe(otra, 'Con permiso', 'Rita Pestañas').click();
  for (const pestana of [page, otra]) await expect(porEnviar(pestana, 2)).toBeVisible();

  const api = await abrirApi(servidor);
  await api.terminarSesion(await page.evaluate(() => localStorage.getItem('authToken') ?? ''));
  await volverLaRed(page);
  await page.waitForURL(/\/login/, { timeout: 60_000 });
  await otra.waitForURL(/\/login/, { timeout: 60_000 });
  for (const id of [ines, rita]) expect(await cambiosDe(servidor, id)).toBe(0);
  await entrar(page);
  await expect(page.getByRole('button', { name: ENVIADO })).toBeVisible({ timeout: 60_000 });
  await otra.goto('/participantes?buscar=pestañas');
  await expect(otra.getByRole('button', { name: ENVIADO })).toBeVisible();
  await expect(botonDe(otra, 'Con permiso', 'Inés Pestañas')).toBeVisible();
  await expect(botonDe(otra, 'Activo', 'Rita Pestañas')).toBeVisible();
  for (const id of [ines, rita]) expect(await cambiosDe(servidor, id)).toBe(1);
});

test('dos personas en un equipo: la segunda no ve ni envía, y lo de la primera sale cuando vuelve', async ({
  page,
  servidor,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 375, height: 667 });
  const { rita: id } = await sembrar(servidor, 'Turnada');
  await asegurarConsulta(servidor);
  await elegirEquipo(page);
  await cortarLaRed(page);
  await abrirSinRed(page, '/participantes?buscar=turnada');
  await botonDe(page, 'Con permiso', 'Rita Turnada').click();
  await expect(porEnviar(page, 1)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  const aviso = page.getByRole('alertdialog', { name: 'Falta 1 registro por enviar' });
  await aviso.getByRole('button', { name: 'Salir y dejarlo guardado' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await responde(servidor, token)).toBe(200);
  expect((await guardadoEn(page)).almacenes).not.toContain(token);
  await volverLaRed(page);

  // The service is told of who left once there is somebody to tell.
  await page.mouse.move(10, 10);
  await expect.poll(() => responde(servidor, token)).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('cierresPendientes'))).toBeNull();
  await page.goto('/login?destino=%2Fparticipantes%3Fbuscar%3Dturnada');
  await entrar(page, CONSULTA);
  await expect(page.getByText('Rita Turnada').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cuenta de/ })).toBeVisible();
  await expect(page.getByText(/^Por enviar/)).toHaveCount(0);
  expect((await guardadoEn(page)).bases.match(/"coleccion":"cola"/g)).toHaveLength(1);
  expect(await cambiosDe(servidor, id)).toBe(0);
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/login?destino=%2Fparticipantes');
  await entrar(page, ADMINISTRADOR);
  await expect(page.getByRole('button', { name: ENVIADO })).toBeVisible({ timeout: 60_000 });
  expect(await cambiosDe(servidor, id)).toBe(1);
});

test('un corte que se lleva lo que el navegador escribe tarde no esconde lo que espera', async ({
  page,
  servidor,
}) => {
  test.setTimeout(120_000);
  const { ines } = await sembrar(servidor, 'Corte');
  await elegirEquipo(page);
  await cortarLaRed(page);
  await abrirSinRed(page, '/participantes?buscar=corte');
  await botonDe(page, 'Activo', 'Inés Corte').click();
  await expect(porEnviar(page, 1)).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('sinRed'));
  await abrirSinRed(page, '/participantes?buscar=corte');
  await expect(porEnviar(page, 1)).toBeVisible();
  await volverLaRed(page);
  await expect.poll(() => cambiosDe(servidor, ines), { timeout: 60_000 }).toBe(1);
});

test('un reloj de otro día, y un navegador que borra lo guardado: se dice, y se puede seguir', async ({
  page,
  servidor,
}) => {
  test.setTimeout(120_000);
  await sembrar(servidor, 'Reloj');
  await elegirEquipo(page);
  await cortarLaRed(page);
  const dias = (cuantos: number) => Date.now() + cuantos * 86_400_000;
  // With the page gone, nothing that it was still keeping is dated by the wrong clock.
  await page.goto('about:blank');
  await page.clock.setSystemTime(dias(-2));
  await page.goto('/participantes?buscar=reloj');
  await expect(dialogo(page).getByText(/marca una hora anterior a la última que se vio/)).toBeVisible();
  await page.clock.setSystemTime(dias(1.5));
  await page.reload();
  await abrirConPin(page);
  await expect(page.getByText('Inés Reloj').first()).toBeVisible();
  await expect(page.getByText(/Datos de hace 1 d/)).toBeVisible();
  await expect(page.getByText(/^Lo guardado aquí se lee hasta/)).toHaveCount(0);
  // On a page that nobody touches it grows older by itself.
  await page.clock.setSystemTime(dias(2));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(/Datos de hace 2 d/)).toBeVisible();
  await page.clock.setSystemTime(dias(2.2));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^Lo guardado aquí se lee hasta el/)).toBeVisible();
  // Two notices are read as two.
  const lugares = await page
    .locator('main p')
    .filter({ hasText: /^(?:Lo guardado aquí se lee hasta|Sin conexión)/ })
    .evaluateAll((titulos) =>
      titulos.map((titulo) => titulo.parentElement?.parentElement?.getBoundingClientRect().toJSON()),
    );
  expect(lugares).toHaveLength(2);
  expect(
    Math.max(...lugares.map(({ top }) => top)) - Math.min(...lugares.map(({ bottom }) => bottom)),
  ).toBeGreaterThan(7);
  await page.clock.setSystemTime(dias(4));
  await page.reload();
  // No PIN opens it any more: none is asked for.
  await expect(dialogo(page).getByText(/pasó de los días permitidos/)).toBeVisible();
  await expect(dialogo(page).getByLabel('PIN de seis números')).toHaveCount(0);

  await page.clock.setSystemTime(dias(0));
  await volverLaRed(page);
  await page.goto('/participantes?buscar=reloj');
  await expect(page.getByText('Inés Reloj').first()).toBeVisible();
  await page.evaluate(() => void indexedDB.deleteDatabase('sin-red'));
  await expect(page.getByText('El navegador borró lo que este equipo guardaba')).toBeVisible();
  await page.getByRole('link', { name: 'trabajar sin red en este equipo' }).click();
  await expect(page.getByRole('button', { name: 'Trabajar sin red en este equipo' })).toBeVisible();
});

test('lo que quedó escrito a medias vuelve tras recargar sin red, con el PIN, y nunca está en claro', async ({
  page,
  servidor,
}) => {
  test.setTimeout(120_000);
  await sembrar(servidor, 'Amedias');
  await elegirEquipo(page);
  await cortarLaRed(page);
  await abrirSinRed(page, '/participantes?buscar=amedias');
  await page.getByRole('button', { name: 'Nuevo participante' }).first().click();
  const formulario = page.getByRole('dialog', { name: 'Nuevo participante' });
  await formulario.getByLabel('Nombre completo').fill('Teodora Canaria');
  await expect.poll(async () => (await guardadoEn(page)).almacenes).toContain('participante:nuevo');
  expect(Object.values(await guardadoEn(page)).join()).not.toContain('Teodora');

  await page.reload();
  await abrirConPin(page);
  await expect(formulario.getByText(/^Recuperamos lo que escribió/)).toBeVisible();
  await expect(formulario.getByLabel('Nombre completo')).toHaveValue('Teodora Canaria');

  // What is done with one person comes back as well, by itself.
  await abrirSinRed(page, '/participantes?buscar=amedias');
  await elegirDelMenu(page, 'Inés Amedias', 'Novedad');
  const novedad = page.getByRole('dialog', { name: 'Novedad de Inés Amedias' });
  await novedad.getByRole('textbox', { name: 'Qué pasó' }).fill('Vino la tía Canaria');
  await expect.poll(async () => (await guardadoEn(page)).almacenes).toContain('novedad:');
  await page.reload();
  await abrirConPin(page);
  await expect(novedad.getByText(/^Recuperamos lo que escribió/)).toBeVisible();
  await expect(novedad.getByRole('textbox', { name: 'Qué pasó' })).toHaveValue('Vino la tía Canaria');
});
