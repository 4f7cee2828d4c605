import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';

interface ConBusqueda {
  busqueda: BusquedaLista;
}

/** What the address says besides the filters. */
const AJENAS: readonly string[] = ['pagina', 'limite', 'detalle', 'editar', 'nuevo', 'importar'];

const soloFiltros = (busqueda: BusquedaLista) =>
  JSON.stringify(Object.entries(busqueda).filter(([campo]) => !AJENAS.includes(campo)));

/** For a memoized bar of filters: a page that turns or a dialog that opens does not draw it again. */
export const mismosFiltros = <P extends ConBusqueda>(antes: P, ahora: P): boolean =>
  (Object.keys(ahora) as (keyof P)[]).every((prop) =>
    prop === 'busqueda'
      ? soloFiltros(antes.busqueda) === soloFiltros(ahora.busqueda)
      : Object.is(antes[prop], ahora[prop]),
  );
