import { useQueryClient } from '@tanstack/react-query';
import type { Id } from '@/domain/shared/id';
import { consultaConfiguracion } from '../../shared/datos/configuracion.queries';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaAcudientesDe, consultaEstadoDeCuenta } from '../participantes.queries';

/** Prints the card once its lists, and whose paper it is, have come: paper does not wait. What failed is said on it. */
export const useImpresion = (id: Id) => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  return async (): Promise<void> => {
    await Promise.allSettled([
      cliente.ensureQueryData(consultaAcudientesDe(servicios, id)),
      cliente.ensureQueryData(consultaEstadoDeCuenta(servicios, id)),
      cliente.ensureQueryData(consultaConfiguracion(servicios)),
    ]);
    window.print();
  };
};
