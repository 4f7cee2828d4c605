import { useMemo, useState } from 'react';
import { viveEnLaCasa } from '@/domain/participantes/estado-participante';
import type { Participante } from '@/domain/participantes/participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { useManejadoresRegistro } from '../shared/datos/use-manejadores-registro';
import { usePanel } from '../shared/panel/use-panel';
import type { useBusquedaUrl } from '../shared/url/use-busqueda-url';
import type { ManejadoresParticipante } from './acciones-participante';
import type { BusquedaParticipantes } from './busqueda-participantes';
import { AFECTADAS_POR_PARTICIPANTE, CLAVE_LISTA_PARTICIPANTES } from './participantes.queries';
import { useCambioEstadoParticipante } from './use-cambio-estado-participante';

/** A dialog that acts on one participante: it lives in the page, because sharing its address would make no sense. */
export interface DialogoAccion {
  tipo: 'ingreso' | 'egreso' | 'traslado' | 'permiso' | 'regreso' | 'archivo' | 'eliminar';
  participante: Participante;
}

export const useManejadores = (direccion: ReturnType<typeof useBusquedaUrl<BusquedaParticipantes>>) => {
  const { participantes } = usePanel().servicios;
  const [dialogo, setDialogo] = useState<DialogoAccion | null>(null);
  const abrir = (tipo: DialogoAccion['tipo']) => (participante: Participante) =>
    setDialogo({ tipo, participante });
  const estado = useCambioEstadoParticipante((p) => abrir(p.estado === 'ACTIVO' ? 'regreso' : 'permiso')(p));
  const registro = useManejadoresRegistro<BusquedaParticipantes, Participante>(direccion, {
    lista: CLAVE_LISTA_PARTICIPANTES,
    afecta: AFECTADAS_POR_PARTICIPANTE,
    archivar: (p, archivado) => participantes.actualizar(p.id, { archivado, version: p.version }, p),
    titulo: mensajeErrorEscritura('actualizar', 'participante'),
    nombreDe: ({ nombre }) => nombre,
  });

  const hacer: ManejadoresParticipante = {
    ...registro.hacer,
    archivar: (p) => (viveEnLaCasa(p) ? abrir('archivo')(p) : registro.hacer.archivar(p)),
    ingresar: abrir('ingreso'),
    egresar: abrir('egreso'),
    trasladar: abrir('traslado'),
    permitir: abrir('permiso'),
    regresar: (participante) => estado.cambiarEstado(participante, 'ACTIVO'),
    eliminar: abrir('eliminar'),
  };

  const { direccion: cerrarDireccion } = registro.cerrar;
  const cerrar = useMemo(
    () => ({ direccion: cerrarDireccion, accion: () => setDialogo(null) }),
    [cerrarDireccion],
  );

  return { hacer, dialogo, cerrar, ...estado };
};
