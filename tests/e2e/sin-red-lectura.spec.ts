import type { Page } from '@playwright/test';
import { sembrador } from '@tests/e2e/apoyo/api-personal';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { todoLoGuardado } from '@tests/e2e/apoyo/lo-guardado';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { entrar } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirConPin, cortarLaRed, elegirEquipo, PIN, volverLaRed } from '@tests/e2e/apoyo/sin-red';

const GENTE = ['Ángela Sinred Uno', 'Bernardo Sinred Dos', 'Catalina Sinred Tres'] as const;
const TELEFONO = '3117654321';

let sembrada = false;

/** Three people of the house, one with a guardian who is called and a fee that is owed. */
const sembrar = async (url: string): Promise<void> => {
  if (sembrada) return;
  sembrada = true;
  const crear = await sembrador(url);
  const sede = await crear('/sedes', {
    nombre: 'Casa Sinred',
    direccion: 'Calle 1 # 2-3',
    municipio: 'Apartadó',
  });
  for (const nombre of GENTE) {
    const { id } = await crear('/participantes', {
      nombre,
      telefono: '3001112233',
      estado: 'ACTIVO',
      fecha_ingreso: '2026-01-05',
      sede_id: sede.id,
      area: 'HOMBRES',
    });
    await crear('/acudientes', {
      id_participante: id,
      numero_documento: `77${id}`,
      nombres: 'Rosa',
      apellidos: `Madre de ${nombre.split(' ')[0]}`,
      telefono: TELEFONO,
      es_principal: true,
    });
    await crear('/mensualidades', {
      participante_id: id,
      periodo: '2026-10',
      concepto: 'MENSUALIDAD',
      valor: 612_345,
    });
  }
};

const elegir = async (page: Page, url: string): Promise<void> => {
  await sembrar(url);
  await elegirEquipo(page);
};

const SIN_DATOS = /Sinred|Rosa|3117654321|3001112233|612345|612\.345/;

for (const ancho of [375, 1280]) {
  test(`sin red: con el PIN se encuentra, se llama, se mira el censo y lo que deben (${ancho})`, async ({
    page,
    servidor,
  }) => {
    test.slow();
    await page.setViewportSize({ width: ancho, height: ancho === 375 ? 667 : 800 });
    await elegir(page, servidor.url);
    expect(await todoLoGuardado(page)).not.toMatch(SIN_DATOS);

    await cortarLaRed(page);
    await page.goto('/participantes');
    await expect(page.getByRole('dialog', { name: /Trabajar sin red/ })).toBeVisible();
    await sinFallasDeAcceso(page);
    await abrirConPin(page, '740 193');
    await expect(page.getByText('PIN incorrecto. Le quedan 4 intentos.')).toBeVisible();
    await abrirConPin(page);
    await expect(page.getByText(/Datos de (?:ahora|hace)/)).toBeVisible();

    for (const nombre of GENTE) {
      await page.goto(`/participantes?buscar=${encodeURIComponent(nombre.split(' ')[0] ?? '')}`);
      await abrirConPin(page);
      await expect(page.getByText(nombre).first()).toBeVisible();
    }
    expect(await todoLoGuardado(page)).not.toMatch(SIN_DATOS);
    await page.getByRole('button', { name: GENTE[2], exact: true }).first().click();
    await expect(
      page
        .getByRole('dialog')
        .getByRole('link', { name: /Llamar/ })
        .first(),
    ).toHaveAttribute('href', new RegExp(TELEFONO));

    await page.goto('/participantes/censo');
    await abrirConPin(page);
    await expect(page.getByText(GENTE[0]).first()).toBeVisible();
    await page.goto('/financiero?buscar=catalina');
    await abrirConPin(page);
    await expect(page.getByText('612.345').first()).toBeVisible();

    await volverLaRed(page);
    // It reads again every half a minute what one reading left as it was.
    await expect(page.getByText(/Datos de (?:ahora|hace)/)).toBeHidden({ timeout: 60_000 });
  });
}

test('cinco PIN equivocados borran lo guardado para leer, y al salir no queda nada', async ({
  page,
  servidor,
}) => {
  test.slow();
  await elegir(page, servidor.url);
  await cortarLaRed(page);
  await page.goto('/participantes');
  for (const quedan of [4, 3, 2, 1]) {
    await abrirConPin(page, '740193');
    await expect(
      page.getByText(quedan === 1 ? 'Le queda 1 intento' : `Le quedan ${quedan} intentos`),
    ).toBeVisible();
  }
  await abrirConPin(page, '740193');
  await expect(page.getByText('Se acabaron los intentos')).toBeVisible();
  await page.getByRole('button', { name: 'Entendido' }).click();
  await volverLaRed(page);
  const guardado = await todoLoGuardado(page);
  expect(guardado).not.toContain('"copia"');
  expect(guardado).not.toMatch(SIN_DATOS);
});

test('al cerrar la sesión se borra la copia; sin espacio se dice y no queda nada a medias', async ({
  page,
  servidor,
}) => {
  test.slow();
  await elegir(page, servidor.url);
  expect(await todoLoGuardado(page)).toContain('"coleccion":"copia"');
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await todoLoGuardado(page)).not.toContain('"coleccion":"copia"');

  await page.goto('/login?destino=%2Fconfiguracion%3Fpestana%3Dpreferencias');
  await entrar(page, ADMINISTRADOR);
  await page.getByRole('button', { name: 'Dejar de guardar y borrar' }).click();
  await page.getByRole('button', { name: 'Borrar de este equipo' }).click();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no cabe', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Trabajar sin red en este equipo' }).click();
  await page.getByRole('dialog').getByLabel('PIN de seis números').fill(PIN);
  await page.getByRole('dialog').getByLabel('El PIN otra vez').fill(PIN);
  await page.getByRole('button', { name: 'Guardar en este equipo' }).click();
  await expect(page.getByRole('dialog').getByText(/No queda espacio en este equipo/)).toBeVisible();
});
