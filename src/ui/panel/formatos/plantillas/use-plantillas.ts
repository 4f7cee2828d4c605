import { useBusquedaUrl } from '@/ui/panel/comun/url/use-busqueda-url';
import type { BusquedaFormatos } from '../busqueda-formatos';

/** Where one is among the templates, and how to go elsewhere. */
export const usePlantillas = () => {
  const { busqueda, cambiar } = useBusquedaUrl<BusquedaFormatos>();
  return {
    busqueda,
    abrir: (detalle: BusquedaFormatos['detalle']) =>
      void cambiar({ detalle, paquete: undefined, editar: undefined, nuevo: undefined }),
    /** A draft is rewritten; of anything else, the next version is begun. */
    editar: (editar: BusquedaFormatos['editar']) => void cambiar({ editar }),
    nueva: () => void cambiar({ nuevo: true }),
    duplicar: (copia: BusquedaFormatos['copia']) => void cambiar({ copia }),
    paquete: () => void cambiar({ paquete: true, detalle: undefined }),
    elegir: (participante: BusquedaFormatos['participante']) =>
      void cambiar({ participante }, { reemplazar: true }),
    /** Leaves the form; what was saved in it is shown. */
    dejarDeEditar: (guardado?: BusquedaFormatos['detalle']) =>
      void cambiar({
        editar: undefined,
        nuevo: undefined,
        copia: undefined,
        ...(guardado === undefined ? {} : { detalle: guardado }),
      }),
  };
};
