import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documento, POLITICA_DE_CUENTA } from '@/server/http/cuenta/documento';
import { html } from '@/server/http/cuenta/html';
import { paginaDemasiadasVeces } from '@/server/http/cuenta/paginas-sin-cuenta';
import { estadoHttp, responderError } from '@/server/http/errores-http';

/** Far more than whoever edits the site looks in a minute. */
const VECES_POR_MINUTO = 60;

/** As the addresses of a preview end; for anything else nothing is asked of the database. */
const FICHA = /^[\w-]{43}$/;

const PAGINA_VENCIDA = documento(
  'Vista previa',
  html`<main><section><h1>Esta vista previa ya no abre</h1><p>Se abre una sola vez, y antes de un minuto. Vuelva a «Sitio», en el panel, y toque «Vista previa» otra vez.</p></section></main>`,
);

const sinVistaPrevia = (respuesta: FastifyReply, estado: number, pagina: string): FastifyReply =>
  respuesta
    .code(estado)
    .headers({ 'content-security-policy': POLITICA_DE_CUENTA, 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(pagina);

/**
 * The address of a preview is opened by a browser, without a session: who has it looks once. `mirar` answers what there is to see, or
 * `null` when it was seen or its minute went by.
 */
export const servirVistaPrevia = <V>(
  app: FastifyInstance,
  mirar: (ficha: string) => Promise<V | null>,
  mostrar: (vista: V, respuesta: FastifyReply) => FastifyReply,
): void => {
  app.get('/vista-previa/:ficha', {
    config: { rateLimit: { max: VECES_POR_MINUTO, timeWindow: 60_000 } },
    onRequest: (_peticion, respuesta, seguir) => {
      respuesta.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      seguir();
    },
    errorHandler: (error: unknown, peticion: FastifyRequest, respuesta: FastifyReply) =>
      estadoHttp(error) === 429
        ? sinVistaPrevia(respuesta, 429, paginaDemasiadasVeces())
        : responderError(error, peticion, respuesta),
    handler: async (peticion, respuesta) => {
      const { ficha = '' } = peticion.params as { ficha?: string };
      const vista = FICHA.test(ficha) ? await mirar(ficha) : null;
      return vista === null ? sinVistaPrevia(respuesta, 404, PAGINA_VENCIDA) : mostrar(vista, respuesta);
    },
  });
};
