import { type Leida, leerOpcion, leerTexto, type ParametrosUrl } from '@/ui/shared/url/parametros';

/** What the address of /sitio says: the part that is being edited, or the versions. */
export interface BusquedaSitio {
  /** As it is written: every page reads this, and the names of the parts come with their screen. */
  parte?: string;
  ver?: 'versiones';
}

export const leerBusquedaSitio = (parametros: ParametrosUrl): BusquedaSitio =>
  ({
    parte: leerTexto(parametros.parte),
    ver: leerOpcion(parametros.ver, ['versiones']),
  }) satisfies Leida<BusquedaSitio>;
