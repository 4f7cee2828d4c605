import { esquemaActividadEnLista, esquemaExportacionHecha } from '@/domain/actividad/actividad';
import { esquemaIntegridad } from '@/domain/actividad/cadena-de-actividad';
import { ACCIONES_ACTIVIDAD, ENTIDADES_ACTIVIDAD } from '@/domain/actividad/entidades-actividad';
import type { API_ACTIVIDAD } from '@/domain/actividad/manifiesto-actividad';
import { leeLaHistoria } from '@/domain/actividad/quien-lee-la-historia';
import { analizar } from '@/domain/shared/analizar';
import { errorPermisoDenegado } from '@/domain/shared/errores/errores-comunes';
import { esquemaId, unoDe } from '@/domain/shared/esquemas';
import { rolAlcanza } from '@/domain/shared/rol';
import { z } from '@/domain/shared/zod';
import { actividadSegunRol } from '@/server/http/bloque-reservado';
import { camposPagina, conPagina, filtro } from '@/server/http/consulta';
import {
  exigirActor,
  type LlamadasDe,
  type Manejador,
  ok,
  type Peticion,
  SIN_CONTENIDO,
} from '@/server/http/manejador';
import { UN_DIA_MS } from '@/server/http/una-sola-vez';

const consultaActividad = z.object({
  entidad: unoDe(ENTIDADES_ACTIVIDAD),
  id: esquemaId,
  solo_cambios: filtro.si,
});

/** The history of everybody, by page. */
const consultaActividadGeneral = z.object({
  ...camposPagina,
  desde: filtro.fecha,
  hasta: filtro.fecha,
  usuario: filtro.buscar,
  entidad: filtro.uno(ENTIDADES_ACTIVIDAD),
  accion: filtro.uno(ACCIONES_ACTIVIDAD),
});

/** As the description shows it: with `entidad` and `id`, one record; with `pagina` or `limite`, everybody's. */
const consultaActividadDescrita = z.extend(consultaActividadGeneral, {
  id: filtro.id,
  solo_cambios: filtro.si,
});

const deUnRegistro: Manejador = async (peticion, { unidadDeTrabajo }) => {
  const actor = exigirActor(peticion);
  const {
    entidad,
    id,
    solo_cambios: soloCambios = false,
  } = analizar(consultaActividad, { ...peticion.query });
  if (!leeLaHistoria(entidad, actor.rol)) throw errorPermisoDenegado();
  return unidadDeTrabajo.listar(actor, async ({ actividad }) => {
    const lineas = (await actividad.listarDe(entidad, id, { soloCambios })) ?? [];
    return ok({ data: actividadSegunRol(lineas, actor.rol) });
  });
};

const deTodos: Manejador = async (peticion, { unidadDeTrabajo }) => {
  const actor = exigirActor(peticion);
  if (!rolAlcanza(actor.rol, 'ADMINISTRADOR')) throw errorPermisoDenegado();
  const criterios = conPagina(analizar(consultaActividadGeneral, { ...peticion.query }));
  return unidadDeTrabajo.listar(actor, async ({ actividad }) => {
    const { datos, total } = (await actividad.buscar(criterios)) ?? { datos: [], total: 0 };
    return ok({ data: datos, total });
  });
};

/** Who names a record asks for its history, which has no pages. */
const pidePagina = ({ query }: Peticion): boolean => !query.id && ('pagina' in query || 'limite' in query);

export const llamadasActividad: LlamadasDe<typeof API_ACTIVIDAD> = {
  'GET /actividad': {
    resumen: 'Historia de cambios: de un registro (entidad, id) o, por página, de todos',
    consulta: consultaActividadDescrita,
    respuesta: esquemaActividadEnLista,
    lista: 'data',
    pesa: 'SEGUN_LO_PEDIDO',
    atender: (peticion, servicios) => (pidePagina(peticion) ? deTodos : deUnRegistro)(peticion, servicios),
  },
  'POST /actividad/exportaciones': {
    resumen:
      'Anotar en la historia un archivo que se exporta: su nombre y cuántas filas lleva. Los que no son un informe, solo ADMINISTRADOR',
    cuerpo: esquemaExportacionHecha,
    estado: 204,
    unaSolaVezMs: UN_DIA_MS,
    atender: (peticion, { unidadDeTrabajo }) => {
      const exportacion = analizar(esquemaExportacionHecha, peticion.cuerpo);
      const actor = exigirActor(peticion);
      if (!exportacion.informe && !rolAlcanza(actor.rol, 'ADMINISTRADOR')) throw errorPermisoDenegado();
      return unidadDeTrabajo.escribir(actor, async ({ actividad }) => {
        await actividad.anotarExportacion(exportacion);
        return SIN_CONTENIDO;
      });
    },
  },
  'GET /actividad/integridad': {
    resumen: 'Revisar que la historia esté como se escribió',
    respuesta: esquemaIntegridad,
    pesa: 'SIEMPRE',
    porMinuto: 12,
    atender: async (_peticion, { verificarActividad }) => ok(await verificarActividad()),
  },
};
