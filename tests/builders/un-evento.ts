import type { Evento } from '@/domain/participantes/estancias/estancia';

/** A permission with nothing said of it, unless it is said here. */
export const unEvento = (cambios: Partial<Evento>): Evento => ({
  id: 1,
  estancia_id: 1,
  tipo: 'PERMISO',
  fecha: null,
  salida: null,
  regreso_previsto: null,
  regreso_real: null,
  motivo: null,
  desde_sede_id: null,
  hasta_sede_id: null,
  desde_area: null,
  hasta_area: null,
  desde_programa: null,
  hasta_programa: null,
  desde_fase: null,
  hasta_fase: null,
  creado_en: '2026-03-01T12:00:00.000Z',
  creado_por: null,
  actualizado_en: '2026-03-01T12:00:00.000Z',
  actualizado_por: null,
  version: 1,
  archivado_en: null,
  ...cambios,
});
