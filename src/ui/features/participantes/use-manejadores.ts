import { useMemo, useState } from 'react';
import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import type { Participante } from '@/domain/participantes/participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { useArchivado } from '../shared/datos/use-archivado';
import { usePanel } from '../shared/panel/use-panel';
import type { useBusquedaUrl } from '../shared/url/use-busqueda-url';
import type { ManejadoresParticipante } from './acciones-participante';
import type { BusquedaParticipantes } from './busqueda-participantes';
import { AFECTADAS_POR_PARTICIPANTE, CLAVE_LISTA_PARTICIPANTES } from './participantes.queries';

/** A dialog that acts on one participante: it lives in the page, because sharing its address would make no sense. */
export interface DialogoAccion {
  tipo: 'ingreso' | 'egreso' | 'traslado' | 'permiso' | 'eliminar';
  participante: Participante;
}

export const useManejadores = (
  { cambiar, cerrarDialogo }: ReturnType<typeof useBusquedaUrl<BusquedaParticipantes>>,
  cambiarEstado: (participante: Participante, estado: EstadoParticipante) => void,
) => {
  const { servicios } = usePanel();
  const [dialogo, setDialogo] = useState<DialogoAccion | null>(null);
  const { archivar, restaurar } = useArchivado<Participante>({
    lista: CLAVE_LISTA_PARTICIPANTES,
    afecta: AFECTADAS_POR_PARTICIPANTE,
    guardar: (p, archivado) => servicios.participantes.actualizar(p.id, { archivado, version: p.version }, p),
    titulo: mensajeErrorEscritura('actualizar', 'participante'),
  });

  const hacer: ManejadoresParticipante = {
    ver: ({ id }) => void cambiar({ detalle: id, editar: undefined, nuevo: undefined }),
    editar: ({ id }) => void cambiar({ editar: id, detalle: undefined, nuevo: undefined }),
    ingresar: (participante) => setDialogo({ tipo: 'ingreso', participante }),
    egresar: (participante) => setDialogo({ tipo: 'egreso', participante }),
    trasladar: (participante) => setDialogo({ tipo: 'traslado', participante }),
    permitir: (participante) => setDialogo({ tipo: 'permiso', participante }),
    regresar: (participante) => cambiarEstado(participante, 'ACTIVO'),
    eliminar: (participante) => setDialogo({ tipo: 'eliminar', participante }),
    archivar: (participante) => {
      void cerrarDialogo();
      archivar(participante);
    },
    restaurar: (participante) => {
      void cerrarDialogo();
      restaurar(participante);
    },
  };

  const cerrar = useMemo(
    () => ({ direccion: () => void cerrarDialogo(), accion: () => setDialogo(null) }),
    [cerrarDialogo],
  );

  return { hacer, dialogo, cerrar };
};
