import { useMutation } from '@tanstack/react-query';
import { toaster } from '@/ui/shared/toast-store';
import { avisarError } from '../shared/datos/avisar-error';
import { useRefrescar } from '../shared/datos/use-refrescar';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_ARCHIVO } from './archivos.queries';
import type { Entrada } from './entrada';

/** Marks a folder as only for administrators, or takes the mark away. */
export const useReserva = () => {
  const { archivos } = usePanel().servicios;
  const refrescar = useRefrescar(AFECTADAS_POR_ARCHIVO);
  return useMutation({
    mutationFn: ({ ruta, reservada }: Entrada) => archivos.reservarCarpeta(ruta, !reservada),
    onSuccess: (_, { nombre, reservada }) =>
      toaster.success(
        reservada
          ? `${nombre}: la pueden ver todas las personas con cuenta`
          : `${nombre}: solo la ven los administradores`,
      ),
    onError: (error) => avisarError(error, 'Error al reservar carpeta'),
    onSettled: refrescar,
  });
};
