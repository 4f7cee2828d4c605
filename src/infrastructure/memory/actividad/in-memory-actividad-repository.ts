import type {
  ActividadRepository,
  VerificadorActividad,
} from '@/application/actividad/actividad-repository.port';
import { type Actividad, cambiaAlgo, ID_EXPORTACION } from '@/domain/actividad/actividad';
import { cumpleFiltroActividad } from '@/domain/actividad/criterios-actividad';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import { type Id, mismoId } from '@/domain/shared/id';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';

/** What is kept in memory is not sealed: it ends with the page. */
export const inMemoryVerificadorActividad: VerificadorActividad = { verificar: async () => null };

/** Of an account that is gone, by the line that tells its end: it is of whoever worked here. */
const correoDeLaEliminada = (base: BaseMemoria, id: Id): string | null => {
  const fin = base.actividad.find(
    ({ entidad, accion, entidad_id }) =>
      entidad === 'usuario' && accion === 'ELIMINAR' && mismoId(entidad_id, id),
  );
  const correo = fin?.cambios.find(({ campo }) => campo === 'email')?.antes;
  return typeof correo === 'string' ? correo : null;
};

const nombreDelParticipante = (base: BaseMemoria, de: { participante_id: Id } | null | undefined) =>
  (de && base.participantes.obtener(de.participante_id)?.nombre) ?? null;

const nombreDe = (base: BaseMemoria, { entidad, entidad_id: id }: Actividad): string | null => {
  switch (entidad) {
    case 'participante':
    case 'foto':
      return base.participantes.obtener(id)?.nombre ?? null;
    case 'acudiente': {
      const acudiente = base.acudientes.obtener(id);
      return acudiente && nombreAcudiente(acudiente);
    }
    case 'mensualidad':
      return nombreDelParticipante(base, base.mensualidades.obtener(id));
    case 'estancia':
      return nombreDelParticipante(base, base.estancias.obtener(id));
    case 'evento_de_estancia': {
      const evento = base.eventos.obtener(id);
      return nombreDelParticipante(base, evento && base.estancias.obtener(evento.estancia_id));
    }
    case 'novedad':
      return nombreDelParticipante(
        base,
        base.novedades.find((novedad) => mismoId(novedad.id, id)),
      );
    case 'papel':
      return nombreDelParticipante(base, base.papeles.obtener(id));
    case 'formato':
      return base.formatos.obtener(id)?.nombre ?? null;
    case 'sede':
      return base.sedes.obtener(id)?.nombre ?? null;
    case 'usuario':
      return base.usuarios.obtener(id)?.email ?? correoDeLaEliminada(base, id);
    default:
      return null;
  }
};

export const crearInMemoryActividadRepository = (base: BaseMemoria): ActividadRepository => ({
  listarDe: async (entidad, id, { soloCambios = false } = {}) =>
    structuredClone(
      base.actividad
        .filter((linea) => linea.entidad === entidad && mismoId(linea.entidad_id, id))
        .filter(({ accion }) => !soloCambios || cambiaAlgo(accion))
        .reverse(),
    ),
  buscar: async (criterios) => {
    const cumplen = base.actividad.filter((linea) => cumpleFiltroActividad(linea, criterios)).reverse();
    const { datos, total } = recortarPagina(cumplen, criterios);
    return {
      datos: structuredClone(datos).map((linea) => ({ ...linea, nombre: nombreDe(base, linea) })),
      total,
    };
  },
  anotarExportacion: async (exportacion) =>
    base.anotar('exportacion', ID_EXPORTACION, { accion: 'EXPORTAR', antes: null, despues: exportacion }),
});
