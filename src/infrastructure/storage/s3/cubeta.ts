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
import type { Temporal } from '@/infrastructure/storage/temporales/carpeta-temporal';
import type { AjustesS3 } from './ajustes-s3';

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

const NADA = new Uint8Array(0);

const escapar = (clave: string): string => clave.split('/').map(encodeURIComponent).join('/');

/** The client asks again when less than five minutes are left: about once a minute, while there is something to do. */
const VIGENCIA_MS = 6 * 60_000;

const credenciales = ({ accessKeyId, secretAccessKey, releer }: AjustesS3) =>
  releer
    ? async () => ({ ...releer(), expiration: new Date(Date.now() + VIGENCIA_MS) })
    : { accessKeyId, secretAccessKey };

/** One bucket, spoken to in the part of S3 that every compatible service has. */
export const abrirCubeta = (ajustes: AjustesS3) => {
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
  });
  async function* listar(prefijo: string, { directos = false } = {}): AsyncGenerator<Pagina> {
    let continuacion: string | undefined;
    do {
      const pagina = await cliente.send(
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
      (await siEsta(cliente.send(new HeadObjectCommand({ Bucket: bucket, Key: clave })))) !== null,
    /** Whether anything begins with `prefijo`. */
    hayAlgo: async (prefijo: string): Promise<boolean> => {
      const { Contents = [] } = await cliente.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefijo, MaxKeys: 1 }),
      );
      return Contents.length > 0;
    },
    abrir: async (clave: string): Promise<ArchivoAbierto | null> => {
      const objeto = await siEsta(cliente.send(new GetObjectCommand({ Bucket: bucket, Key: clave })));
      if (!objeto?.Body) return null;
      return { contenido: objeto.Body as Readable, tamano: objeto.ContentLength ?? 0 };
    },
    guardar: async (clave: string, { ruta, tamano }: Temporal, tipo: string): Promise<void> => {
      const Body = tamano === 0 ? NADA : createReadStream(ruta);
      await cliente.send(
        new PutObjectCommand({ Bucket: bucket, Key: clave, Body, ContentLength: tamano, ContentType: tipo }),
      );
    },
    marcar: async (clave: string): Promise<void> => {
      await cliente.send(new PutObjectCommand({ Bucket: bucket, Key: clave, Body: NADA, ContentLength: 0 }));
    },
    copiar: async (origen: string, destino: string): Promise<void> => {
      const CopySource = escapar(`${bucket}/${origen}`);
      await cliente.send(new CopyObjectCommand({ Bucket: bucket, Key: destino, CopySource }));
    },
    borrar: async (clave: string): Promise<void> => {
      await cliente.send(new DeleteObjectCommand({ Bucket: bucket, Key: clave }));
    },
  };
};

export type Cubeta = ReturnType<typeof abrirCubeta>;
