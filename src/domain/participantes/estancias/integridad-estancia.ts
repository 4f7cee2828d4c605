import type { DatosDeEstancia, Evento } from '@/domain/participantes/estancias/estancia';
import type { Referencia } from '@/domain/shared/integridad';

const DE_SEDE = {
  noExiste: 'La sede no existe',
  enUso: 'No se puede eliminar la sede: hubo participantes en ella',
};

export const SEDE_DE_ESTANCIA: Referencia<Pick<DatosDeEstancia, 'sede_id'>> = {
  nombre: 'estancias_sede',
  campo: 'sede_id',
  ...DE_SEDE,
};

export const SEDE_ANTERIOR_DE_EVENTO: Referencia<Pick<Evento, 'desde_sede_id'>> = {
  nombre: 'eventos_de_estancia_desde_sede',
  campo: 'desde_sede_id',
  ...DE_SEDE,
};

export const SEDE_NUEVA_DE_EVENTO: Referencia<Pick<Evento, 'hasta_sede_id'>> = {
  nombre: 'eventos_de_estancia_hasta_sede',
  campo: 'hasta_sede_id',
  ...DE_SEDE,
};
