import { APIS } from '@/domain/manifiestos';
import type { Acceso, Api, Metodo, Permiso, Servicio } from '@/domain/shared/politica/manifiesto';
import { type Rol, rolAlcanza } from '@/domain/shared/rol';

export interface ReglaApi extends Permiso {
  servicio: Servicio;
  metodo: Metodo;
  /** With `{id}` where the record's id goes. */
  ruta: string;
}

type LlamadasDeApi<A> = A extends Api ? keyof A['llamadas'] : never;
/** `METHOD /path` of each of them. */
export type LlamadaDelProducto = LlamadasDeApi<(typeof APIS)[number]>;

const reglaDe = (servicio: Servicio, llamada: string, permiso: Acceso | Permiso): ReglaApi => {
  const [metodo, ruta] = llamada.split(' ') as [Metodo, string];
  return { servicio, metodo, ruta, ...(typeof permiso === 'string' ? { acceso: permiso } : permiso) };
};

/** Every call the two services answer and who may make it. A route that is not here is not served. */
export const POLITICA_API: readonly ReglaApi[] = APIS.flatMap(({ servicios, llamadas }: Api) =>
  servicios.flatMap((servicio) =>
    Object.entries(llamadas).map(([llamada, permiso]) => reglaDe(servicio, llamada, permiso)),
  ),
);

/** What it takes to make the call that reads each kind of record, by its name in the history. */
export const ACCESO_DE_LECTURA: ReadonlyMap<string, Acceso> = new Map(
  APIS.flatMap(({ lecturas = {}, llamadas }: Api) =>
    Object.entries(lecturas).map(([entidad, llamada]): [string, Acceso] => {
      const permiso = llamadas[llamada] ?? 'ADMINISTRADOR';
      return [entidad, typeof permiso === 'string' ? permiso : permiso.acceso];
    }),
  ),
);

/** `rol` is `null` for a call without a valid session. */
export const accesoPermitido = (acceso: Acceso, rol: Rol | null): boolean =>
  acceso === 'PUBLICO' || (rol !== null && rolAlcanza(rol, acceso));
