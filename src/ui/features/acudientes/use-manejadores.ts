import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { useManejadoresRegistro } from '../shared/datos/use-manejadores-registro';
import { usePanel } from '../shared/panel/use-panel';
import type { useBusquedaUrl } from '../shared/url/use-busqueda-url';
import type { ManejadoresAcudiente } from './acciones-acudiente';
import { AFECTADAS_POR_ACUDIENTE, CLAVE_LISTA_ACUDIENTES } from './acudientes.queries';
import type { BusquedaAcudientes } from './busqueda-acudientes';
import { useCambioEstadoAcudiente } from './use-cambio-estado-acudiente';
import { useMarcarPrincipal } from './use-marcar-principal';

export const useManejadores = (direccion: ReturnType<typeof useBusquedaUrl<BusquedaAcudientes>>) => {
  const { acudientes } = usePanel().servicios;
  const { cambiarEstado, estaCambiando } = useCambioEstadoAcudiente();
  const marcarPrincipal = useMarcarPrincipal();
  const registro = useManejadoresRegistro<BusquedaAcudientes, Acudiente>(direccion, {
    lista: CLAVE_LISTA_ACUDIENTES,
    afecta: AFECTADAS_POR_ACUDIENTE,
    archivar: (a, archivado) => acudientes.actualizar(a.id, { archivado, version: a.version }, a),
    titulo: mensajeErrorEscritura('actualizar', 'acudiente'),
    nombreDe: nombreAcudiente,
  });
  const hacer: ManejadoresAcudiente = {
    ...registro.hacer,
    marcarPrincipal,
    alternarEstado: (acudiente) =>
      cambiarEstado(acudiente, acudiente.estado === 'ACTIVO' ? 'INACTIVO' : 'ACTIVO'),
  };
  return { ...registro, hacer, cambiarEstado, estaCambiando };
};
