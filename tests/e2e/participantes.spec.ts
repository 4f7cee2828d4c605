import type { Page } from '@playwright/test';
import { accionDePagina } from '@tests/e2e/apoyo/accion-de-pagina';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { elegirAccion, enLista } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';

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
      await expect(dialogo(page).getByLabel(/^Sede/)).toHaveAccessibleDescription(
        /no tiene cupos en el área de hombres: 1 de 1/,
      );
      await expect(dialogo(page).getByText(/Error 409/)).toHaveCount(0);
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
      await accionDePagina(page, 'Censo');
      await expect(page.getByRole('region', { name: 'Casa Llena · Hombres' })).toContainText('Omar Ocupa');
      await sinFallasDeAcceso(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation').first()).toBeHidden();
      await expect(page.getByText('Omar Ocupa')).toBeVisible();
      await expect(page.getByRole('article').getByText(/consulta@fundacion\.example/)).toBeVisible();
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
