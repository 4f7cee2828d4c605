import { useMemo, useState } from 'react';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { useArchivado } from '../shared/datos/use-archivado';
import { usePanel } from '../shared/panel/use-panel';
import type { useBusquedaUrl } from '../shared/url/use-busqueda-url';
import type { ManejadoresAcudiente } from './acciones-acudiente';
import { AFECTADAS_POR_ACUDIENTE, CLAVE_LISTA_ACUDIENTES } from './acudientes.queries';
import type { BusquedaAcudientes } from './busqueda-acudientes';
import { useCambioEstado } from './use-cambio-estado';
import { useMarcarPrincipal } from './use-marcar-principal';

const conNombre = (acudiente: Acudiente) => ({ ...acudiente, nombre: nombreAcudiente(acudiente) });

export const useManejadores = ({
  cambiar,
  cerrarDialogo,
}: ReturnType<typeof useBusquedaUrl<BusquedaAcudientes>>) => {
  const { servicios } = usePanel();
  const [porEliminar, setPorEliminar] = useState<Acudiente | null>(null);
  const { cambiarEstado, estaCambiando } = useCambioEstado();
  const marcarPrincipal = useMarcarPrincipal();
  const { archivar, restaurar } = useArchivado<ReturnType<typeof conNombre>>({
    lista: CLAVE_LISTA_ACUDIENTES,
    afecta: AFECTADAS_POR_ACUDIENTE,
    guardar: async (a, archivado) =>
      conNombre(await servicios.acudientes.actualizar(a.id, { archivado, version: a.version }, a)),
    titulo: mensajeErrorEscritura('actualizar', 'acudiente'),
  });

  const hacer: ManejadoresAcudiente = {
    ver: ({ id }) => void cambiar({ detalle: id, editar: undefined, nuevo: undefined }),
    editar: ({ id }) => void cambiar({ editar: id, detalle: undefined, nuevo: undefined }),
    marcarPrincipal,
    alternarEstado: (acudiente) =>
      cambiarEstado(acudiente, acudiente.estado === 'ACTIVO' ? 'INACTIVO' : 'ACTIVO'),
    eliminar: setPorEliminar,
    archivar: (acudiente) => {
      void cerrarDialogo();
      archivar(conNombre(acudiente));
    },
    restaurar: (acudiente) => {
      void cerrarDialogo();
      restaurar(conNombre(acudiente));
    },
  };

  const cerrar = useMemo(
    () => ({ direccion: () => void cerrarDialogo(), eliminar: () => setPorEliminar(null) }),
    [cerrarDialogo],
  );

  return { hacer, porEliminar, cerrar, cambiarEstado, estaCambiando };
};
