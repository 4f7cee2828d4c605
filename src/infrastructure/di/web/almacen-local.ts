import type { Almacen } from '@/application/shared/equipo.port';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { registroConsola } from '@/infrastructure/browser/equipo-navegador';

let almacen: Almacen | null = null;

/** localStorage, one for the whole page: what it keeps in memory when the browser refuses must be seen everywhere. */
export const almacenLocal = (): Almacen => {
  almacen ??= crearAlmacenNavegador(() => window.localStorage, registroConsola);
  return almacen;
};
