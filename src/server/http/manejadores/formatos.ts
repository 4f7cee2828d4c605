import type { ServiciosPeticion } from '@/application/servicios/secciones';
import type { ActorPeticion, UnidadDeTrabajo } from '@/application/servicios/servicios-servidor';
import { esquemaCambiosFormato, esquemaDatosFormato } from '@/domain/formatos/datos-formato';
import { esquemaDatosPapel } from '@/domain/formatos/datos-papel';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import { esquemaFormato, esquemaFormatoEnLista } from '@/domain/formatos/formato';
import type { API_FORMATOS } from '@/domain/formatos/manifiesto-formatos';
import { esquemaPapelRecibido } from '@/domain/formatos/papel-recibido';
import { analizar } from '@/domain/shared/analizar';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';
import { filtro } from '@/server/http/consulta';
import {
  alEscribir,
  alLeer,
  comoPdf,
  creado,
  exigirActor,
  type LlamadasDe,
  ok,
  type Respuesta,
  SIN_CONTENIDO,
} from '@/server/http/manejador';

const consultaPapelVisto = z.object({
  papel: filtro.id,
  version: filtro.numero('Escriba la versión que vio, desde 1'),
});

type Preparar = (servicios: ServiciosPeticion) => Promise<readonly DocumentoPreparado[]>;

/** A paper carries a person's whole record out of the system: printing it leaves a trace, and holds no lock. */
const imprimir = async (
  { leer, escribir }: UnidadDeTrabajo,
  actor: ActorPeticion,
  { participante, titulo, nombre }: { participante: Id; titulo: string; nombre: string },
  preparar: Preparar,
): Promise<Respuesta> => {
  const documentos = await leer(actor, preparar);
  const persona = await leer(actor, ({ participantes }) => participantes.obtener(participante));
  const papel = documentos.length === 1 ? (documentos[0]?.formato.nombre ?? titulo) : titulo;
  // At the foot of each page: a loose one has to say whose it is.
  const pie = persona ? `${papel} · ${persona.nombre}` : papel;
  const bytes = await leer(actor, ({ formatos }) => formatos.imprimir(pie, documentos));
  await escribir(actor, ({ auditoria }) => auditoria.consulta('participante', { id: participante }));
  return comoPdf(bytes, nombre);
};

export const llamadasFormatos: LlamadasDe<typeof API_FORMATOS> = {
  'GET /formatos': {
    resumen: 'Listar las versiones de las plantillas, sin su texto',
    respuesta: esquemaFormatoEnLista,
    lista: 'data',
    atender: alLeer(async ({ formatos }) => ok({ data: await formatos.listar() })),
  },
  'GET /formatos/{id}': {
    resumen: 'Consultar una versión con su texto',
    respuesta: esquemaFormato,
    atender: alLeer(async ({ formatos }, { params: { id = '' } }) =>
      ok(encontrado(await formatos.obtener(id), 'una plantilla', id)),
    ),
  },
  'POST /formatos': {
    resumen: 'Crear un borrador: de una plantilla nueva, o la versión siguiente de su código',
    cuerpo: esquemaDatosFormato,
    respuesta: esquemaFormato,
    estado: 201,
    atender: alEscribir(async ({ formatos }, { cuerpo, clave }) =>
      creado(await formatos.crear(cuerpo, { clave })),
    ),
  },
  'PUT /formatos/{id}': {
    resumen: 'Cambiar un borrador, ponerlo vigente o retirar la versión vigente',
    cuerpo: esquemaCambiosFormato,
    respuesta: esquemaFormato,
    atender: alEscribir(async ({ formatos }, { params: { id = '' }, cuerpo }) =>
      ok(await formatos.actualizar(id, cuerpo)),
    ),
  },
  'DELETE /formatos/{id}': {
    resumen: 'Descartar un borrador',
    estado: 204,
    atender: alEscribir(async ({ formatos }, { params: { id = '' } }) => {
      await formatos.eliminar(id);
      return SIN_CONTENIDO;
    }),
  },
  'GET /participantes/{id}/papeles': {
    resumen: 'Los papeles firmados de un participante que la fundación tiene',
    respuesta: esquemaPapelRecibido,
    lista: 'data',
    atender: alLeer(async ({ formatos }, { params: { id = '' } }) =>
      ok({ data: (await formatos.listarPapeles(id)) ?? [] }),
    ),
  },
  'PUT /participantes/{id}/papeles/{codigo}': {
    resumen: 'Decir que el papel firmado de una plantilla está aquí, con su archivo o sin él, o corregirlo',
    cuerpo: esquemaDatosPapel,
    respuesta: esquemaPapelRecibido,
    atender: alEscribir(async ({ formatos }, { params: { id = '', codigo = '' }, cuerpo }) =>
      ok(await formatos.recibirPapel(id, codigo, cuerpo)),
    ),
  },
  'DELETE /participantes/{id}/papeles/{codigo}': {
    resumen: 'Decir que ese papel no está, si sigue en la versión que se vio: su archivo se conserva',
    consulta: consultaPapelVisto,
    estado: 204,
    atender: alEscribir(async ({ formatos }, { params: { id = '', codigo = '' }, query }) => {
      await formatos.retirarPapel(id, codigo, analizar(consultaPapelVisto, { ...query }));
      return SIN_CONTENIDO;
    }),
  },
  'GET /participantes/{id}/formatos/{formato}/documento.pdf': {
    resumen: 'Una plantilla llena con los datos de un participante, en PDF',
    pesa: 'SIEMPRE',
    atender: (peticion, { unidadDeTrabajo }) => {
      const { id = '', formato = '' } = peticion.params;
      const papel = { participante: id, titulo: 'Documento', nombre: `documento-${formato}-${id}` };
      return imprimir(unidadDeTrabajo, exigirActor(peticion), papel, async ({ formatos }) => [
        await formatos.preparar(formato, id),
      ]);
    },
  },
  'GET /participantes/{id}/paquete-de-ingreso.pdf': {
    resumen: 'Todos los documentos de un ingreso, en un solo PDF',
    pesa: 'SIEMPRE',
    atender: (peticion, { unidadDeTrabajo }) => {
      const { id = '' } = peticion.params;
      const papel = { participante: id, titulo: 'Paquete de ingreso', nombre: `paquete-de-ingreso-${id}` };
      return imprimir(unidadDeTrabajo, exigirActor(peticion), papel, ({ formatos }) =>
        formatos.prepararPaqueteDeIngreso(id),
      );
    },
  },
};
