import { useQueryClient } from '@tanstack/react-query';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { mismoId } from '@/domain/shared/id';
import { toaster } from '@/ui/shared/toast-store';
import { avisarFalloAlEscribir } from '../comun/datos/avisar-error';
import { useRefrescar } from '../comun/datos/use-refrescar';
import { usePanel } from '../comun/panel/use-panel';
import { AFECTADAS_POR_ACUDIENTE, consultaPrincipalDe } from './acudientes.queries';

/** Each participante has one principal: the mark is taken from whoever had it, and the notice says so. */
export const useMarcarPrincipal = () => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const refrescar = useRefrescar(AFECTADAS_POR_ACUDIENTE);

  const guardar = async (acudiente: Acudiente, es_principal: boolean) => {
    const hecho = await (await servicios.acudientes()).actualizar(acudiente.id, { es_principal }, acudiente);
    void refrescar();
    return hecho;
  };

  const marcar = async (acudiente: Acudiente): Promise<void> => {
    const anterior = await cliente.fetchQuery({
      ...consultaPrincipalDe(servicios, acudiente.id_participante),
      staleTime: 0,
    });
    const reemplaza = anterior && !mismoId(anterior.id, acudiente.id) ? anterior : null;
    await guardar(acudiente, true);
    const nota = reemplaza ? ` Antes lo era ${nombreAcudiente(reemplaza)}.` : '';
    toaster.success(`${nombreAcudiente(acudiente)} es ahora el acudiente principal.${nota}`, {
      label: 'Deshacer',
      onClick: () => void intentar(() => (reemplaza ? guardar(reemplaza, true) : guardar(acudiente, false))),
    });
  };

  const intentar = async (tarea: () => Promise<unknown>): Promise<void> => {
    try {
      await tarea();
    } catch (error) {
      avisarFalloAlEscribir(error, mensajeErrorEscritura('actualizar', 'acudiente'));
    }
  };

  return (acudiente: Acudiente): void => void intentar(() => marcar(acudiente));
};
