import type { Page } from '@playwright/test';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';

/** What the browser puts on paper, in words. */
export const textoImpreso = async (page: Page): Promise<string> => {
  const papel = await page.pdf({ format: 'Letter' });
  return leerPdf(new Uint8Array(papel).buffer);
};

export const veces = (texto: string, parte: string): number => texto.split(parte).length - 1;
