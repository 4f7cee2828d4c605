import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Acudiente, EstadoAcudiente } from '@/domain/acudientes/acudiente';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import { avisarError } from '../shared/datos/avisar-error';
import { cambiarFila, cambiarPaginas } from '../shared/datos/cambio-optimista';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_ACUDIENTE, CLAVE_LISTA_ACUDIENTES } from './acudientes.queries';

/** The new state shows at once and goes back when the service refuses it. */
export const useCambioEstado = () => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const [cambiando, setCambiando] = useState<ReadonlySet<string>>(new Set());
  const enPaginas = (id: Id, cambios: Partial<Acudiente>) =>
    cambiarPaginas<Acudiente>(cliente, CLAVE_LISTA_ACUDIENTES, cambiarFila<Acudiente>(id, cambios));

  const cambiar = async (acudiente: Acudiente, estado: EstadoAcudiente): Promise<void> => {
    const clave = String(acudiente.id);
    setCambiando((antes) => new Set(antes).add(clave));
    const volver = await enPaginas(acudiente.id, { estado });
    try {
      const cambios = { estado, version: acudiente.version };
      await enPaginas(acudiente.id, await servicios.acudientes.actualizar(acudiente.id, cambios, acudiente));
    } catch (error) {
      volver();
      avisarError(error, mensajeErrorEscritura('actualizar', 'acudiente'));
    } finally {
      setCambiando((antes) => new Set([...antes].filter((id) => id !== clave)));
      for (const queryKey of AFECTADAS_POR_ACUDIENTE) void cliente.invalidateQueries({ queryKey });
    }
  };

  return {
    cambiarEstado: (acudiente: Acudiente, estado: EstadoAcudiente) => void cambiar(acudiente, estado),
    estaCambiando: (id: Id): boolean => cambiando.has(String(id)),
  };
};
