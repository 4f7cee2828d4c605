import type { Id } from '@/domain/shared/id';
import {
  type Leida,
  leerId,
  leerMarca,
  leerOpcion,
  leerTexto,
  type ParametrosUrl,
} from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerBusquedaLista } from '@/ui/shared/url/parametros-lista';

export const PESTANAS_FORMATOS = ['biblioteca', 'plantillas'] as const;
export type PestanaFormatos = (typeof PESTANAS_FORMATOS)[number];

/**
 * What the address of /formatos says: the tab, the folder that is open in the library, and of the templates, who they
 * are filled for (`participante`), the one that is open (`detalle`) and the one being written (`editar`, `nuevo`), which
 * may begin as a copy of another (`copia`).
 */
export interface BusquedaFormatos extends Pick<BusquedaLista, 'detalle' | 'editar' | 'nuevo'> {
  /** The first when absent. */
  pestana?: PestanaFormatos;
  /** As it was written: the page reads it with `leerCarpeta`. */
  carpeta?: string;
  /** The bin of the library instead of a folder. */
  papelera?: true;
  participante?: Id;
  /** All the papers of an admission, together. */
  paquete?: true;
  /** Of whose text a new one begins. */
  copia?: Id;
}

/** Reads tolerantly: what it cannot read is left out. */
export const leerBusquedaFormatos = (parametros: ParametrosUrl): BusquedaFormatos => {
  const { detalle, editar, nuevo } = leerBusquedaLista(parametros, []);
  return {
    pestana: leerOpcion(parametros.pestana, PESTANAS_FORMATOS),
    carpeta: typeof parametros.carpeta === 'string' ? parametros.carpeta : leerTexto(parametros.carpeta),
    papelera: leerMarca(parametros.papelera),
    participante: leerId(parametros.participante),
    paquete: leerMarca(parametros.paquete),
    detalle,
    editar,
    nuevo,
    copia: leerId(parametros.copia),
  } satisfies Leida<BusquedaFormatos>;
};

/** Plainly, as the router writes it when a folder is opened. */
export const direccionDeCarpeta = (carpeta: string): string =>
  carpeta === ''
    ? '/formatos?pestana=biblioteca'
    : `/formatos?pestana=biblioteca&carpeta=${encodeURIComponent(carpeta)}`;
