import { esquemaCambiosSede, esquemaDatosSede } from '@/domain/sedes/datos-sede';
import { ESTADOS_SEDE, ORDENES_SEDES } from '@/domain/sedes/estado-sede';
import type { API_SEDES } from '@/domain/sedes/manifiesto-sedes';
import { esquemaSede } from '@/domain/sedes/sede';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { z } from '@/domain/shared/zod';
import { camposPagina, conPagina, filtro, leerConsulta, orden } from '@/server/http/consulta';
import { creado, exigirActor, type LlamadasDe, ok, SIN_CONTENIDO } from '@/server/http/manejador';

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
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.leer(exigirActor(peticion), async ({ sedes }) => {
        const { id = '' } = peticion.params;
        const sede = await sedes.obtener(id);
        if (!sede) throw errorNoEncontrado('una sede', id);
        return ok(sede);
      }),
  },
  'POST /sedes': {
    resumen: 'Crear una sede',
    cuerpo: esquemaDatosSede,
    respuesta: esquemaSede,
    estado: 201,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ sedes }) =>
        creado(await sedes.crear(peticion.cuerpo, { clave: peticion.clave })),
      ),
  },
  'PUT /sedes/{id}': {
    resumen: 'Actualizar una sede',
    cuerpo: esquemaCambiosSede,
    respuesta: esquemaSede,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ sedes }) =>
        ok(await sedes.actualizar(peticion.params.id ?? '', peticion.cuerpo)),
      ),
  },
  'DELETE /sedes/{id}': {
    resumen: 'Eliminar una sede',
    estado: 204,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ sedes }) => {
        await sedes.eliminar(peticion.params.id ?? '');
        return SIN_CONTENIDO;
      }),
  },
};
