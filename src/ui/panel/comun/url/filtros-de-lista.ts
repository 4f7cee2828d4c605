import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import type { Paginacion } from '@/domain/shared/pagina';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';

type Lista = Pick<BusquedaLista, 'orden' | 'pagina' | 'limite'>;

/** What narrows a list down: all that is asked of it but its order and its page. */
type Filtro<C> = Exclude<keyof C, keyof Paginacion>;

/** What of an address can fill a filter. */
type Nombre<B, V> = { [N in keyof B]-?: Exclude<B[N], undefined> extends V ? N : never }[keyof B];

/**
 * The filters of a list, each with its name in the address: one that the list has and this lacks does not compile.
 * Without `orden`, whoever answers decides it.
 */
export const filtrosDeLista = <C extends Omit<Paginacion, 'orden'>, B extends Lista>(
  enDireccion: { readonly [F in Filtro<C>]-?: Nombre<B, C[F]> },
  orden?: string,
) => {
  const pares = Object.entries(enDireccion) as [string, keyof B][];
  return {
    /** What the address asks of the service, with the defaults of the screen. */
    aCriterios: (busqueda: B) =>
      ({
        ...Object.fromEntries(
          pares
            .map(([filtro, nombre]) => [filtro, busqueda[nombre]] as const)
            .filter(([, valor]) => valor !== undefined),
        ),
        ...(orden && { orden: busqueda.orden ?? orden }),
        pagina: busqueda.pagina ?? 1,
        limite: busqueda.limite ?? TAMANO_PAGINA,
      }) as C,
    hayFiltros: (busqueda: B): boolean => pares.some(([, nombre]) => busqueda[nombre] !== undefined),
    /** Takes every filter away. */
    SIN_FILTROS: Object.fromEntries(pares.map(([, nombre]) => [nombre, undefined])) as Partial<B>,
  };
};
