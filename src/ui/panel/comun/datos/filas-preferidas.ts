import type { Almacen } from '@/application/shared/equipo.port';
import { LIMITES_OFRECIDOS } from '@/domain/shared/pagina';

const CLAVE = 'rowsPerPage';

/** Rows per page this person chose for every list of this browser; `undefined` while they have not. */
export const filasPreferidas = (preferencias: Almacen): number | undefined => {
  const guardado = preferencias.leer(CLAVE);
  return LIMITES_OFRECIDOS.find((ofrecido) => String(ofrecido) === guardado);
};

/** Answers false when this browser could not keep it. */
export const preferirFilas = (preferencias: Almacen, filas: number): boolean =>
  preferencias.guardar(CLAVE, String(filas));
