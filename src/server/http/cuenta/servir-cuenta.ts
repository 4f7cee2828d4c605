import compresion from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DatosFundacion, datosFundacionDe } from '@/application/configuracion/datos-fundacion.port';
import type { ActorPeticion, ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { CONFIGURACION_INICIAL, type Configuracion } from '@/domain/configuracion/configuracion';
import type { Id } from '@/domain/shared/id';
import { conPlazoDeRespuesta } from '@/server/http/con-plazo-de-respuesta';
import { POLITICA_DE_CUENTA, RUTA_DEL_GUION } from '@/server/http/cuenta/documento';
import { GUION } from '@/server/http/cuenta/estilo';
import { paginaDeCuenta } from '@/server/http/cuenta/pagina-de-cuenta';
import {
  paginaDemasiadasVeces,
  paginaDeVistaPrevia,
  paginaNoDisponible,
  paginaSinEnlace,
} from '@/server/http/cuenta/paginas-sin-cuenta';
import { direccionDe } from '@/server/http/direccion-de-quien-pide';
import { estadoHttp } from '@/server/http/errores-http';

interface Dependencias {
  servicios: Pick<ServiciosServidor, 'unidadDeTrabajo'>;
  /** How long it may take to be answered, in milliseconds; as any call unless given. */
  plazoMs?: number | undefined;
  /** As the services compress. */
  comprimir: object;
}

const VECES_POR_MINUTO = 60;
const RECIBOS_POR_MINUTO = 20;

const CABECERAS = {
  'content-security-policy': POLITICA_DE_CUENTA,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Those that fetch what a message links to before anybody opens it: they are told the name, and it is no opening. */
const VISTAS_PREVIAS =
  /^whatsapp\/|facebookexternalhit|facebot|twitterbot|telegrambot|slackbot|linkedinbot|discordbot|skypeuripreview|redditbot|googlebot|bingbot|applebot|\bcrawler\b|\bspider\b/i;

const esVistaPrevia = ({ headers }: FastifyRequest): boolean =>
  VISTAS_PREVIAS.test(headers['user-agent'] ?? '');

/** Who opens it signs as the family, from where they are. */
const familia = (peticion: FastifyRequest): ActorPeticion => ({
  id: 0,
  email: 'la familia',
  rol: 'CONSULTA',
  origen: direccionDe(peticion),
});

/** What is answered; sent once it is whole, and never after its time. */
interface Salida {
  estado: number;
  tipo: string;
  cuerpo: string | Buffer;
  cabeceras?: Readonly<Record<string, string>>;
}

const pagina = (estado: number, cuerpo: string): Salida => ({
  estado,
  tipo: 'text/html; charset=utf-8',
  cuerpo,
});

const enviar = (respuesta: FastifyReply, { estado, tipo, cuerpo, cabeceras = {} }: Salida): FastifyReply =>
  respuesta.code(estado).headers(cabeceras).type(tipo).send(cuerpo);

const ARCHIVO_DE_RECIBO = /^(\d{1,16})\.pdf$/;

/** What a token is written with: what a sentence puts after it, and a chat copies with it, is none of it. */
const tokenEn = ({ params }: FastifyRequest): string =>
  /^[\w-]*/.exec((params as { token?: string }).token ?? '')?.[0] ?? '';

/** `/Cuenta/…`, as the keyboard of a phone begins a word, `//cuenta/…` and `/cuenta//…`: no page of the site must see a token in its address. */
export const cuentaBienEscrita = (url: string): string => url.replace(/^[/\\]+cuenta[/\\]+/i, '/cuenta/');

/**
 * The page that a family opens with its link, made here whole: it needs no script and asks for nothing else. It is of no
 * service, so it is not in the table of accesses: what it shows is decided by the link, and by nothing that comes with
 * the request.
 */
export const servirCuenta = async (
  app: FastifyInstance,
  { servicios: { unidadDeTrabajo }, plazoMs, comprimir }: Dependencias,
): Promise<void> => {
  await app.register(compresion, comprimir);
  app.addHook('onRequest', (_peticion, respuesta, seguir) => {
    respuesta.headers(CABECERAS);
    seguir();
  });
  const leerConfiguracion = (): Promise<Configuracion> =>
    unidadDeTrabajo.leerSinSesion(
      async ({ configuracion }) => (await configuracion.obtener()) ?? CONFIGURACION_INICIAL,
    );
  const fundacion = async (): Promise<DatosFundacion> => datosFundacionDe(await leerConfiguracion());
  const sinEnlace = async (): Promise<Salida> => pagina(404, paginaSinEnlace(await fundacion()));

  app.setErrorHandler(async (error, peticion, respuesta) => {
    const estado = estadoHttp(error);
    if (estado === 429) return enviar(respuesta, pagina(429, paginaDemasiadasVeces()));
    if (estado < 500) return enviar(respuesta, await sinEnlace());
    peticion.log.error({ err: error }, 'Falló la página de una cuenta');
    return enviar(respuesta.header('retry-after', '30'), pagina(503, paginaNoDisponible()));
  });

  const anotar = (peticion: FastifyRequest, enlace: Id): Promise<void> =>
    unidadDeTrabajo.escribir(familia(peticion), ({ cuentaDeFamilia }) =>
      cuentaDeFamilia.anotarApertura(enlace),
    );

  const abrir = async (peticion: FastifyRequest): Promise<Salida> => {
    if (esVistaPrevia(peticion)) return pagina(200, paginaDeVistaPrevia(await fundacion()));
    const token = tokenEn(peticion);
    const abierta = await unidadDeTrabajo.leerSinSesion(({ cuentaDeFamilia }) =>
      cuentaDeFamilia.abrir(token),
    );
    if (!abierta) return sinEnlace();
    const { enlace, cuenta } = abierta;
    const configuracion = await leerConfiguracion();
    if (peticion.method === 'GET') await anotar(peticion, enlace.id);
    const de = { fundacion: datosFundacionDe(configuracion), configuracion };
    return pagina(200, paginaDeCuenta({ ...de, cuenta, token, expira_en: enlace.expira_en }));
  };

  const bajarRecibo = async (peticion: FastifyRequest): Promise<Salida> => {
    const token = tokenEn(peticion);
    const { archivo = '' } = peticion.params as { archivo?: string };
    const abono = ARCHIVO_DE_RECIBO.exec(archivo)?.[1] ?? '0';
    const recibo = await unidadDeTrabajo.leerSinSesion(({ cuentaDeFamilia }) =>
      cuentaDeFamilia.recibo(token, abono),
    );
    if (!recibo) return sinEnlace();
    if (peticion.method === 'GET') await anotar(peticion, recibo.enlace);
    return {
      estado: 200,
      tipo: 'application/pdf',
      cuerpo: Buffer.from(recibo.bytes),
      cabeceras: { 'content-disposition': `attachment; filename="recibo-${recibo.numero}.pdf"` },
    };
  };

  const ruta = (
    url: string,
    porMinuto: number,
    atender: (peticion: FastifyRequest) => Promise<Salida>,
  ): void => {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { rateLimit: { max: porMinuto, timeWindow: 60_000 } },
      handler: async (peticion, respuesta) =>
        enviar(respuesta, await conPlazoDeRespuesta(() => atender(peticion), plazoMs)),
    });
  };
  app.get(RUTA_DEL_GUION, (_peticion, respuesta) =>
    respuesta
      .header('cache-control', 'public, max-age=86400')
      .type('text/javascript; charset=utf-8')
      .send(GUION),
  );
  ruta('/cuenta/:token', VECES_POR_MINUTO, abrir);
  ruta('/cuenta/:token/recibos/:archivo', RECIBOS_POR_MINUTO, bajarRecibo);
  // Mistyped below it: the site must not see a token in an address of its own.
  ruta('/cuenta/*', VECES_POR_MINUTO, sinEnlace);
};
