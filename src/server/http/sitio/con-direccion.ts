import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PaginaLista, prepararEnvio } from '@/server/http/sitio/pagina-lista';
import type { Pagina } from '@/server/http/sitio/paginas-del-sitio';

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
