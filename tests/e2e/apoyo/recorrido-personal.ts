import { expect, type Page } from '@playwright/test';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';

export const entrar = async (
  page: Page,
  { email, password }: { email: string; password: string } = ADMINISTRADOR,
): Promise<void> => {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
};

/** The name in the list, which opens the detail. */
export const enLista = (page: Page, nombre: string) =>
  page.getByRole('button', { name: nombre, exact: true });

export const crearSede = async (page: Page, nombre: string): Promise<void> => {
  await page.goto('/sedes');
  await page.getByRole('button', { name: 'Nueva sede' }).first().click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('Nombre', { exact: true }).fill(nombre);
  await dialogo.getByLabel('Dirección', { exact: true }).fill('Calle 50 # 49-30');
  await dialogo.getByLabel(/^Capacidad.*hombres/i).fill('20');
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialogo).toBeHidden();
  await expect(
    page
      .getByRole('heading', { name: nombre })
      .or(page.getByRole('link', { name: nombre }))
      .or(page.getByRole('button', { name: nombre, exact: true }))
      .first(),
  ).toBeVisible();
};

export const crearParticipante = async (
  page: Page,
  { nombre, telefono, sede }: { nombre: string; telefono: string; sede?: string },
): Promise<void> => {
  await page.goto('/participantes');
  await page.getByRole('button', { name: 'Nuevo participante' }).first().click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('Nombre completo').fill(nombre);
  await dialogo.getByLabel('Teléfono').fill(telefono);
  if (sede) {
    // Its line also says how many places it has.
    const opcion = dialogo.getByLabel(/^Sede/).getByRole('option', { name: sede });
    await dialogo.getByLabel(/^Sede/).selectOption((await opcion.getAttribute('value')) ?? '');
  }
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  // The card that follows says what is missing.
  await expect(page.getByRole('region', { name: 'Lo que falta' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await expect(enLista(page, nombre)).toBeVisible();
};

/** One row's menu, opened on the wanted action. */
export const elegirAccion = async (page: Page, nombre: string, accion: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`acciones.*${nombre}`, 'i') }).click();
  await page.getByRole('menuitem', { name: accion, exact: true }).click();
};

export const salir = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL((url) => url.pathname === '/');
};
