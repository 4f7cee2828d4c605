import { CAMPOS_SEDE } from '@/domain/sedes/campos-sede';
import type { Sede } from '@/domain/sedes/sede';
import { type Campos, etiquetasDe } from '@/domain/shared/campos/campo';
import { enPalabras } from '@/domain/shared/campos/en-palabras';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';

export const ETIQUETAS_SEDE = etiquetasDe(CAMPOS_SEDE);

/** Who lives there and is in neither area, which no bar counts; null when there is nobody. */
export const sinAreaEnPalabras = ({ ocupacion_sin_area }: Sede): string | null =>
  ocupacion_sin_area ? `${formatearNumero(ocupacion_sin_area)} sin área asignada` : null;

/** A field's value in words; 'Sin dato' when there is none. */
export const valorEnPalabras = (campo: string, valor: unknown): string =>
  enPalabras((CAMPOS_SEDE as Campos)[campo], valor);
