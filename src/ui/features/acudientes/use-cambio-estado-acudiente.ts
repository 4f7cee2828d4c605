import type { Acudiente, EstadoAcudiente } from '@/domain/acudientes/acudiente';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { useCambioEstado } from '../shared/datos/use-cambio-estado';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_ACUDIENTE, CLAVE_LISTA_ACUDIENTES } from './acudientes.queries';

export const useCambioEstadoAcudiente = () => {
  const { acudientes } = usePanel().servicios;
  return useCambioEstado<Acudiente, EstadoAcudiente>({
    lista: CLAVE_LISTA_ACUDIENTES,
    afecta: AFECTADAS_POR_ACUDIENTE,
    guardar: (a, estado) => acudientes.actualizar(a.id, { estado, version: a.version }, a),
    titulo: mensajeErrorEscritura('actualizar', 'acudiente'),
  });
};
