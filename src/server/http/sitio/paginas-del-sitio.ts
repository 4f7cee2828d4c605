import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { esRutaPanel } from '@/domain/shared/politica/secciones-panel';
import { sinBarrasFinales } from '@/domain/shared/textos';
import { z } from '@/domain/shared/zod';

const PUBLICAS = new Set([
  '/',
  '/about',
  '/programs',
  '/contact',
  '/donate',
  '/accounts',
  '/cuentas',
  '/login',
  '/restablecer',
  '/politica-de-datos',
]);

const sinBarraFinal = (ruta: string): string => (ruta.length > 1 ? sinBarrasFinales(ruta) : ruta);

/** True for the addresses the application answers with a screen of its own; any other is its 404 screen. */
export const esRutaDePagina = (ruta: string): boolean =>
  PUBLICAS.has(sinBarraFinal(ruta)) || esRutaPanel(sinBarraFinal(ruta));

/** Staff screens and the sign-in are nobody's search result. */
const noSeIndexa = (ruta: string): boolean =>
  ruta === '/login' || ruta === '/restablecer' || esRutaPanel(ruta);

const esquemaPagina = z.object({
  /** Relative to the folder of the site. */
  archivo: z.string(),
  estado: z.number(),
  indexable: z.boolean(),
  /** Hashes of the inline scripts and styles that its policy allows. */
  guiones: z.array(z.string()),
  estilos: z.array(z.string()),
  /** How to draw it again, for a page that shows what an administrator publishes. */
  receta: z.optional(z.unknown()),
});

const esquemaLista = z.object({
  /** What the build wrote where the address of the site goes, and the files that say it besides the pages. */
  lugarDeLaDireccion: z.optional(z.string()),
  conDireccion: z._default(z.array(z.string()), []),
  paginas: z.record(z.string(), esquemaPagina),
  noEncontrada: esquemaPagina,
});

export type Pagina = z.infer<typeof esquemaPagina>;

interface PaginasDelSitio {
  /** The page of a path without its final slash; `null` where there is none. */
  buscar: (ruta: string) => Pagina | null;
  noEncontrada: Pagina;
  /** Every file of the list that may say the address of the site, and what stands for it; `null` when nothing does. */
  todas: readonly Pagina[];
  conDireccion: readonly string[];
  lugarDeLaDireccion: string | null;
}

const conLista = (archivo: string): PaginasDelSitio => {
  const lista = esquemaLista.parse(JSON.parse(readFileSync(archivo, 'utf8')));
  const { paginas, noEncontrada, conDireccion, lugarDeLaDireccion = null } = lista;
  const porRuta = new Map(Object.entries(paginas));
  return {
    buscar: (ruta) => porRuta.get(ruta) ?? null,
    noEncontrada,
    todas: [...porRuta.values(), noEncontrada],
    conDireccion,
    lugarDeLaDireccion,
  };
};

// The one page of a build that was not prerendered, such as the demo.
const paginaUnica = (carpeta: string): PaginasDelSitio => {
  const pagina: Pagina = { archivo: 'index.html', estado: 200, indexable: true, guiones: [], estilos: [] };
  const error = existsSync(join(carpeta, '404.html')) ? '404.html' : 'index.html';
  return {
    buscar: (ruta) => (esRutaDePagina(ruta) ? { ...pagina, indexable: !noSeIndexa(ruta) } : null),
    noEncontrada: { ...pagina, archivo: error, estado: 404, indexable: false },
    todas: [],
    conDireccion: [],
    lugarDeLaDireccion: null,
  };
};

/** The pages that the build prepared in the site's folder, from the list that it leaves beside the folder. */
export const paginasDelSitio = (carpeta: string): PaginasDelSitio => {
  const lista = `${sinBarrasFinales(carpeta)}-paginas.json`;
  return existsSync(lista) ? conLista(lista) : paginaUnica(carpeta);
};
