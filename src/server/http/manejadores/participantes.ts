import {
  esquemaCambiosParticipante,
  esquemaDatosParticipante,
} from '@/domain/participantes/datos-participante';
import { ESTADOS_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import {
  esquemaCuerpoImportacion,
  esquemaResultadoImportacion,
} from '@/domain/participantes/importacion-participantes';
import type { API_PARTICIPANTES } from '@/domain/participantes/manifiesto-participantes';
import {
  FILTROS_PERMISO,
  ORDENES_PARTICIPANTES,
  PROGRAMAS,
} from '@/domain/participantes/opciones-participante';
import { esquemaParticipante, esquemaParticipanteListado } from '@/domain/participantes/participante';
import { AREAS } from '@/domain/shared/area';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { esquemaId } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';
import { segunRol } from '@/server/http/bloque-reservado';
import { camposPagina, conPagina, filtro, leerConsulta, orden } from '@/server/http/consulta';
import { listaEntera } from '@/server/http/lista-entera';
import { alEscribir, creado, exigirActor, type LlamadasDe, ok, SIN_CONTENIDO } from '@/server/http/manejador';

const consultaParticipantes = z.object({
  ...camposPagina,
  orden: orden(ORDENES_PARTICIPANTES),
  buscar: filtro.buscar,
  estado: filtro.uno(ESTADOS_PARTICIPANTE),
  sede_id: filtro.id,
  area: filtro.uno(AREAS),
  programa: filtro.uno(PROGRAMAS),
  ingreso_desde: filtro.fecha,
  ingreso_hasta: filtro.fecha,
  permiso: filtro.uno(FILTROS_PERMISO),
  con_saldo_vencido: filtro.si,
  sin_autorizacion: filtro.si,
  sin_papeles: filtro.si,
  egreso_previsto_hasta: filtro.fecha,
  sin_mensualidad: filtro.periodo,
  archivados: filtro.si,
});

/** What a reading by page, or with filters, adds to each row: a whole list answers the records themselves. */
const filaParticipante = z.extend(esquemaParticipanteListado, {
  acudiente_principal: z.optional(
    z.nullable(z.object({ id: esquemaId, nombre: z.string(), telefono: z.nullable(z.string()) })),
  ),
  saldo: z.optional(z.nullable(z.number())),
  saldo_vencido: z.optional(z.nullable(z.number())),
});

export const llamadasParticipantes: LlamadasDe<typeof API_PARTICIPANTES> = {
  'GET /participantes': {
    resumen: 'Listar participantes',
    consulta: consultaParticipantes,
    respuesta: filaParticipante,
    lista: 'data',
    pesa: 'SEGUN_LO_PEDIDO',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const { valores, pidePagina, hayFiltros } = leerConsulta(consultaParticipantes, peticion.query);
      return unidadDeTrabajo.listar(actor, async ({ participantes, recorridos }) => {
        if (!pidePagina && !hayFiltros) return listaEntera(recorridos.participantes(), (p) => p);
        const { datos, total } = await participantes.buscar(conPagina(valores));
        return ok({ data: datos, total });
      });
    },
  },
  /** Reading a person's whole record leaves a trace. */
  'GET /participantes/{id}': {
    resumen: 'Consultar un participante',
    respuesta: esquemaParticipante,
    atender: async (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const { id = '' } = peticion.params;
      return unidadDeTrabajo.escribir(actor, async ({ participantes, auditoria }) => {
        const participante = encontrado(await participantes.obtener(id), 'un participante', id);
        await auditoria.consulta('participante', participante);
        return ok(segunRol(participante, actor.rol));
      });
    },
  },
  'POST /participantes': {
    resumen: 'Crear un participante',
    cuerpo: esquemaDatosParticipante,
    respuesta: esquemaParticipante,
    estado: 201,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribirUna(exigirActor(peticion), async ({ participantes }) =>
        creado(await participantes.crear(peticion.cuerpo, { clave: peticion.clave })),
      ),
  },
  'POST /participantes/importar': {
    resumen: 'Crear varios participantes a la vez; responde por cada fila',
    cuerpo: esquemaCuerpoImportacion,
    respuesta: esquemaResultadoImportacion,
    cuerpoMaximo: 8_388_608,
    atender: alEscribir(async ({ participantes }, { cuerpo, clave }) =>
      ok(await participantes.importar(cuerpo, { clave })),
    ),
  },
  'PUT /participantes/{id}': {
    resumen: 'Actualizar un participante',
    cuerpo: esquemaCambiosParticipante,
    respuesta: esquemaParticipante,
    atender: async (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const { id = '' } = peticion.params;
      try {
        return await unidadDeTrabajo.escribir(actor, async ({ participantes }) =>
          ok(await participantes.actualizar(id, peticion.cuerpo)),
        );
      } catch (error) {
        // A stale version is answered with the whole record, and nothing was written that tells of it.
        if (tieneCodigo(error, 'VERSION_OBSOLETA'))
          await unidadDeTrabajo.escribir(actor, ({ auditoria }) =>
            auditoria.consulta('participante', { id }),
          );
        throw error;
      }
    },
  },
  'DELETE /participantes/{id}': {
    resumen: 'Eliminar un participante',
    estado: 204,
    atender: alEscribir(async ({ participantes }, { params: { id = '' } }) => {
      await participantes.eliminar(id);
      return SIN_CONTENIDO;
    }),
  },
};
