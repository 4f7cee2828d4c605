import { ETIQUETA_NOVEDAD } from '@/domain/participantes/bitacora/opciones-novedad';
import type { Campos } from '@/domain/shared/campos/campo';

/** What somebody writes of what happened in their turn; when, they only say if it was not now. */
export const CAMPOS_NOVEDAD = {
  tipo: { etiqueta: 'Qué fue', tipo: 'opcion', palabras: ETIQUETA_NOVEDAD, obligatorio: true },
  texto: { etiqueta: 'Qué pasó', tipo: 'parrafo', max: 1000, obligatorio: true },
} as const satisfies Campos;
