import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConfiguracionPublica } from '@/domain/configuracion/configuracion-publica';
import { diceAlgo, numeroDePoliticaEn, paraLaPagina } from '@/domain/sitio/para-la-pagina';
import { sedesDelSitio } from '@/domain/sitio/sedes-del-sitio';
import type { SitioPublico } from '@/domain/sitio/sitio-guardado';
import {
  type PaginaLista,
  prepararEnvio,
  prepararTexto,
  type TextoListo,
} from '@/server/http/sitio/pagina-lista';
import type { Pagina } from '@/server/http/sitio/paginas-del-sitio';

/** The module that the build leaves beside the site: the interface, drawn without a browser. */
interface Dibujo {
  componerConDatos(
    ruta: string,
    receta: unknown,
    datos: ConfiguracionPublica,
    sitio: SitioPublico | undefined,
    opciones?: { vistaPrevia: boolean },
  ): Promise<{
    html: string;
    guiones: string[];
    estilos: string[];
    /** What React needs to repeat it, and the path under which the page asks for it. */
    datos: { direccion: string; texto: string } | null;
  }>;
}

interface DependenciasPaginas {
  /** Folder of the built site. */
  carpeta: string;
  leerPublicados(): Promise<ConfiguracionPublica>;
  leerSitio(): Promise<SitioPublico | null>;
  /** The text with the address of the site in its place. */
  ponerDireccion(texto: string): string;
  avisar(error: unknown): void;
}

const ESPERA_MS = 800;
/** Files of data that stay within reach of whoever opened a page before it changed: some changes of every page. */
const DATOS_AL_ALCANCE = 100;

const conSusSedes = (datos: ConfiguracionPublica, sitio: SitioPublico | null): ConfiguracionPublica => ({
  ...datos,
  sedes: sedesDelSitio(datos.sedes, sitio),
});

const conPlazo = <T>(trabajo: Promise<T>): Promise<T> =>
  Promise.race([
    trabajo,
    new Promise<never>((_, rechazar) => {
      setTimeout(rechazar, ESPERA_MS, new Error('La base de datos tardó en decir qué se publica')).unref();
    }),
  ]);

/**
 * Pages that say who the foundation is and numbers that an administrator can correct: nobody, with script or without,
 * should read or copy an old one.
 * Answers the page drawn with what is published now, the last one drawn when that cannot be known, or `null` when the
 * page that the build left is the right one.
 */
export const crearPaginasConDatos = ({
  carpeta,
  leerPublicados,
  leerSitio,
  ponerDireccion,
  avisar,
}: DependenciasPaginas) => {
  const modulo = join(carpeta, '../dibujo/render.mjs');
  const hay = existsSync(modulo);
  /** Also those under way: drawing a page takes long, and all who come meanwhile ask for the same one. */
  const dibujadas = new Map<string, { de: string; lista: Promise<PaginaLista> }>();
  /** By their path, the oldest first. */
  const datosListos = new Map<string, TextoListo>();

  const cargar = (): Promise<Dibujo> => import(/* webpackIgnore: true */ pathToFileURL(modulo).href);

  const recordar = async ({ direccion, texto }: { direccion: string; texto: string }): Promise<void> => {
    datosListos.delete(direccion);
    datosListos.set(direccion, await prepararTexto(texto, 'application/json; charset=utf-8'));
    for (const sobra of [...datosListos.keys()].slice(0, -DATOS_AL_ALCANCE)) datosListos.delete(sobra);
  };

  const componer = async (...que: Parameters<Dibujo['componerConDatos']>): Promise<PaginaLista> => {
    const { html, guiones, estilos, datos } = await (await cargar()).componerConDatos(...que);
    if (datos) await recordar(datos);
    return prepararEnvio({ html: ponerDireccion(html), guiones, estilos });
  };

  const dibujar = async (ruta: string, receta: unknown): Promise<PaginaLista | null> => {
    const [publicados, todo] = await conPlazo(Promise.all([leerPublicados(), leerSitio()]));
    const datos = conSusSedes(publicados, todo);
    const sitio = todo && diceAlgo(todo) ? paraLaPagina(ruta, todo) : undefined;
    if (numeroDePoliticaEn(ruta) !== null && !sitio?.politicas.length) return null;
    const de = JSON.stringify([datos, sitio]);
    const anterior = dibujadas.get(ruta);
    if (anterior?.de === de) return anterior.lista;
    const nueva = { de, lista: componer(ruta, receta, datos, sitio) };
    dibujadas.set(ruta, nueva);
    try {
      return await nueva.lista;
    } catch (error) {
      // It is drawn again for whoever comes next.
      if (dibujadas.get(ruta) === nueva) dibujadas.delete(ruta);
      throw error;
    }
  };

  return {
    publicada: async (ruta: string, { receta }: Pagina): Promise<PaginaLista | null> => {
      if (receta === undefined || !hay) return null;
      try {
        return await dibujar(ruta, receta);
      } catch (error) {
        avisar(error);
        return dibujadas.get(ruta)?.lista ?? null;
      }
    },
    /** What a page was drawn with, by its path; `null` for what no page that this process drew asks for. */
    datosEn: (direccion: string): TextoListo | null => datosListos.get(direccion) ?? null,
    /** As it would be with that; it is not kept. `null` where nothing draws pages. */
    vistaPrevia: async (
      ruta: string,
      { receta }: Pagina,
      sitio: SitioPublico,
    ): Promise<PaginaLista | null> => {
      if (receta === undefined || !hay) return null;
      const datos = conSusSedes(await conPlazo(leerPublicados()), sitio);
      const { html, ...huellas } = await (await cargar()).componerConDatos(
        ruta,
        receta,
        datos,
        paraLaPagina(ruta, sitio),
        { vistaPrevia: true },
      );
      return prepararEnvio({ html: ponerDireccion(html), ...huellas });
    },
  };
};
