import type { Locator, Page } from '@playwright/test';
import type { abrirApi } from './api';
import { expect } from './paciencia';

type Api = Awaited<ReturnType<typeof abrirApi>>;

/** One file, and the folder where nothing else is. */
export interface SubidaSembrada {
  carpeta: string;
  nombre: string;
}

const CONTENIDO = Buffer.from('%PDF-1.4\nActa de ingreso\n');

export const prepararSubida = async (api: Api, sufijo: string): Promise<SubidaSembrada> => {
  const carpeta = `Duda ${sufijo}`;
  await api.crear('/storage/create-folder', { name: carpeta, parentPath: 'formatos' });
  return { carpeta, nombre: `acta ${sufijo}.pdf` };
};

export const abrirCarpeta = ({ carpeta }: SubidaSembrada): string =>
  `/formatos?pestana=biblioteca&carpeta=${encodeURIComponent(carpeta)}`;

/** Every copy of it, whatever number its name was given. */
export const copias = async (api: Api, { carpeta }: SubidaSembrada): Promise<number> =>
  (await api.archivos(`formatos/${carpeta}/pdf`)).length;

export const dialogoDeSubida = (page: Page): Locator => page.getByRole('dialog', { name: 'Subir Archivos' });

/** In the list of the upload dialog. */
export const renglonDe = (page: Page, { nombre }: SubidaSembrada): Locator =>
  dialogoDeSubida(page).getByRole('listitem').filter({ hasText: nombre });

export const elegirArchivo = async (page: Page, { nombre }: SubidaSembrada): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Subir archivos' }).first().click();
  await dialogoDeSubida(page)
    .locator('input[type=file]')
    .setInputFiles({ name: nombre, mimeType: 'application/pdf', buffer: CONTENIDO });
};

export const subir = (page: Page): Promise<void> =>
  dialogoDeSubida(page).getByRole('button', { name: 'Subir 1 archivo(s)' }).click();

/**
 * From now on nobody hears what the service answers to the bytes, which it gets when `llega`; nor, when `aCiegas`, what
 * is in the folder.
 */
export const perderSubidas = async (page: Page, { llega, aCiegas }: { llega: boolean; aCiegas: boolean }) => {
  await page.route(/\/storage\/object/, async (ruta) => {
    if (ruta.request().method() !== 'PUT') return ruta.fallback();
    // The bytes of a file that the browser holds are not in what is seen of its request.
    if (llega) await ruta.fetch({ postData: CONTENIDO });
    await ruta.abort('connectionreset');
  });
  if (aCiegas) await page.route(/\/storage\/list/, (ruta) => ruta.abort('connectionreset'));
  return {
    arreglar: () => page.unrouteAll({ behavior: 'wait' }),
  };
};

/** In the list of its folder, once. */
export const estaEnSuCarpeta = async (page: Page, { nombre }: SubidaSembrada): Promise<void> => {
  await expect(page.getByRole('main').getByRole('button', { name: new RegExp(`^${nombre}`) })).toHaveCount(1);
};
