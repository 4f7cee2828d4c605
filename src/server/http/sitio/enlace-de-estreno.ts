import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiciosPuestaEnMarcha } from '@/application/servicios/servicios-servidor';
import type { PaginaLista } from '@/server/http/sitio/pagina-lista';
import type { Pagina } from '@/server/http/sitio/paginas-del-sitio';

const RUTA = '/primer-administrador';
const PROPIOS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const DE_ESTE_EQUIPO = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** What a proxy says of whom it speaks for, or of itself. */
const DE_PROXY = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

/** Without its port. */
const anfitrionDe = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/**
 * Whether the one who asks is a browser on the server itself. A proxy on the same machine also comes from it, and may
 * call itself `localhost`; but it tells for whom it asks, or does not keep the connection as a browser does: that header
 * is of each hop, and nobody passes it on.
 */
const esDeEsteEquipo = ({ raw, headers }: FastifyRequest): boolean =>
  DE_ESTE_EQUIPO.test(raw.socket.remoteAddress ?? '') &&
  PROPIOS.includes(anfitrionDe(headers.host ?? '')) &&
  raw.httpVersion === '1.1' &&
  headers.connection?.toLowerCase() === 'keep-alive' &&
  !Object.keys(headers).some((nombre) => DE_PROXY.test(nombre));

/** Another page of that browser may ask for a picture, or the worker for a copy: neither is somebody who reads. */
const vaALeerla = ({ headers }: FastifyRequest): boolean =>
  [undefined, 'document'].includes(headers['sec-fetch-dest'] as string | undefined);

/** In a browser that keeps the site, the worker asks for the page in the person's name; a copy does not say the last one. */
const laTraeElTrabajador = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'empty' &&
  headers['sec-fetch-site'] === 'same-origin' &&
  headers['upgrade-insecure-requests'] === '1';

const ESTILO =
  '.estreno{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.5rem 1rem;' +
  'background:var(--chakra-colors-brand-tint);color:var(--chakra-colors-fg)}' +
  '.estreno a{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:600;text-decoration:underline;' +
  'color:var(--chakra-colors-brand-fg)}';
const HUELLA = `sha256-${createHash('sha256').update(ESTILO).digest('base64')}`;
const AVISO = `<style>${ESTILO}</style><p class="estreno">Este sistema es nuevo: <a href="${RUTA}">crear el primer administrador</a></p>`;

export interface OpcionesEstreno {
  /** Folder of the built site. */
  carpeta: string;
  /** Its public address, without a final `/`. */
  urlSitio: string;
  puestaEnMarcha: ServiciosPuestaEnMarcha;
  /** Whether a proxy in front tells the visitor's address. */
  detrasDeProxy: boolean;
}

/**
 * Until somebody has come in, whoever has the server in front makes the first administrator without copying anything
 * from its output: /login says so, and that address leads to a link of one use.
 */
export const crearEstreno = ({ carpeta, urlSitio, puestaEnMarcha, detrasDeProxy }: OpcionesEstreno) => {
  // Who said a public address has put something in front.
  const puede = !detrasDeProxy && PROPIOS.includes(new URL(urlSitio).hostname);
  const esperaA = async (peticion: FastifyRequest): Promise<boolean> =>
    puede && esDeEsteEquipo(peticion) && (await puestaEnMarcha.pendiente().catch(() => false));

  return {
    /** The sign-in page with the way to the first administrator; `null` for whoever must not see it. */
    enIngreso: async (
      peticion: FastifyRequest,
      { archivo, estilos }: Pagina,
      lista: PaginaLista | null,
    ): Promise<{ html: string; estilos: string[] } | null> => {
      if (!vaALeerla(peticion) && !laTraeElTrabajador(peticion)) return null;
      if (!(await esperaA(peticion))) return null;
      const html = lista?.formas.identity.toString() ?? (await readFile(join(carpeta, archivo), 'utf8'));
      return {
        html: html.replace(/<body[^>]*>/, (cuerpo) => `${cuerpo}${AVISO}`),
        estilos: [...(lista?.estilos ?? estilos), HUELLA],
      };
    },
    servir: (
      app: FastifyInstance,
      noEsta: (peticion: FastifyRequest, respuesta: FastifyReply) => Promise<FastifyReply>,
    ): void => {
      app.get(RUTA, async (peticion, respuesta) => {
        const enlace =
          vaALeerla(peticion) && (await esperaA(peticion)) ? await puestaEnMarcha.enlazar() : null;
        if (enlace === null) return noEsta(peticion, respuesta);
        return respuesta.header('cache-control', 'no-store').redirect(enlace, 303);
      });
    },
  };
};
