import type { Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { elegirDelMenu } from '@tests/e2e/apoyo/elegir-del-menu';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';

const dialogo = (page: Page) => page.getByRole('dialog');

let habitada = 0;

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  await asegurarConsulta(servidor);
  habitada = (
    await crear('/sedes', {
      nombre: 'Casa Habitada',
      direccion: 'Calle 1 # 2-3',
      capacidad_hombres: 4,
    })
  ).id;
  await crear('/participantes', {
    nombre: 'Omar Ocupa',
    telefono: '3000000001',
    sede_id: habitada,
    area: 'HOMBRES',
    estado: 'ACTIVO',
    fecha_ingreso: '2026-01-10',
  });
});

for (const [ancho, alto] of [
  [1280, 800],
  [375, 812],
] as const) {
  test.describe(`sedes a ${ancho} px`, () => {
    test.use({ viewport: { width: ancho, height: alto } });

    test('crea una sede, y lo malo se dice junto a cada campo', async ({ page, servidor }) => {
      await abrirComo(page, servidor, ADMINISTRADOR, '/sedes');
      await expect(page.getByText('Casa Habitada').first()).toBeVisible();
      await sinFallasDeAcceso(page);
      await page.getByRole('button', { name: 'Nueva sede' }).first().click();
      await dialogo(page).getByLabel('Nombre', { exact: true }).fill(`Casa ${ancho}`);
      await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
      await expect(dialogo(page).getByLabel('Dirección', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(dialogo(page).getByLabel('Nombre', { exact: true })).toHaveValue(`Casa ${ancho}`);
      await sinFallasDeAcceso(page);
      await dialogo(page).getByLabel('Dirección', { exact: true }).fill('Calle 7 # 8-9');
      await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
      await expect(dialogo(page)).toBeHidden();
      await expect(page.getByText(`Casa ${ancho}`).first()).toBeVisible();
    });

    test('una sede con participantes no se inactiva', async ({ page, servidor }) => {
      await abrirComo(page, servidor, ADMINISTRADOR, `/sedes?editar=${habitada}`);
      await dialogo(page).getByLabel('Estado').selectOption('INACTIVA');
      await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
      await expect(
        dialogo(page)
          .getByText(/tiene 1 participante/)
          .first(),
      ).toBeVisible();
    });

    test('en la tabla se eligen para hacer algo con ellas, y se quitan columnas', async ({
      page,
      servidor,
    }) => {
      await abrirComo(page, servidor, ADMINISTRADOR, '/sedes?vista=tabla');
      const esTelefono = ancho < 768;
      if (esTelefono) await elegirDelMenu(page, 'Casa Habitada', 'Seleccionar');
      else await page.getByRole('checkbox', { name: 'Seleccionar Casa Habitada' }).check();
      await expect(page.getByRole('region', { name: 'Acciones con lo seleccionado' })).toBeVisible();
      await sinFallasDeAcceso(page);
      await page.getByRole('button', { name: 'Quitar selección' }).click();
      // The two lines of a phone have no columns to take away.
      if (esTelefono) return;
      // Who wrote it last is there for whoever asks for it.
      await expect(page.getByRole('columnheader', { name: 'Última edición' })).toHaveCount(0);
      const titulos = page.getByRole('columnheader', { name: 'Responsable' });
      await expect(titulos.first()).toBeVisible();
      await page.getByRole('button', { name: 'Columnas' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Responsable' }).click();
      await page.reload();
      await expect(page.getByText('Casa Habitada').first()).toBeVisible();
      await expect(titulos).toHaveCount(0);
    });

    test('CONSULTA mira las sedes y no encuentra cómo escribir', async ({ page, servidor }) => {
      await abrirComo(page, servidor, CONSULTA, '/sedes?vista=tabla');
      await expect(page.getByText('Casa Habitada').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Nueva sede' })).toHaveCount(0);
      await sinFallasDeAcceso(page);
    });
  });
}
