import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page in memory, in the three forms a browser may ask for it. */
export interface PaginaLista {
  /** Its Content-Type. */
  tipo: string;
  guiones: string[];
  estilos: string[];
  etiqueta: string;
  formas: { br: Buffer; gzip: Buffer; identity: Buffer };
}

const comprimir = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export const prepararEnvio = async ({
  html,
  tipo = 'text/html; charset=utf-8',
  guiones,
  estilos,
}: {
  html: string;
  tipo?: string;
  guiones: string[];
  estilos: string[];
}): Promise<PaginaLista> => {
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([comprimir.br(identity), comprimir.gzip(identity)]);
  const etiqueta = `"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { tipo, guiones, estilos, etiqueta, formas: { br, gzip, identity } };
};

const ADMITE: readonly ('br' | 'gzip')[] = ['br', 'gzip'];

const formaPara = ({ headers }: FastifyRequest): 'br' | 'gzip' | 'identity' => {
  const pedidas = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((parte) => !/;\s*q=0(?:\.0*)?\s*$/.test(parte))
    .map((parte) => parte.split(';')[0]?.trim());
  return ADMITE.find((forma) => pedidas.includes(forma)) ?? 'identity';
};

export const enviarLista = (
  { tipo, etiqueta, formas }: PaginaLista,
  peticion: FastifyRequest,
  respuesta: FastifyReply,
): FastifyReply => {
  respuesta.headers({ etag: etiqueta, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  const vigente = peticion.headers['if-none-match'] === etiqueta;
  if (vigente && respuesta.statusCode === 200) return respuesta.code(304).send();
  const forma = formaPara(peticion);
  if (forma !== 'identity') respuesta.header('content-encoding', forma);
  return respuesta.type(tipo).send(formas[forma]);
};
