import { Box } from '@chakra-ui/react/box';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { CajaError } from './caja-error';

type ConfirmarEliminacionProps = {
  titulo: string;
  /** What has to be typed. */
  nombre: string;
  error: unknown;
  /** The operation's message of specification §8. */
  tituloError: string;
  ocupado: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** For good, and only when nothing depends on the record: the name has to be typed. */
export function ConfirmarEliminacion({
  titulo,
  nombre,
  error,
  tituloError,
  ocupado,
  ...resto
}: ConfirmarEliminacionProps) {
  return (
    <ConfirmDialog
      {...resto}
      open
      title={titulo}
      confirmLabel="Eliminar"
      busyText="Eliminando..."
      busy={ocupado}
      confirmText={nombre}
    >
      <Box display="flex" flexDirection="column" gap="3">
        <CajaError error={error} titulo={tituloError} />
        <p>
          Se borra el registro para siempre y no se puede deshacer. Si solo quiere quitarlo de la lista, use
          «Archivar».
        </p>
      </Box>
    </ConfirmDialog>
  );
}
