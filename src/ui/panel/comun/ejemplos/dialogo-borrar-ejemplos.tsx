import { Box } from '@chakra-ui/react/box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ejemplosEnPalabras, realesEnPalabras } from '@/domain/sistema/datos-de-ejemplo';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { toaster } from '@/ui/shared/toast-store';
import { consultaEjemplos } from './ejemplos.queries';

/** Says with numbers what goes and what stays. Asked again when it opens: much may have been done since the start. */
export function DialogoBorrarEjemplos({ onClose }: { onClose: () => void }) {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({ ...consultaEjemplos(servicios), staleTime: 0 });
  const borrado = useMutation({
    networkMode: 'always',
    mutationFn: () => servicios.sistema().then((casos) => casos.borrarEjemplos()),
    onSuccess: () => {
      toaster.success('Se borraron los datos de ejemplo');
      onClose();
      // They were in almost everything that was read.
      void cliente.invalidateQueries();
    },
  });
  const reales = data ? realesEnPalabras(data.reales) : '';
  const seSabe = data && !isFetching;
  return (
    <ConfirmDialog
      open
      title="Borrar los datos de ejemplo"
      confirmLabel="Borrar los datos de ejemplo"
      busyText="Borrando..."
      busy={borrado.isPending}
      onConfirm={() => {
        if (seSabe) borrado.mutate();
      }}
      onClose={onClose}
    >
      <Box display="flex" flexDirection="column" gap="3">
        <CajaError
          error={error}
          titulo="Error al contar los datos de ejemplo"
          onRetry={() => void refetch()}
        />
        <CajaError alEscribir error={borrado.error} titulo="Error al borrar los datos de ejemplo" />
        {seSabe ? (
          <>
            <p>
              {`Se borran ${ejemplosEnPalabras(data.de_ejemplo)}, y lo que se hizo con ellos: permisos, novedades, gestiones de cobro, enlaces y papeles.`}
            </p>
            <p>
              {`Se conserva lo demás: ${reales ? `lo registrado a mano (${reales}) con sus pagos y recibos, ` : ''}las sedes, los usuarios y la configuración.`}
            </p>
            <p>No se puede deshacer.</p>
          </>
        ) : (
          <LoadingIndicator />
        )}
      </Box>
    </ConfirmDialog>
  );
}
