import { esParteDelSitio, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import { type Leida, leerOpcion, leerTexto, type ParametrosUrl } from '@/ui/shared/url/parametros';

/** What the address of /sitio says: the part that is being edited, or the versions. */
export interface BusquedaSitio {
  parte?: ParteDelSitio;
  ver?: 'versiones';
}

export const leerBusquedaSitio = (parametros: ParametrosUrl): BusquedaSitio => {
  const parte = leerTexto(parametros.parte);
  return {
    parte: parte && esParteDelSitio(parte) ? parte : undefined,
    ver: leerOpcion(parametros.ver, ['versiones']),
  } satisfies Leida<BusquedaSitio>;
};
