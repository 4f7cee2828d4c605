import {
  type CambiosFormato,
  type DatosFormato,
  NOMBRE_FORMATO_MAXIMO,
  validarCambiosFormato,
  validarDatosFormato,
} from '@/domain/formatos/datos-formato';
import {
  type CategoriaFormato,
  ETIQUETA_CATEGORIA_FORMATO,
  esquemaFormato,
  type Formato,
} from '@/domain/formatos/formato';
import type { Versiones } from '@/ui/panel/comun/formulario/conflicto-registro';
import { soloCambios } from '@/ui/panel/comun/formulario/solo-cambios';

/** Name of every field as people read it, in the order of the form. */
export const ETIQUETAS_FORMATO = {
  codigo: 'Código',
  nombre: 'Nombre',
  categoria: 'Categoría',
  contenido: 'Contenido',
} as const;
type Campo = keyof typeof ETIQUETAS_FORMATO;

/** What the controls hold: an empty text is no value. */
export type ValoresFormato = Record<Campo, string>;

export const aValores = (formato: Pick<Formato, Campo> | null): ValoresFormato => ({
  codigo: formato?.codigo ?? '',
  nombre: formato?.nombre ?? '',
  categoria: formato?.categoria ?? '',
  contenido: formato?.contenido ?? '',
});

/** A new one that begins as that one is. Its code tells it apart from every other: the person gives it. */
export const deCopia = (formato: Pick<Formato, Campo>): ValoresFormato => ({
  ...aValores(formato),
  codigo: '',
  nombre: `Copia de ${formato.nombre}`.slice(0, NOMBRE_FORMATO_MAXIMO),
});

/** Only what changed since `base`. */
export const cambiosDe = (base: Formato, valores: ValoresFormato): Partial<ValoresFormato> =>
  soloCambios(aValores(base), valores);

/** The rules of the form, before sending. Throws what the use-case would throw. */
export const validarValores = (
  base: Formato | null,
  valores: ValoresFormato,
): DatosFormato | CambiosFormato =>
  base ? validarCambiosFormato(cambiosDe(base, valores)) : validarDatosFormato(valores);

export const VERSIONES_FORMATO: Versiones<ValoresFormato, Formato> = {
  leer: (valor) => esquemaFormato.safeParse(valor).data ?? null,
  aValores,
  etiquetaDe: (campo) => ETIQUETAS_FORMATO[campo as Campo],
  enPalabras: (campo, valor) =>
    campo === 'categoria'
      ? (ETIQUETA_CATEGORIA_FORMATO[valor as CategoriaFormato] ?? 'Sin dato')
      : String(valor) || 'Sin dato',
};
