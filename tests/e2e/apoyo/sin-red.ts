import type { Page } from '@playwright/test';
import { expect } from '@tests/e2e/apoyo/prueba';
import { entrar } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';

export const PIN = '193847';

/** In the preferences of somebody signed in: this device works without a network. The weak PIN is refused first. */
export const elegirEsteEquipo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Trabajar sin red en este equipo' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('PIN de seis números').fill('123456');
  await expect(dialogo.getByText('primeros que cualquiera prueba')).toBeVisible();
  await dialogo.getByLabel('PIN de seis números').fill(PIN);
  await dialogo.getByLabel('El PIN otra vez').fill(PIN);
  await dialogo.getByRole('button', { name: 'Guardar en este equipo' }).click();
  await expect(page.getByText('Este equipo puede trabajar sin red')).toBeVisible();
};

export const elegirEquipo = async (page: Page): Promise<void> => {
  await page.goto('/login?destino=%2Fconfiguracion%3Fpestana%3Dpreferencias');
  await entrar(page, ADMINISTRADOR);
  await elegirEsteEquipo(page);
};

/** Nobody answers: neither service, from now on. */
export const cortarLaRed = async (page: Page): Promise<void> => {
  await page.context().route(/\/(?:auth|dashboard)-api\//, (ruta) => ruta.abort('internetdisconnected'));
};
export const volverLaRed = (page: Page) => page.context().unroute(/\/(?:auth|dashboard)-api\//);

export const abrirConPin = async (page: Page, pin: string = PIN): Promise<void> => {
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('PIN de seis números').fill(pin);
  await dialogo.getByRole('button', { name: 'Abrir' }).click();
};

export const dialogo = (page: Page) => page.getByRole('dialog').last();

export const porEnviar = (page: Page, cuantas: number) =>
  page.getByRole('button', { name: new RegExp(`^Por enviar \\(${cuantas}\\)`) });

/** From a cold start: the page is new, nobody answers, and the PIN opens what the device keeps. */
export const abrirSinRed = async (page: Page, ruta: string): Promise<void> => {
  await page.goto(ruta);
  await abrirConPin(page);
  await expect(page.getByText(/Datos de (?:ahora|hace)/)).toBeVisible();
};

/** The payment that is in front; `mirar` with its provisional receipt. */
export const pagarSinRed = async (
  page: Page,
  valor: string,
  mirar: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> => {
  await dialogo(page).getByLabel('Valor del abono').fill(valor);
  await dialogo(page).getByRole('button', { name: 'Registrar abono' }).click();
  await expect(page.getByRole('dialog', { name: 'Pago guardado en este equipo' })).toBeVisible();
  await expect(dialogo(page).getByText('PROVISIONAL · sin número').first()).toBeVisible();
  await mirar(page);
  await dialogo(page).getByRole('button', { name: 'Cerrar', exact: true }).last().click();
};

export const rutaDeAbono = (id: number): string => `/financiero?abono=${id}`;
