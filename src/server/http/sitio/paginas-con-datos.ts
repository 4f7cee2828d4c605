import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConfiguracionPublica } from '@/domain/configuracion/configuracion-publica';
import { type PaginaLista, prepararEnvio } from '@/server/http/sitio/pagina-lista';
import type { Pagina } from '@/server/http/sitio/paginas-del-sitio';

/** The module that the build leaves beside the site: the interface, drawn without a browser. */
interface Dibujo {
  componerConDatos(
    ruta: string,
    receta: unknown,
    datos: ConfiguracionPublica,
  ): Promise<{ html: string; guiones: string[]; estilos: string[] }>;
}

interface DependenciasPaginas {
  /** Folder of the built site. */
  carpeta: string;
  leerPublicados(): Promise<ConfiguracionPublica>;
  /** The text with the address of the site in its place. */
  ponerDireccion(texto: string): string;
  avisar(error: unknown): void;
}

const ESPERA_MS = 800;

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
  ponerDireccion,
  avisar,
}: DependenciasPaginas) => {
  const modulo = join(carpeta, '../dibujo/render.mjs');
  const hay = existsSync(modulo);
  const dibujadas = new Map<string, { de: string; lista: PaginaLista }>();

  const dibujar = async (ruta: string, receta: unknown): Promise<PaginaLista | null> => {
    const datos = await conPlazo(leerPublicados());
    if (!datos.identidad && !datos.cuentas && !datos.donaciones) return null;
    const de = JSON.stringify(datos);
    const anterior = dibujadas.get(ruta);
    if (anterior?.de === de) return anterior.lista;
    const dibujo: Dibujo = await import(/* webpackIgnore: true */ pathToFileURL(modulo).href);
    const { html, guiones, estilos } = await dibujo.componerConDatos(ruta, receta, datos);
    const lista = await prepararEnvio({ html: ponerDireccion(html), guiones, estilos });
    dibujadas.set(ruta, { de, lista });
    return lista;
  };

  return async (ruta: string, { receta }: Pagina): Promise<PaginaLista | null> => {
    if (receta === undefined || !hay) return null;
    try {
      return await dibujar(ruta, receta);
    } catch (error) {
      avisar(error);
      return dibujadas.get(ruta)?.lista ?? null;
    }
  };
};
