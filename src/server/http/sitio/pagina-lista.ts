import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pagina } from '@/server/http/sitio/paginas-del-sitio';

/** A text in memory, in the three forms a browser may ask for it. */
export interface TextoListo {
  /** Its Content-Type. */
  tipo: string;
  etiqueta: string;
  formas: { br: Buffer; gzip: Buffer; identity: Buffer };
}

export interface PaginaLista extends TextoListo {
  guiones: string[];
  estilos: string[];
}

const comprimir = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export const prepararTexto = async (texto: string, tipo: string): Promise<TextoListo> => {
  const identity = Buffer.from(texto);
  const [br, gzip] = await Promise.all([comprimir.br(identity), comprimir.gzip(identity)]);
  const etiqueta = `"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { tipo, etiqueta, formas: { br, gzip, identity } };
};

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
}): Promise<PaginaLista> => ({ ...(await prepararTexto(html, tipo)), guiones, estilos });

const ADMITE: readonly ('br' | 'gzip')[] = ['br', 'gzip'];

const formaPara = ({ headers }: FastifyRequest): 'br' | 'gzip' | 'identity' => {
  const pedidas = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((parte) => !/;\s*q=0(?:\.0*)?\s*$/.test(parte))
    .map((parte) => parte.split(';')[0]?.trim());
  return ADMITE.find((forma) => pedidas.includes(forma)) ?? 'identity';
};

export const enviarLista = (
  { tipo, etiqueta, formas }: TextoListo,
  peticion: FastifyRequest,
  respuesta: FastifyReply,
  cache = 'no-cache',
): FastifyReply => {
  respuesta.headers({ etag: etiqueta, 'cache-control': cache, vary: 'accept-encoding' });
  const vigente = peticion.headers['if-none-match'] === etiqueta;
  if (vigente && respuesta.statusCode === 200) return respuesta.code(304).send();
  const forma = formaPara(peticion);
  if (forma !== 'identity') respuesta.header('content-encoding', forma);
  return respuesta.type(tipo).send(formas[forma]);
};

export type Escrito = Pick<Pagina, 'archivo' | 'guiones' | 'estilos'> & { tipo?: string };

interface Dependencias {
  /** Folder of the built site. */
  carpeta: string;
  /** What the build wrote where the address goes; `null` when it wrote none. */
  lugar: string | null;
  /** Public address of the site, without a final `/`. */
  urlSitio: string;
}

/**
 * The build does not know at which address the site will be served, so it leaves a place for it. Each file that says the
 * address is prepared once.
 */
export const crearConDireccion = ({ carpeta, lugar, urlSitio }: Dependencias) => {
  const poner = (texto: string): string => (lugar === null ? texto : texto.replaceAll(lugar, () => urlSitio));
  const preparadas = new Map<string, Promise<PaginaLista | null>>();

  const preparar = async ({ archivo, ...resto }: Escrito, escrita: string): Promise<PaginaLista | null> => {
    const texto = await readFile(join(carpeta, archivo), 'utf8');
    return texto.includes(escrita) ? prepararEnvio({ html: poner(texto), ...resto }) : null;
  };

  return {
    /** A text with the address in its place. */
    poner,
    /** A file of the site with the address in its place; `null` for one that does not say it. */
    leer: async (escrito: Escrito): Promise<PaginaLista | null> => {
      if (lugar === null) return null;
      const { archivo } = escrito;
      const lista = preparadas.get(archivo) ?? preparar(escrito, lugar);
      preparadas.set(archivo, lista);
      // What could not be read now may be there later.
      lista.catch(() => preparadas.delete(archivo));
      return lista;
    },
  };
};
