import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import { entero, esquemaId, leido, leidoCon, unoDe } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

export const RESULTADOS_IMPORTACION = ['CREADA', 'DUPLICADA', 'RECHAZADA'] as const;
export type ResultadoFila = (typeof RESULTADOS_IMPORTACION)[number];

export const esquemaFilaImportada = z.object({
  resultado: unoDe(RESULTADOS_IMPORTACION),
  /** The record made, or the stored one that the row repeats. */
  id: leido(esquemaId),
  /** Position (from 0) of the earlier row of the same call that this one repeats. */
  repite_fila: leido(entero(0, Number.MAX_SAFE_INTEGER)),
  /** Why it is rejected, by field. */
  campos: leidoCon(z.record(z.string(), z.string()), {}),
});
/** What became of one row; when only trying, what would become of it. */
export type FilaImportada = z.output<typeof esquemaFilaImportada>;

export const filaCreada = (): FilaImportada => ({
  resultado: 'CREADA',
  id: null,
  repite_fila: null,
  campos: {},
});
export const filaRechazada = (campos: ErroresCampos): FilaImportada => ({
  ...filaCreada(),
  resultado: 'RECHAZADA',
  campos: { ...campos },
});
export const filaRepetida = (de: Partial<Pick<FilaImportada, 'id' | 'repite_fila'>>): FilaImportada => ({
  ...filaCreada(),
  ...de,
  resultado: 'DUPLICADA',
});
