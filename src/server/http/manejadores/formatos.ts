import type {
  ActorPeticion,
  ServiciosPeticion,
  UnidadDeTrabajo,
} from '@/application/servicios/servicios-servidor';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import {
  comoPdf,
  creado,
  exigirActor,
  type Manejadores,
  ok,
  type Respuesta,
  SIN_CONTENIDO,
} from '@/server/http/manejador';

type Preparar = (servicios: ServiciosPeticion) => Promise<readonly DocumentoPreparado[]>;

/** A paper carries a person's whole record out of the system: printing it leaves a trace, and holds no lock. */
const imprimir = async (
  { leer, escribir }: UnidadDeTrabajo,
  actor: ActorPeticion,
  { participante, titulo, nombre }: { participante: Id; titulo: string; nombre: string },
  preparar: Preparar,
): Promise<Respuesta> => {
  const documentos = await leer(actor, preparar);
  const bytes = await leer(actor, ({ formatos }) =>
    formatos.imprimir(
      documentos.length === 1 ? (documentos[0]?.formato.nombre ?? titulo) : titulo,
      documentos,
    ),
  );
  await escribir(actor, ({ auditoria }) => auditoria.consulta('participante', { id: participante }));
  return comoPdf(bytes, nombre);
};

export const manejadoresFormatos: Manejadores = {
  'GET /formatos': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ formatos }) =>
      ok({ data: await formatos.listar() }),
    ),
  'GET /formatos/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ formatos }) => {
      const { id = '' } = peticion.params;
      const formato = await formatos.obtener(id);
      if (!formato) throw errorNoEncontrado('una plantilla', id);
      return ok(formato);
    }),
  'POST /formatos': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ formatos }) =>
      creado(await formatos.crear(peticion.cuerpo, { clave: peticion.clave })),
    ),
  'PUT /formatos/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ formatos }) =>
      ok(await formatos.actualizar(peticion.params.id ?? '', peticion.cuerpo)),
    ),
  'DELETE /formatos/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ formatos }) => {
      await formatos.eliminar(peticion.params.id ?? '');
      return SIN_CONTENIDO;
    }),
  'GET /participantes/{id}/formatos/{formato}/documento.pdf': (peticion, { unidadDeTrabajo }) => {
    const { id = '', formato = '' } = peticion.params;
    const papel = { participante: id, titulo: 'Documento', nombre: `documento-${formato}-${id}` };
    return imprimir(unidadDeTrabajo, exigirActor(peticion), papel, async ({ formatos }) => [
      await formatos.preparar(formato, id),
    ]);
  },
  'GET /participantes/{id}/paquete-de-ingreso.pdf': (peticion, { unidadDeTrabajo }) => {
    const { id = '' } = peticion.params;
    const papel = { participante: id, titulo: 'Paquete de ingreso', nombre: `paquete-de-ingreso-${id}` };
    return imprimir(unidadDeTrabajo, exigirActor(peticion), papel, ({ formatos }) =>
      formatos.prepararPaqueteDeIngreso(id),
    );
  },
};
