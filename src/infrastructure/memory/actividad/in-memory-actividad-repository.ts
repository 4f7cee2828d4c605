import type { ActividadRepository } from '@/application/actividad/actividad-repository.port';
import { mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';

export const crearInMemoryActividadRepository = ({ actividad }: BaseMemoria): ActividadRepository => ({
  listarDe: async (entidad, id) =>
    structuredClone(
      actividad.filter((linea) => linea.entidad === entidad && mismoId(linea.entidad_id, id)).reverse(),
    ),
});
