import { analizar } from '@/domain/shared/analizar';
import { errorPermisoDenegado } from '@/domain/shared/errores/errores-comunes';
import { rolAlcanza } from '@/domain/shared/rol';
import { actividadSegunRol } from '@/server/http/bloque-reservado';
import { consultaActividad, consultaActividadGeneral } from '@/server/http/consulta/esquemas-consulta';
import { conPagina } from '@/server/http/consulta/leer-consulta';
import { exigirActor, type Manejador, type Manejadores, ok, type Peticion } from '@/server/http/manejador';

/** Accounts, the foundation's data and what is decided about it are for administrators, and so is their history. */
const RESERVADAS: ReadonlySet<string> = new Set(['usuario', 'configuracion', 'actividad', 'revision']);

const deUnRegistro: Manejador = async (peticion, { unidadDeTrabajo }) => {
  const actor = exigirActor(peticion);
  const { entidad, id } = analizar(consultaActividad, { ...peticion.query });
  if (RESERVADAS.has(entidad) && !rolAlcanza(actor.rol, 'ADMINISTRADOR')) throw errorPermisoDenegado();
  return unidadDeTrabajo.leer(actor, async ({ actividad }) => {
    const lineas = (await actividad.listarDe(entidad, id)) ?? [];
    return ok({ data: lineas.map((linea) => actividadSegunRol(linea, actor.rol)) });
  });
};

const deTodos: Manejador = async (peticion, { unidadDeTrabajo }) => {
  const actor = exigirActor(peticion);
  if (!rolAlcanza(actor.rol, 'ADMINISTRADOR')) throw errorPermisoDenegado();
  const criterios = conPagina(analizar(consultaActividadGeneral, { ...peticion.query }));
  return unidadDeTrabajo.leer(actor, async ({ actividad }) => {
    const { datos, total } = (await actividad.buscar(criterios)) ?? { datos: [], total: 0 };
    return ok({ data: datos, total });
  });
};

/** Who names a record asks for its history, which has no pages. */
const pidePagina = ({ query }: Peticion): boolean => !query.id && ('pagina' in query || 'limite' in query);

export const manejadoresActividad: Manejadores = {
  'GET /actividad': (peticion, servicios) =>
    (pidePagina(peticion) ? deTodos : deUnRegistro)(peticion, servicios),
  'GET /actividad/integridad': async (_peticion, { verificarActividad }) => ok(await verificarActividad()),
};
