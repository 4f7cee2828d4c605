import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { tipoDeContenido } from '@/domain/archivos/tipo-de-contenido';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { type Flujo, type Manejadores, ok, type Peticion, SIN_CONTENIDO } from '@/server/http/manejador';

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
export const manejadoresArchivosFirmados: Manejadores = {
  'PUT /storage/object': async (peticion, { archivos }) => {
    const flujo = peticion.flujo as Flujo;
    const { contenido, ...declarado } = flujo;
    const { ruta, pedida } = await recibido(
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
    return ruta === pedida ? SIN_CONTENIDO : ok({ path: ruta });
  },
  'GET /storage/object': async (peticion, { archivos }) => {
    const { contenido, tamano, nombre } = await archivos.firmados.entregar(
      exigirFirma(peticion),
      peticion.origen,
    );
    return {
      estado: 200,
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
  'DELETE /storage/object': async (peticion, { archivos }) => {
    await archivos.firmados.borrar(exigirFirma(peticion), peticion.origen);
    return SIN_CONTENIDO;
  },
};
