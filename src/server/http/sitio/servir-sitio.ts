import estaticos from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LectorPublicado } from '@/application/configuracion/publicado.port';
import { plegar, sinBarrasFinales } from '@/domain/shared/textos';
import { PAGINAS_DEL_SITIO, type PaginaDelSitio } from '@/domain/sitio/campos-sitio';
import { numeroDePoliticaEn } from '@/domain/sitio/para-la-pagina';
import type { SitioPublico } from '@/domain/sitio/sitio-guardado';
import { politicaDeContenido } from '@/server/http/cabeceras-seguridad';
import { servirDocs } from '@/server/http/docs/servir-docs';
import { cuerpoDeNoEncontrado } from '@/server/http/errores-http';
import { crearEstreno, type OpcionesEstreno } from '@/server/http/sitio/enlace-de-estreno';
import { servirMarca } from '@/server/http/sitio/marca-del-sitio';
import { crearConDireccion, type Escrito, enviarLista } from '@/server/http/sitio/pagina-lista';
import { crearPaginasConDatos } from '@/server/http/sitio/paginas-con-datos';
import { type Pagina, paginasDelSitio } from '@/server/http/sitio/paginas-del-sitio';
import { servirTrabajador } from '@/server/http/sitio/servir-trabajador';
import { servirVistaPrevia } from '@/server/http/sitio/servir-vista-previa';

export interface OpcionesSitio extends OpcionesEstreno {
  /** Other origins the pages may call. */
  conexiones: readonly string[];
  /** What an administrator publishes. */
  publicado: LectorPublicado;
  /** Devices may keep it for when they have no network. */
  conCopia: boolean;
  leerSitio(): Promise<SitioPublico | null>;
  /** What whoever edits the site looks at before it is published; each is looked at once. */
  mirarBorrador(ficha: string): Promise<{ pagina: PaginaDelSitio; publico: SitioPublico } | null>;
}

/** `main.4f3a9c21.js`: the content is in the name, so the name never has other content. */
const CON_HUELLA =
  /[.-][0-9a-f]{8,}\.(?:js|css|woff2|svg|png|jpe?g|webp|avif|mp4|webm|ico|map)(?:\.br|\.gz)?$/i;

const PAGINA = 'text/html; charset=utf-8';

const INMUTABLE = 'public, max-age=31536000, immutable';

const cacheDe = (ruta: string): string => (CON_HUELLA.test(ruta) ? INMUTABLE : 'no-cache');

const DATOS_DE_PAGINA = /^\/datos-de-pagina\/([a-z0-9_-]{1,40})\.[0-9a-f]{24}\.json$/;

const conCabecerasDePagina = (
  conexiones: readonly string[],
  pagina: Pagina,
  respuesta: FastifyReply,
): FastifyReply => {
  // It may be the address of a family, written wrong: where it came from is told to nobody.
  if (pagina.estado === 404) respuesta.header('referrer-policy', 'no-referrer');
  // What answers 404 is not indexed, whatever else it says.
  if (!pagina.indexable && pagina.estado === 200) respuesta.header('x-robots-tag', 'noindex');
  respuesta.header('content-security-policy', politicaDeContenido(conexiones, pagina));
  return respuesta.code(pagina.estado);
};

const enviarPagina = (
  { carpeta, conexiones }: Pick<OpcionesSitio, 'carpeta' | 'conexiones'>,
  pagina: Pagina,
  respuesta: FastifyReply,
): FastifyReply => conCabecerasDePagina(conexiones, pagina, respuesta).sendFile(pagina.archivo, carpeta);

/** Files besides the pages that say the address of the site: what search engines read. */
const comoEscrito = (archivo: string): Escrito => ({
  archivo,
  tipo: `${archivo.endsWith('.xml') ? 'application/xml' : 'text/plain'}; charset=utf-8`,
  guiones: [],
  estilos: [],
});

/** `//about`, as whoever joins an address to another leaves it: to a browser it would be another site. */
const BARRAS_DE_MAS = /[/\\]{2,}|\\/g;

/** What a sentence puts after an address, and a chat copies with it. */
const DESPUES_DE_UNA_DIRECCION = /(?<=\w)[\s\p{P}\p{C}]+$/u;

/**
 * `/about/`, `//about`, `/about.html`, `/index.html`, `/About`, as the keyboard of a phone begins a word, `/about.`, as the
 * end of a sentence is copied, and `/política-de-datos` have one good address each; `null` for a path that is already good.
 */
const direccionBuena = (ruta: string): string | null => {
  const escrita = plegar(decodeURIComponent(ruta).replace(BARRAS_DE_MAS, '/'));
  const limpia =
    sinBarrasFinales(escrita)
      .replace(DESPUES_DE_UNA_DIRECCION, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/';
  return limpia === ruta ? null : limpia;
};

/** What the page of every address without one is drawn for: no page has it. */
const INEXISTENTE = '/404';

/** A call that no service knows is not a page, even under an address of theirs. */
const DE_SERVICIO = /^\/(?:auth|dashboard)-api(?:[/?]|$)/;

/** `/%`: as no browser wrote it, the router would refuse it in words for programs. Written whole, it is one without a page. */
export const direccionLegible = (url: string): string => {
  if (DE_SERVICIO.test(url)) return url;
  const [ruta = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(ruta);
    return url;
  } catch {
    return ruta.replaceAll('%', '%25') + url.slice(ruta.length);
  }
};

const lee = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const aceptaPagina = (peticion: FastifyRequest): boolean => lee(peticion) && !DE_SERVICIO.test(peticion.url);

/**
 * Serves the built site: files with their precompressed siblings, and for every other address the application, whose
 * 404 screen comes with status 404.
 */
export const servirSitio = async (
  app: FastifyInstance,
  opciones: OpcionesSitio,
  noEncontrado: (peticion: FastifyRequest, respuesta: FastifyReply) => FastifyReply,
): Promise<void> => {
  const { carpeta, urlSitio, conexiones, publicado, leerSitio, mirarBorrador } = opciones;
  const { buscar, noEncontrada, todas, conDireccion, lugarDeLaDireccion } = paginasDelSitio(carpeta);
  const direccion = crearConDireccion({ carpeta, lugar: lugarDeLaDireccion, urlSitio });
  const estreno = crearEstreno(opciones);
  const conDatos = crearPaginasConDatos({
    carpeta,
    leerPublicados: publicado.leer,
    leerSitio,
    ponerDireccion: direccion.poner,
    avisar: (error) => app.log.error(error, 'No fue posible preparar una página con lo que se publica'),
  });
  await app.register(estaticos, {
    root: carpeta,
    wildcard: true,
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    // Pages leave through enviarPagina, with the policy of each; a request (it begins with a slash) for their files is not.
    allowedPath: (ruta) => !/^\/.*\.html(?:\.|$)/.test(ruta),
    setHeaders: (respuesta, ruta) => {
      respuesta.header('cache-control', cacheDe(ruta)).header('vary', 'accept-encoding');
    },
  });
  /** Every policy that was published is drawn as the one in force is. */
  const paginaDe = (ruta: string): Pagina | null =>
    buscar(numeroDePoliticaEn(ruta) === null ? ruta : PAGINAS_DEL_SITIO.politica.ruta);
  /** Another process drew the page, or this one before it was started again: from the same it draws the same. */
  const deOtroProceso = async (direccion: string) => {
    const [, nombre] = DATOS_DE_PAGINA.exec(direccion) ?? [];
    if (nombre === undefined) return null;
    const ruta = nombre === 'inicio' ? '/' : `/${nombre.replaceAll('_', '/')}`;
    const encontrada = paginaDe(ruta);
    if (!encontrada && ruta !== INEXISTENTE) return null;
    await conDatos.publicada(ruta, encontrada ?? noEncontrada);
    return conDatos.datosEn(direccion);
  };
  /** `null` for a number that no policy had, which is as any address without a page. */
  const politicaPublicada = async (ruta: string): Promise<Pagina | null> => {
    const pagina = numeroDePoliticaEn(ruta) === null ? null : paginaDe(ruta);
    return pagina && (await conDatos.publicada(ruta, pagina)) ? pagina : null;
  };
  const responder = async (peticion: FastifyRequest, respuesta: FastifyReply) => {
    if (!aceptaPagina(peticion)) return noEncontrado(peticion, respuesta);
    const [ruta = '/'] = peticion.url.split('?', 1);
    const consulta = peticion.url.slice(ruta.length);
    const buena = direccionBuena(ruta);
    if (buena && (buscar(buena) ?? (await politicaPublicada(buena))))
      return respuesta.redirect(buena + consulta, 308);
    const encontrada = buscar(ruta) ?? (await politicaPublicada(ruta));
    const pagina = encontrada ?? noEncontrada;
    const lista =
      (await conDatos.publicada(encontrada ? ruta : INEXISTENTE, pagina)) ?? (await direccion.leer(pagina));
    const deEstreno = ruta === '/login' ? await estreno.enIngreso(peticion, pagina, lista) : null;
    if (deEstreno) {
      conCabecerasDePagina(conexiones, { ...pagina, ...lista, ...deEstreno }, respuesta);
      return respuesta.header('cache-control', 'no-store').type(PAGINA).send(deEstreno.html);
    }
    if (!lista) return enviarPagina(opciones, pagina, respuesta);
    conCabecerasDePagina(conexiones, { ...pagina, ...lista }, respuesta);
    return enviarLista(lista, peticion, respuesta);
  };
  // Who serves files says of such a path that nobody may see it.
  app.addHook('onRequest', async (peticion, respuesta) => {
    const [ruta = '/'] = peticion.url.split('?', 1);
    if (lee(peticion) && ruta.startsWith('/') && ruta.search(BARRAS_DE_MAS) >= 0)
      return responder(peticion, respuesta);
  });
  estreno.servir(app, responder);
  servirMarca(app, { carpeta, publicado });
  const escritos = conDireccion.map(comoEscrito);
  for (const escrito of escritos) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${escrito.archivo}`,
      handler: async (peticion, respuesta) => {
        const lista = await direccion.leer(escrito);
        return lista ? enviarLista(lista, peticion, respuesta) : respuesta.sendFile(escrito.archivo, carpeta);
      },
    });
  }
  // Ready before anybody asks; what fails now is said to who asks for it.
  for (const escrito of [...todas, ...escritos]) direccion.leer(escrito).catch(() => undefined);
  servirTrabajador(app, opciones);
  servirDocs(app, carpeta);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/datos-de-pagina/:archivo',
    handler: async (peticion, respuesta) => {
      const [direccion = ''] = peticion.url.split('?', 1);
      const datos = conDatos.datosEn(direccion) ?? (await deOtroProceso(direccion));
      if (!datos) return respuesta.code(404).header('cache-control', 'no-store').send(cuerpoDeNoEncontrado());
      // It is not a page, for whoever looks for pages.
      respuesta.header('x-robots-tag', 'noindex');
      return enviarLista(datos, peticion, respuesta, INMUTABLE);
    },
  });
  servirVistaPrevia(
    app,
    async (ficha) => {
      const mirada = await mirarBorrador(ficha);
      if (!mirada) return null;
      const { ruta } = PAGINAS_DEL_SITIO[mirada.pagina];
      const pagina = buscar(ruta) ?? noEncontrada;
      const lista = await conDatos.vistaPrevia(ruta, pagina, mirada.publico);
      return lista && { lista, pagina };
    },
    ({ lista, pagina }, respuesta) => {
      conCabecerasDePagina(conexiones, { ...pagina, ...lista, indexable: false }, respuesta);
      return respuesta.type(lista.tipo).send(lista.formas.identity);
    },
  );
  app.get('/', responder);
  app.setNotFoundHandler(responder);
};
