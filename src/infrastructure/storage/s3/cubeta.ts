import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ArchivoAbierto } from '@/application/archivos/bodega-archivos.port';
import { errorSinAlmacen } from '@/domain/archivos/errores-archivos';
import type { Temporal } from '@/infrastructure/storage/temporales/carpeta-temporal';

export interface CredencialesS3 {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where an S3-compatible bucket is and who may use it. */
export interface AjustesS3 extends CredencialesS3 {
  endpoint: string;
  bucket: string;
  region: string;
  /** The ones there are now. */
  releer?: (() => CredencialesS3) | undefined;
}

export interface Objeto {
  clave: string;
  tamano: number;
  cambiado: Date | null;
}

export interface Pagina {
  objetos: Objeto[];
  /** With a final `/`. */
  prefijos: string[];
}

const esAusencia = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404;
};

const siEsta = async <T>(pregunta: Promise<T>): Promise<T | null> => {
  try {
    return await pregunta;
  } catch (error) {
    if (esAusencia(error)) return null;
    throw error;
  }
};

interface PlazosS3 {
  conexionMs: number;
  /** How long a request may take without a word; what carries a file has {@link CON_ARCHIVO}. */
  respuestaMs: number;
}

/** Two attempts fit in what whoever asked waits. */
const PLAZOS: PlazosS3 = { conexionMs: 3_000, respuestaMs: 8_000 };
const CON_ARCHIVO = { requestTimeout: 300_000 };

const DE_LA_RED =
  /^(?:ECONN[A-Z]+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|TimeoutError)$/;

/** It does not answer, or says that it cannot now. */
const esCaida = (error: unknown): boolean => {
  const {
    name = '',
    code = '',
    $metadata,
  } = error as {
    name?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  return DE_LA_RED.test(name) || DE_LA_RED.test(code) || ($metadata?.httpStatusCode ?? 0) >= 500;
};

const NADA = new Uint8Array(0);

const escapar = (clave: string): string => clave.split('/').map(encodeURIComponent).join('/');

/** The client asks again when less than five minutes are left: about once a minute, while there is something to do. */
const VIGENCIA_MS = 6 * 60_000;

const credenciales = ({ accessKeyId, secretAccessKey, releer }: AjustesS3) =>
  releer
    ? async () => ({ ...releer(), expiration: new Date(Date.now() + VIGENCIA_MS) })
    : { accessKeyId, secretAccessKey };

/** One bucket, spoken to in the part of S3 that every compatible service has. */
export const abrirCubeta = (ajustes: AjustesS3, plazos: PlazosS3 = PLAZOS) => {
  const { endpoint, bucket, region } = ajustes;
  const cliente = new S3Client({
    endpoint,
    region,
    credentials: credenciales(ajustes),
    // Addresses of the form bucket.host need a name and a certificate of their own.
    forcePathStyle: true,
    // Newer checksums are refused by many compatible services; TLS and the length already guard the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: plazos.conexionMs,
      requestTimeout: plazos.respuestaMs,
      socketTimeout: plazos.respuestaMs,
      throwOnRequestTimeout: true,
    },
  });
  const pedir: S3Client['send'] = (...orden: unknown[]) =>
    (cliente.send as (...orden: unknown[]) => Promise<never>)(...orden).catch((error: unknown) => {
      throw esCaida(error) ? errorSinAlmacen(error) : error;
    });
  async function* listar(prefijo: string, { directos = false } = {}): AsyncGenerator<Pagina> {
    let continuacion: string | undefined;
    do {
      const pagina = await pedir(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefijo,
          ...(directos ? { Delimiter: '/' } : {}),
          ContinuationToken: continuacion,
        }),
      );
      yield {
        objetos: (pagina.Contents ?? []).map(({ Key = '', Size = 0, LastModified = null }) => ({
          clave: Key,
          tamano: Size,
          cambiado: LastModified,
        })),
        prefijos: (pagina.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix),
      };
      continuacion = pagina.IsTruncated ? pagina.NextContinuationToken : undefined;
    } while (continuacion);
  }
  return {
    listar,
    existe: async (clave: string): Promise<boolean> =>
      (await siEsta(pedir(new HeadObjectCommand({ Bucket: bucket, Key: clave })))) !== null,
    /** Whether anything begins with `prefijo`. */
    hayAlgo: async (prefijo: string): Promise<boolean> => {
      const { Contents = [] } = await pedir(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefijo, MaxKeys: 1 }),
      );
      return Contents.length > 0;
    },
    abrir: async (clave: string): Promise<ArchivoAbierto | null> => {
      const objeto = await siEsta(pedir(new GetObjectCommand({ Bucket: bucket, Key: clave })));
      if (!objeto?.Body) return null;
      return { contenido: objeto.Body as Readable, tamano: objeto.ContentLength ?? 0 };
    },
    guardar: async (clave: string, { ruta, tamano }: Temporal, tipo: string): Promise<void> => {
      const Body = tamano === 0 ? NADA : createReadStream(ruta);
      await pedir(
        new PutObjectCommand({ Bucket: bucket, Key: clave, Body, ContentLength: tamano, ContentType: tipo }),
        CON_ARCHIVO,
      );
    },
    marcar: async (clave: string): Promise<void> => {
      await pedir(new PutObjectCommand({ Bucket: bucket, Key: clave, Body: NADA, ContentLength: 0 }));
    },
    copiar: async (origen: string, destino: string): Promise<void> => {
      const CopySource = escapar(`${bucket}/${origen}`);
      await pedir(new CopyObjectCommand({ Bucket: bucket, Key: destino, CopySource }), CON_ARCHIVO);
    },
    borrar: async (clave: string): Promise<void> => {
      await pedir(new DeleteObjectCommand({ Bucket: bucket, Key: clave }));
    },
  };
};

export type Cubeta = ReturnType<typeof abrirCubeta>;

/** The same bucket, as if only what begins with `prefijo` were in it. */
export const cubetaEnPrefijo = (cubeta: Cubeta, prefijo: string): Cubeta => ({
  listar: async function* (suyo, opciones) {
    for await (const { objetos, prefijos } of cubeta.listar(prefijo + suyo, opciones))
      yield {
        objetos: objetos.map((objeto) => ({ ...objeto, clave: objeto.clave.slice(prefijo.length) })),
        prefijos: prefijos.map((completo) => completo.slice(prefijo.length)),
      };
  },
  existe: (clave) => cubeta.existe(prefijo + clave),
  hayAlgo: (suyo) => cubeta.hayAlgo(prefijo + suyo),
  abrir: (clave) => cubeta.abrir(prefijo + clave),
  guardar: (clave, ...resto) => cubeta.guardar(prefijo + clave, ...resto),
  marcar: (clave) => cubeta.marcar(prefijo + clave),
  copiar: (origen, destino) => cubeta.copiar(prefijo + origen, prefijo + destino),
  borrar: (clave) => cubeta.borrar(prefijo + clave),
});
