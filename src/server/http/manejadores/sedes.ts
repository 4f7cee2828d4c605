import { esquemaCambiosSede, esquemaDatosSede } from '@/domain/sedes/datos-sede';
import { ESTADOS_SEDE, ORDENES_SEDES } from '@/domain/sedes/estado-sede';
import type { API_SEDES } from '@/domain/sedes/manifiesto-sedes';
import { esquemaSede } from '@/domain/sedes/sede';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { z } from '@/domain/shared/zod';
import { camposPagina, conPagina, filtro, leerConsulta, orden } from '@/server/http/consulta';
import {
  alEscribir,
  alLeer,
  creado,
  exigirActor,
  type LlamadasDe,
  ok,
  SIN_CONTENIDO,
} from '@/server/http/manejador';

const consultaSedes = z.object({
  ...camposPagina,
  orden: orden(ORDENES_SEDES),
  buscar: filtro.buscar,
  estado: filtro.uno(ESTADOS_SEDE),
  archivados: filtro.si,
});

export const llamadasSedes: LlamadasDe<typeof API_SEDES> = {
  'GET /sedes': {
    resumen: 'Listar sedes',
    consulta: consultaSedes,
    respuesta: esquemaSede,
    lista: 'data',
    pesa: 'SEGUN_LO_PEDIDO',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const { valores, pidePagina, hayFiltros } = leerConsulta(consultaSedes, peticion.query);
      return unidadDeTrabajo.listar(exigirActor(peticion), async ({ sedes }) => {
        if (!pidePagina && !hayFiltros) return ok({ data: await sedes.listar() });
        const { datos, total } = await sedes.buscar(conPagina(valores));
        return ok({ data: datos, total });
      });
    },
  },
  'GET /sedes/{id}': {
    resumen: 'Consultar una sede',
    respuesta: esquemaSede,
    atender: alLeer(async ({ sedes }, { params: { id = '' } }) =>
      ok(encontrado(await sedes.obtener(id), 'una sede', id)),
    ),
  },
  'POST /sedes': {
    resumen: 'Crear una sede',
    cuerpo: esquemaDatosSede,
    respuesta: esquemaSede,
    estado: 201,
    atender: alEscribir(async ({ sedes }, { cuerpo, clave }) => creado(await sedes.crear(cuerpo, { clave }))),
  },
  'PUT /sedes/{id}': {
    resumen: 'Actualizar una sede',
    cuerpo: esquemaCambiosSede,
    respuesta: esquemaSede,
    atender: alEscribir(async ({ sedes }, { params: { id = '' }, cuerpo }) =>
      ok(await sedes.actualizar(id, cuerpo)),
    ),
  },
  'DELETE /sedes/{id}': {
    resumen: 'Eliminar una sede',
    estado: 204,
    atender: alEscribir(async ({ sedes }, { params: { id = '' } }) => {
      await sedes.eliminar(id);
      return SIN_CONTENIDO;
    }),
  },
};
