import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { esquemaListado } from '@/domain/archivos/archivo';
import type { API_ARCHIVOS, API_ARCHIVOS_FIRMADOS } from '@/domain/archivos/manifiesto-archivos';
import { esquemaPapelera } from '@/domain/archivos/papelera';
import {
  esquemaCambioNombre,
  esquemaCarpetaNueva,
  esquemaIdPapelera,
  esquemaPedidoSubida,
  esquemaReserva,
  esquemaRutaPedida,
  esquemaUbicado,
  esquemaUrlFirmada,
} from '@/domain/archivos/pedidos-archivos';
import { VIGENCIA_FIRMA_MS } from '@/domain/archivos/permiso-firmado';
import { validarRuta } from '@/domain/archivos/ruta-archivo';
import { tipoDeContenido } from '@/domain/archivos/tipo-de-contenido';
import { analizar } from '@/domain/shared/analizar';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { z } from '@/domain/shared/zod';
import {
  exigirActor,
  type Flujo,
  type LlamadasDe,
  ok,
  type Peticion,
  SIN_CONTENIDO,
} from '@/server/http/manejador';
import { UN_DIA_MS } from '@/server/http/una-sola-vez';

/** Path in the file store; the root when absent. */
const consultaRuta = z.object({
  path: z.pipe(
    z._default(z.nullable(z.string('Escriba una sola ruta')), null),
    z.transform((ruta: string | null) => ruta ?? ''),
  ),
});

/** How long, and how much, a refused upload is still listened to: most callers read the answer only when they end. */
const DESCARTE_MS = 20_000;
const DESCARTE_BYTES = 33_554_432;

const exigirFirma = ({ query }: Peticion): Peticion['query'] => {
  if (Object.keys(query).length === 0) throw errorValidacion('Falta la firma de la dirección');
  return query;
};

const descartar = async (contenido: Readable): Promise<void> => {
  let descartados = 0;
  contenido.on('data', (trozo: Buffer) => {
    descartados += trozo.length;
    if (descartados > DESCARTE_BYTES) contenido.destroy();
  });
  await finished(contenido, { signal: AbortSignal.timeout(DESCARTE_MS) }).catch(() => contenido.destroy());
};

/** Reading stops half way when the file is refused, and the connection has to stay open for the answer. */
const sinCortar = (contenido: Readable): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => contenido.iterator({ destroyOnReturn: false }),
});

const recibido = async <T>({ contenido }: Flujo, guardar: Promise<T>): Promise<T> => {
  try {
    return await guardar;
  } catch (error) {
    if (contenido.readableAborted || contenido.errored)
      throw errorValidacion('La subida se interrumpió: no se guardó nada. Intente de nuevo');
    await descartar(contenido);
    throw error;
  }
};

/** RFC 6266: the name in plain letters for old programs, and as it is for the rest. */
const adjunto = (nombre: string): string => {
  const sencillo = nombre.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  const exacto = encodeURIComponent(nombre).replace(
    /['()*]/g,
    (letra) => `%${letra.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${sencillo || 'archivo'}"; filename*=UTF-8''${exacto}`;
};

/** Calls on signed addresses. A file comes back to be kept, never to be shown or run by this site. */
export const llamadasArchivosFirmados: LlamadasDe<typeof API_ARCHIVOS_FIRMADOS> = {
  'PUT /storage/object': {
    resumen: 'Enviar los bytes a la dirección firmada; 200 con la ruta cuando quedó con otro nombre',
    estado: 204,
    atender: async (peticion, { archivos }) => {
      const flujo = peticion.flujo as Flujo;
      const { contenido, ...declarado } = flujo;
      const { ruta, pedida, usuario } = await recibido(
        flujo,
        // Inside a promise, so that a missing signature is answered like any other refusal.
        Promise.resolve().then(() =>
          archivos.firmados.recibir(
            exigirFirma(peticion),
            { ...declarado, contenido: sinCortar(contenido) },
            peticion.origen,
          ),
        ),
      );
      return { ...(ruta === pedida ? SIN_CONTENIDO : ok({ path: ruta })), quien: Number(usuario) };
    },
  },
  'GET /storage/object': {
    resumen: 'Descargar de la dirección firmada',
    atender: async (peticion, { archivos }) => {
      const { contenido, tamano, nombre, usuario } = await archivos.firmados.entregar(
        exigirFirma(peticion),
        peticion.origen,
      );
      return {
        estado: 200,
        quien: Number(usuario),
        cuerpo: contenido instanceof Readable ? contenido : Readable.from(contenido),
        cabeceras: {
          'content-type': tipoDeContenido(nombre),
          'content-length': String(tamano),
          'content-disposition': adjunto(nombre),
          'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
          'cache-control': 'private, no-store',
        },
      };
    },
  },
  'DELETE /storage/object': {
    resumen: 'Enviar a la papelera en la dirección firmada',
    estado: 204,
    atender: async (peticion, { archivos }) => {
      const usuario = await archivos.firmados.borrar(exigirFirma(peticion), peticion.origen);
      return { ...SIN_CONTENIDO, quien: Number(usuario) };
    },
  },
};

const deQuien = (peticion: Peticion, { archivos }: ServiciosServidor) => archivos.de(exigirActor(peticion));

/** Whole, so that a client on another origin uses it as it is. Where it is asked at is no part of the signature. */
const firmada = ({ direccion }: Peticion, consulta: string) =>
  ok({ signedUrl: `${direccion}/dashboard-api/storage/object?${consulta}` });

/** Specification §7, storage calls, with those of ours: download-url, rename-file, reserve-folder and the bin. */
export const llamadasArchivos: LlamadasDe<typeof API_ARCHIVOS> = {
  'GET /storage/list': {
    resumen: 'Listar una carpeta',
    consulta: consultaRuta,
    respuesta: esquemaListado,
    atender: async (peticion, servicios) => {
      const { path } = analizar(consultaRuta, { ...peticion.query });
      return ok(await deQuien(peticion, servicios).listar(validarRuta(path)));
    },
  },
  'GET /storage/download-url': {
    resumen: 'Firmar la descarga de un archivo: un uso, 60 segundos',
    consulta: consultaRuta,
    respuesta: esquemaUrlFirmada,
    atender: async (peticion, servicios) => {
      const { path } = analizar(consultaRuta, { ...peticion.query });
      return firmada(peticion, await deQuien(peticion, servicios).firmar.descarga(path));
    },
  },
  'POST /storage/upload-url': {
    resumen:
      'Firmar la subida de un archivo de 10 MB o menos: un uso, 60 segundos; 409 si el nombre está ocupado y no se dice qué hacer',
    cuerpo: esquemaPedidoSubida,
    respuesta: esquemaUrlFirmada,
    unaSolaVezMs: VIGENCIA_FIRMA_MS,
    atender: async (peticion, servicios) => {
      const { path, fileName, contentType, ifExists } = analizar(esquemaPedidoSubida, peticion.cuerpo);
      const { firmar } = deQuien(peticion, servicios);
      return firmada(peticion, await firmar.subida(path, fileName, contentType, ifExists ?? ''));
    },
  },
  'POST /storage/delete-url': {
    resumen: 'Firmar la eliminación de un archivo, que pasa a la papelera: un uso, 60 segundos',
    cuerpo: esquemaRutaPedida,
    respuesta: esquemaUrlFirmada,
    unaSolaVezMs: VIGENCIA_FIRMA_MS,
    atender: async (peticion, servicios) => {
      const { path } = analizar(esquemaRutaPedida, peticion.cuerpo);
      return firmada(peticion, await deQuien(peticion, servicios).firmar.eliminacion(path));
    },
  },
  'POST /storage/create-folder': {
    resumen: 'Crear una carpeta',
    cuerpo: esquemaCarpetaNueva,
    estado: 201,
    unaSolaVezMs: UN_DIA_MS,
    atender: async (peticion, servicios) => {
      const { name, parentPath } = analizar(esquemaCarpetaNueva, peticion.cuerpo);
      await deQuien(peticion, servicios).crearCarpeta(name, parentPath);
      return { estado: 201 };
    },
  },
  'POST /storage/rename-folder': {
    resumen: 'Cambiar el nombre de una carpeta',
    cuerpo: esquemaCambioNombre,
    estado: 204,
    unaSolaVezMs: UN_DIA_MS,
    atender: async (peticion, servicios) => {
      const { oldName, newName, parentPath } = analizar(esquemaCambioNombre, peticion.cuerpo);
      await deQuien(peticion, servicios).renombrarCarpeta(oldName, newName, parentPath);
      return SIN_CONTENIDO;
    },
  },
  'POST /storage/rename-file': {
    resumen: 'Cambiar el nombre de un archivo, con la misma extensión',
    cuerpo: esquemaCambioNombre,
    estado: 204,
    unaSolaVezMs: UN_DIA_MS,
    atender: async (peticion, servicios) => {
      const { oldName, newName, parentPath } = analizar(esquemaCambioNombre, peticion.cuerpo);
      await deQuien(peticion, servicios).renombrarArchivo(oldName, newName, parentPath);
      return SIN_CONTENIDO;
    },
  },
  'POST /storage/delete-folder': {
    resumen: 'Eliminar una carpeta con todo lo que tiene: pasa a la papelera',
    cuerpo: esquemaRutaPedida,
    estado: 204,
    unaSolaVezMs: UN_DIA_MS,
    atender: async (peticion, servicios) => {
      const { path } = analizar(esquemaRutaPedida, peticion.cuerpo);
      await deQuien(peticion, servicios).eliminarCarpeta(path);
      return SIN_CONTENIDO;
    },
  },
  'POST /storage/reserve-folder': {
    resumen: 'Reservar una carpeta a ADMINISTRADOR, o dejar de hacerlo',
    cuerpo: esquemaReserva,
    estado: 204,
    unaSolaVezMs: UN_DIA_MS,
    atender: async (peticion, servicios) => {
      const { path, reserved } = analizar(esquemaReserva, peticion.cuerpo);
      await deQuien(peticion, servicios).reservarCarpeta(path, reserved);
      return SIN_CONTENIDO;
    },
  },
  'GET /storage/trash': {
    resumen: 'Lo reemplazado y lo eliminado en los últimos 30 días',
    respuesta: esquemaPapelera,
    atender: async (peticion, servicios) => ok({ data: await deQuien(peticion, servicios).listarPapelera() }),
  },
  'POST /storage/trash/restore': {
    resumen: 'Devolver algo de la papelera a su lugar; si el nombre está ocupado, se conservan ambos',
    cuerpo: esquemaIdPapelera,
    respuesta: esquemaUbicado,
    unaSolaVezMs: UN_DIA_MS,
    atender: async (peticion, servicios) => {
      const { id } = analizar(esquemaIdPapelera, peticion.cuerpo);
      return ok({ path: await deQuien(peticion, servicios).restaurar(id) });
    },
  },
  'POST /storage/trash/delete': {
    resumen: 'Eliminar definitivamente algo de la papelera',
    cuerpo: esquemaIdPapelera,
    estado: 204,
    unaSolaVezMs: UN_DIA_MS,
    atender: async (peticion, servicios) => {
      const { id } = analizar(esquemaIdPapelera, peticion.cuerpo);
      await deQuien(peticion, servicios).eliminarDePapelera(id);
      return SIN_CONTENIDO;
    },
  },
};
