import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { type Campos, etiquetasDe } from '@/domain/shared/campos/campo';
import { enPalabras } from '@/domain/shared/campos/en-palabras';

export const ETIQUETAS_ACUDIENTE = etiquetasDe(CAMPOS_ACUDIENTE);

/** A field's value in words; 'Sin dato' when there is none. */
export const valorEnPalabras = (campo: string, valor: unknown): string =>
  enPalabras((CAMPOS_ACUDIENTE as Campos)[campo], valor);
