import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { abrirSuGrupo } from '@tests/e2e/apoyo/abrir-su-grupo';

type Guardado = string | number;
interface Escrituras {
  aceptados: [escrito: string, guardado: Guardado][];
  /** One that is only refused whole says how it arrives: typed, its dots are put again key by key. */
  rechazados: [escrito: string, motivo: string, como?: 'pegado'][];
}
export type Clase = 'dinero' | 'documento' | 'pasaporte' | 'telefono' | 'fecha' | 'mes' | 'cantidad';

/** What people type and paste, and what must become of it. A line added there is tried in every way below. */
export const TABLA: Record<Clase, Escrituras> & { busqueda: [escrito: string, dato: string][] } = JSON.parse(
  readFileSync(new URL('../datos/como-escribe-la-gente.json', import.meta.url), 'utf8'),
);

/** Where each kind of value is written in the form of a participante, and the key it is stored under. */
export const EN_PARTICIPANTE = [
  { clase: 'dinero', etiqueta: 'Valor de la mensualidad', clave: 'valor_mensualidad' },
  { clase: 'documento', etiqueta: 'Número de documento', clave: 'numero_documento' },
  { clase: 'telefono', etiqueta: 'Teléfono', clave: 'telefono' },
  { clase: 'fecha', etiqueta: 'Fecha de nacimiento', clave: 'fecha_nacimiento' },
  { clase: 'cantidad', etiqueta: 'Día de pago', clave: 'dia_pago' },
] as const satisfies readonly { clase: Clase; etiqueta: string; clave: string }[];

export const dialogo = (page: Page) => page.getByRole('dialog');

/** Key by key, or all at once as a pasted text arrives. */
export const escribir = async (page: Page, campo: Locator, texto: string, pegado: boolean): Promise<void> => {
  await abrirSuGrupo(campo);
  await campo.fill('');
  if (pegado) await page.keyboard.insertText(texto);
  else await page.keyboard.type(texto);
};

export const campoDe = (page: Page, etiqueta: string) => dialogo(page).getByLabel(new RegExp(`^${etiqueta}`));
