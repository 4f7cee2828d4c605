import { useMemo, useState } from 'react';
import type { Sede } from '@/domain/sedes/sede';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { useArchivado } from '../shared/datos/use-archivado';
import { usePanel } from '../shared/panel/use-panel';
import type { useBusquedaUrl } from '../shared/url/use-busqueda-url';
import type { ManejadoresSede } from './acciones-sede';
import type { BusquedaSedes } from './busqueda-sedes';
import { AFECTADAS_POR_SEDE, CLAVE_LISTA_SEDES } from './sedes.queries';

export const useManejadores = ({
  cambiar,
  cerrarDialogo,
}: ReturnType<typeof useBusquedaUrl<BusquedaSedes>>) => {
  const { servicios } = usePanel();
  const [porEliminar, setPorEliminar] = useState<Sede | null>(null);
  const { archivar, restaurar } = useArchivado<Sede>({
    lista: CLAVE_LISTA_SEDES,
    afecta: AFECTADAS_POR_SEDE,
    guardar: (s, archivado) => servicios.sedes.actualizar(s.id, { archivado, version: s.version }, s),
    titulo: mensajeErrorEscritura('actualizar', 'sede'),
  });

  const hacer: ManejadoresSede = {
    ver: ({ id }) => void cambiar({ detalle: id, editar: undefined, nuevo: undefined }),
    editar: ({ id }) => void cambiar({ editar: id, detalle: undefined, nuevo: undefined }),
    eliminar: setPorEliminar,
    archivar: (sede) => {
      void cerrarDialogo();
      archivar(sede);
    },
    restaurar: (sede) => {
      void cerrarDialogo();
      restaurar(sede);
    },
  };

  const cerrar = useMemo(
    () => ({ direccion: () => void cerrarDialogo(), eliminar: () => setPorEliminar(null) }),
    [cerrarDialogo],
  );

  return { hacer, porEliminar, cerrar };
};
