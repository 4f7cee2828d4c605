import type {
  ActividadRepository,
  VerificadorActividad,
} from '@/application/actividad/actividad-repository.port';
import { ID_EXPORTACION } from '@/domain/actividad/actividad';
import { cumpleFiltroActividad } from '@/domain/actividad/criterios-actividad';
import { mismoId } from '@/domain/shared/id';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';

/** What is kept in memory is not sealed: it ends with the page. */
export const inMemoryVerificadorActividad: VerificadorActividad = { verificar: async () => null };

export const crearInMemoryActividadRepository = ({
  actividad,
  anotar,
}: BaseMemoria): ActividadRepository => ({
  listarDe: async (entidad, id) =>
    structuredClone(
      actividad.filter((linea) => linea.entidad === entidad && mismoId(linea.entidad_id, id)).reverse(),
    ),
  buscar: async (criterios) => {
    const cumplen = actividad.filter((linea) => cumpleFiltroActividad(linea, criterios)).reverse();
    return structuredClone(recortarPagina(cumplen, criterios));
  },
  anotarExportacion: async (exportacion) =>
    anotar('exportacion', ID_EXPORTACION, { accion: 'EXPORTAR', antes: null, despues: exportacion }),
});
