import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';
import { urlSitio } from '@/ui/app/url-sitio';
import {
  descripcionDe,
  type MetadatosDePagina,
  PAGINAS,
  UBICACION_GEOGRAFICA,
} from '@/ui/sitio/textos/paginas';
import { sitioDe } from '../servicios/sitio';

interface EnRuta {
  match: { context: { publico: Pick<ServiciosPublicos, 'datosPublicos'> } };
}

/** More is cut by a tab and by a search, and with a long name nobody reads which page it is. */
const TITULO_MAXIMO = 80;

/** The home says whose it is first. */
const tituloDe = (pagina: MetadatosDePagina, nombre: string): string =>
  pagina === PAGINAS.inicio ? `${nombre} · ${pagina.titulo}` : `${pagina.titulo} · ${nombre}`;

/** `head` of a public page (specification §2, shared page elements). */
export const cabezaPublica =
  (pagina: MetadatosDePagina) =>
  ({ match }: EnRuta) => {
    const sitio = sitioDe(match.context.publico.datosPublicos.yaConocidos());
    const { nombre } = sitio;
    const { ruta, claves } = pagina;
    const descripcion = descripcionDe(pagina, sitio);
    const titulo = tituloDe(pagina, nombre);
    const enPestana = titulo.length > TITULO_MAXIMO ? tituloDe(pagina, sitio.nombreCorto) : titulo;
    const direccion = `${urlSitio()}${ruta}`;
    const imagen = `${urlSitio()}/img/compartir.png`;
    const { region, lugar, latitud, longitud } = UBICACION_GEOGRAFICA;
    return {
      meta: [
        { title: enPestana },
        { name: 'description', content: descripcion },
        { name: 'keywords', content: claves.join(', ') },
        { name: 'robots', content: 'index, follow' },
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: nombre },
        { property: 'og:locale', content: 'es_CO' },
        { property: 'og:title', content: titulo },
        { property: 'og:description', content: descripcion },
        { property: 'og:url', content: direccion },
        { property: 'og:image', content: imagen },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { name: 'twitter:card', content: 'summary_large_image' },
        { name: 'twitter:title', content: titulo },
        { name: 'twitter:description', content: descripcion },
        { name: 'twitter:image', content: imagen },
        { name: 'geo.region', content: region },
        { name: 'geo.placename', content: lugar },
        { name: 'geo.position', content: `${latitud};${longitud}` },
        { name: 'ICBM', content: `${latitud}, ${longitud}` },
      ],
      links: [{ rel: 'canonical', href: direccion }],
    };
  };
