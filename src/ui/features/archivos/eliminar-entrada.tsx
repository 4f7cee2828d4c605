import { Box } from '@chakra-ui/react/box';
import { useMutation } from '@tanstack/react-query';
import { DIAS_EN_PAPELERA } from '@/domain/archivos/papelera';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { toaster } from '@/ui/shared/toast-store';
import { CajaError } from '../shared/datos/caja-error';
import { recuperarFoco } from '../shared/datos/recuperar-foco';
import { useRefrescar } from '../shared/datos/use-refrescar';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_ARCHIVO } from './archivos.queries';
import type { Entrada } from './entrada';

/** To the bin. A folder goes with all that is in it, so its name has to be typed. */
export function EliminarEntrada({ entrada, onClose }: { entrada: Entrada; onClose: () => void }) {
  const { archivos } = usePanel().servicios;
  const { nombre, ruta, archivo } = entrada;
  const refrescar = useRefrescar(AFECTADAS_POR_ARCHIVO);
  const borrado = useMutation({
    mutationFn: () => (archivo ? archivos.eliminar(ruta) : archivos.eliminarCarpeta(ruta)),
    onSuccess: () => {
      toaster.success(archivo ? `${nombre}: archivo eliminado` : `${nombre}: carpeta eliminada`);
      onClose();
      void refrescar().then(recuperarFoco);
    },
  });
  return (
    <ConfirmDialog
      open
      title={archivo ? 'Eliminar archivo' : 'Eliminar carpeta'}
      confirmLabel="Eliminar"
      busyText="Eliminando..."
      busy={borrado.isPending}
      confirmText={archivo ? undefined : nombre}
      onConfirm={() => borrado.mutate()}
      onClose={onClose}
    >
      <Box display="flex" flexDirection="column" gap="3" css={{ overflowWrap: 'anywhere' }}>
        <CajaError
          error={borrado.error}
          titulo={archivo ? MENSAJES_OPERACION.eliminarArchivo : MENSAJES_OPERACION.eliminarCarpeta}
        />
        <p>
          {archivo
            ? `«${nombre}» pasa a la papelera.`
            : `La carpeta «${nombre}» pasa a la papelera, con todos los archivos y carpetas que tiene.`}{' '}
          {`Se puede restaurar durante ${DIAS_EN_PAPELERA} días.`}
        </p>
      </Box>
    </ConfirmDialog>
  );
}
