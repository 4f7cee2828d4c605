import { ETIQUETA_EVENTO } from '@/domain/participantes/estancias/opciones-evento';
import { ETIQUETA_FASE, ETIQUETA_PROGRAMA } from '@/domain/participantes/opciones-participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import type { Campos } from '@/domain/shared/campos/campo';

/** Everything that is written of what happens during a stay: each kind has some of it. */
export const CAMPOS_EVENTO = {
  tipo: { etiqueta: 'Qué pasó', tipo: 'opcion', palabras: ETIQUETA_EVENTO, obligatorio: true },
  /** Of a transfer or a change of phase; a permission has its own days. */
  fecha: { etiqueta: 'Fecha', tipo: 'fecha' },
  /** Unknown in the permissions from before these were kept. */
  salida: { etiqueta: 'Salida', tipo: 'fecha' },
  regreso_previsto: { etiqueta: 'Regreso previsto', tipo: 'fecha' },
  /** While it is missing and the stay is open, the person is away. */
  regreso_real: { etiqueta: 'Regreso', tipo: 'fecha' },
  motivo: { etiqueta: 'Motivo', tipo: 'parrafo', max: 500 },
  desde_sede_id: { etiqueta: 'Sede anterior', tipo: 'id' },
  hasta_sede_id: { etiqueta: 'Sede nueva', tipo: 'id' },
  desde_area: { etiqueta: 'Área anterior', tipo: 'opcion', palabras: ETIQUETA_AREA },
  hasta_area: { etiqueta: 'Área nueva', tipo: 'opcion', palabras: ETIQUETA_AREA },
  desde_programa: { etiqueta: 'Programa anterior', tipo: 'opcion', palabras: ETIQUETA_PROGRAMA },
  hasta_programa: { etiqueta: 'Programa nuevo', tipo: 'opcion', palabras: ETIQUETA_PROGRAMA },
  desde_fase: { etiqueta: 'Fase anterior', tipo: 'opcion', palabras: ETIQUETA_FASE },
  hasta_fase: { etiqueta: 'Fase nueva', tipo: 'opcion', palabras: ETIQUETA_FASE },
} as const satisfies Campos;
