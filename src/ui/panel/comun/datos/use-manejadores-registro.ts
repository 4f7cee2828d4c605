import type { QueryKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Id } from '@/domain/shared/id';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';
import { type Archivable, useArchivado } from './use-archivado';

interface Direccion<B> {
  cambiar: (cambios: Partial<B>) => unknown;
  cerrarDialogo: () => void;
}

interface Registros<R> {
  /** Key of the cached pages of the list. */
  lista: QueryKey;
  /** Keys to ask again for after a change. */
  afecta: readonly QueryKey[];
  archivar: (registro: R, archivado: boolean) => Promise<R>;
  /** Message of specification §8 when it fails. */
  titulo: string;
  nombreDe: (registro: R) => string;
  /** It is being archived or restored, or was deleted: it leaves the list that is on the screen. */
  alIrse?: (id: Id) => void;
}

type Registro = Omit<Archivable, 'nombre'>;

/** What every list does with one of its records, and how what is open over it closes. */
export const useManejadoresRegistro = <B extends BusquedaLista, R extends Registro>(
  { cambiar, cerrarDialogo }: Direccion<B>,
  { lista, afecta, archivar, titulo, nombreDe, alIrse }: Registros<R>,
) => {
  const [porEliminar, setPorEliminar] = useState<R | null>(null);
  const conNombre = (registro: R) => ({ ...registro, nombre: nombreDe(registro) });
  const archivado = useArchivado<R & Archivable>({
    lista,
    afecta,
    titulo,
    guardar: async (registro, archivo) => conNombre(await archivar(registro, archivo)),
  });
  const abrir = (dialogo: BusquedaLista) =>
    void cambiar({ detalle: undefined, editar: undefined, nuevo: undefined, ...dialogo } as Partial<B>);

  const hacer = {
    ver: ({ id }: { id: Id }) => abrir({ detalle: id }),
    editar: ({ id }: { id: Id }) => abrir({ editar: id }),
    eliminar: (registro: R) => setPorEliminar(registro),
    archivar: (registro: R) => {
      cerrarDialogo();
      alIrse?.(registro.id);
      archivado.archivar(conNombre(registro));
    },
    restaurar: (registro: R) => {
      cerrarDialogo();
      alIrse?.(registro.id);
      archivado.restaurar(conNombre(registro));
    },
  };

  const cerrar = useMemo(() => {
    const direccion = () => cerrarDialogo();
    const eliminar = () => setPorEliminar(null);
    const eliminado = () => {
      if (porEliminar) alIrse?.(porEliminar.id);
      eliminar();
      direccion();
    };
    return { direccion, eliminar, eliminado };
  }, [cerrarDialogo, alIrse, porEliminar]);

  return { hacer, porEliminar, cerrar };
};
