import { esquemaAcudiente, esquemaAcudienteEnLista } from '@/domain/acudientes/acudiente';
import { esquemaCambiosAcudiente, esquemaDatosAcudiente } from '@/domain/acudientes/datos-acudiente';
import type { API_ACUDIENTES } from '@/domain/acudientes/manifiesto-acudientes';
import { ESTADOS_ACUDIENTE, ORDENES_ACUDIENTES, PARENTESCOS } from '@/domain/acudientes/opciones-acudiente';
import { exigirIdParticipante } from '@/domain/participantes/exigir-id-participante';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { z } from '@/domain/shared/zod';
import {
  camposPagina,
  conPagina,
  deParticipante,
  filtro,
  leerConsulta,
  orden,
  separarParticipante,
} from '@/server/http/consulta';
import { listaEntera } from '@/server/http/lista-entera';
import {
  alEscribir,
  alLeer,
  creado,
  exigirActor,
  type LlamadasDe,
  ok,
  SIN_CONTENIDO,
} from '@/server/http/manejador';

const consultaAcudientes = z.object({
  ...camposPagina,
  orden: orden(ORDENES_ACUDIENTES),
  buscar: filtro.buscar,
  ...deParticipante,
  parentesco: filtro.uno(PARENTESCOS),
  estado: filtro.uno(ESTADOS_ACUDIENTE),
  archivados: filtro.si,
});

const filaAcudiente = z.partial(esquemaAcudienteEnLista, {
  participante_nombre: true,
  participante_documento: true,
});

export const llamadasAcudientes: LlamadasDe<typeof API_ACUDIENTES> = {
  'GET /acudientes': {
    resumen: 'Listar acudientes',
    consulta: consultaAcudientes,
    respuesta: filaAcudiente,
    lista: 'data',
    pesa: 'SEGUN_LO_PEDIDO',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const { valores, pidePagina } = leerConsulta(consultaAcudientes, peticion.query);
      const { participante: id_participante, resto } = separarParticipante(valores);
      return unidadDeTrabajo.listar(exigirActor(peticion), async ({ acudientes, recorridos }) => {
        if (!pidePagina) {
          const { pagina: _pagina, limite: _limite, orden: _orden, ...filtro } = resto;
          return listaEntera(recorridos.acudientes({ ...filtro, id_participante }), (acudiente) => acudiente);
        }
        const { datos, total } = await acudientes.buscar({ ...conPagina(resto), id_participante });
        return ok({ data: datos, total });
      });
    },
  },
  'GET /acudientes/{id}': {
    resumen: 'Consultar un acudiente',
    respuesta: esquemaAcudienteEnLista,
    atender: alLeer(async ({ acudientes }, { params: { id = '' } }) =>
      ok(encontrado(await acudientes.obtener(id), 'un acudiente', id)),
    ),
  },
  'GET /participantes/{id}/acudientes': {
    resumen: 'Listar los acudientes de un participante',
    respuesta: esquemaAcudiente,
    lista: 'arreglo',
    atender: alLeer(async ({ acudientes }, { params: { id } }) =>
      ok(await acudientes.listarDeParticipante(exigirIdParticipante(id))),
    ),
  },
  'POST /acudientes': {
    resumen: 'Crear un acudiente',
    cuerpo: esquemaDatosAcudiente,
    respuesta: esquemaAcudiente,
    estado: 201,
    atender: alEscribir(async ({ acudientes }, { cuerpo, clave }) =>
      creado(await acudientes.crear(cuerpo, { clave })),
    ),
  },
  'PUT /acudientes/{id}': {
    resumen: 'Actualizar un acudiente',
    cuerpo: esquemaCambiosAcudiente,
    respuesta: esquemaAcudiente,
    atender: alEscribir(async ({ acudientes }, { params: { id = '' }, cuerpo }) =>
      ok(await acudientes.actualizar(id, cuerpo)),
    ),
  },
  'DELETE /acudientes/{id}': {
    resumen: 'Eliminar un acudiente',
    estado: 204,
    atender: alEscribir(async ({ acudientes }, { params: { id = '' } }) => {
      await acudientes.eliminar(id);
      return SIN_CONTENIDO;
    }),
  },
};
