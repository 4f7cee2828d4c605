import type { ActividadRepository } from '@/application/actividad/actividad-repository.port';
import { cumpleFiltroActividad } from '@/domain/actividad/criterios-actividad';
import { mismoId } from '@/domain/shared/id';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '../shared/base-memoria';

export const crearInMemoryActividadRepository = ({ actividad }: BaseMemoria): ActividadRepository => ({
  listarDe: async (entidad, id) =>
    structuredClone(
      actividad.filter((linea) => linea.entidad === entidad && mismoId(linea.entidad_id, id)).reverse(),
    ),
  buscar: async (criterios) => {
    const cumplen = actividad.filter((linea) => cumpleFiltroActividad(linea, criterios)).reverse();
    return structuredClone(recortarPagina(cumplen, criterios));
  },
});
