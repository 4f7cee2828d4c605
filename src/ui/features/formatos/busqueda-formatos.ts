import { validarRuta } from '@/domain/archivos/ruta-archivo';
import { leerOpcion, leerTexto, type ParametrosUrl } from '@/ui/shared/url/parametros';

export const PESTANAS_FORMATOS = ['biblioteca'] as const;
export type PestanaFormatos = (typeof PESTANAS_FORMATOS)[number];

/** What the address of /formatos says: the tab, and the folder that is open in the library. */
export interface BusquedaFormatos {
  /** The first when absent. */
  pestana?: PestanaFormatos;
  carpeta?: string;
}

const leerCarpeta = (valor: unknown): string | undefined => {
  try {
    return validarRuta(typeof valor === 'string' ? valor : (leerTexto(valor) ?? '')) || undefined;
  } catch {
    return undefined;
  }
};

/** Reads tolerantly: what it cannot read is left out. */
export const leerBusquedaFormatos = (parametros: ParametrosUrl): BusquedaFormatos => ({
  pestana: leerOpcion(parametros.pestana, PESTANAS_FORMATOS),
  carpeta: leerCarpeta(parametros.carpeta),
});

/** Quoted, so that a folder called 2026 is not read as a number; the router writes it plainly where it can. */
export const direccionDeCarpeta = (carpeta: string): string =>
  carpeta === ''
    ? '/formatos?pestana=biblioteca'
    : `/formatos?pestana=biblioteca&carpeta=${encodeURIComponent(JSON.stringify(carpeta))}`;
