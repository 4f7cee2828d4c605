import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Hallazgo } from '@/domain/revision/hallazgo';
import { avisarFalloAlEscribir } from '@/ui/panel/comun/datos/avisar-error';
import { recuperarFoco } from '@/ui/panel/comun/datos/recuperar-foco';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { toaster } from '@/ui/shared/toast-store';
import { consultaRevision } from '../dashboard.queries';

interface Pedido {
  hallazgo: Hallazgo;
  dejar: boolean;
}

/** Leaving something as it is ends its notice at once, and 'Deshacer' brings it back. */
export const useDecidir = () => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const { queryKey } = consultaRevision(servicios);
  const decision = useMutation({
    networkMode: 'always',
    mutationFn: ({ hallazgo, dejar }: Pedido) =>
      servicios
        .revision()
        .then((casos) =>
          casos.decidir({ clave: hallazgo.clave, dejar }, cliente.getQueryData(queryKey) ?? undefined),
        ),
    onSuccess: (_decision, { hallazgo, dejar }) => {
      if (!dejar) return void toaster.success('Vuelve a estar por revisar');
      toaster.success('Se deja como está', {
        label: 'Deshacer',
        onClick: () => decision.mutate({ hallazgo, dejar: false }),
      });
    },
    onError: (error) => avisarFalloAlEscribir(error, 'Error al guardar la decisión'),
    onSettled: async () => {
      await cliente.invalidateQueries({ queryKey });
      recuperarFoco();
    },
  });
  return {
    decidir: (hallazgo: Hallazgo, dejar: boolean) => decision.mutate({ hallazgo, dejar }),
    guardando: decision.isPending ? decision.variables.hallazgo.clave : null,
  };
};
