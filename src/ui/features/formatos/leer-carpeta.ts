import { validarRuta } from '@/domain/archivos/ruta-archivo';

/** The folder that an address names; the root when it names none that could exist. With the page: it is not short. */
export const leerCarpeta = (escrita: string | undefined): string => {
  try {
    return validarRuta(escrita ?? '');
  } catch {
    return '';
  }
};
