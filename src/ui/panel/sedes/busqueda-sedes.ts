import { ESTADOS_SEDE, type EstadoSede, ORDENES_SEDES } from '@/domain/sedes/estado-sede';
import { type Leida, leerMarca, leerOpcion, type ParametrosUrl } from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerBusquedaLista } from '@/ui/shared/url/parametros-lista';

/** What the address of /sedes says: the list, how it is drawn, and the dialog that is open over it. */
export interface BusquedaSedes extends BusquedaLista {
  estado?: EstadoSede;
  /** Cards when absent. */
  vista?: 'tabla';
  /** The import is open. */
  importar?: true;
}

export const leerBusquedaSedes = (parametros: ParametrosUrl): BusquedaSedes =>
  ({
    ...leerBusquedaLista(parametros, ORDENES_SEDES),
    estado: leerOpcion(parametros.estado, ESTADOS_SEDE),
    vista: leerOpcion(parametros.vista, ['tabla'] as const),
    importar: leerMarca(parametros.importar),
  }) satisfies Leida<BusquedaSedes>;
