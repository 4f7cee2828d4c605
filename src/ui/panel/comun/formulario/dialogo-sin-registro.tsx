import { Button } from '@/ui/shared/button';
import { EmptyState } from '@/ui/shared/empty-state';
import { Modal } from '@/ui/shared/modal';
import { CajaError } from '../datos/caja-error';

type DialogoSinRegistroProps = {
  titulo: string;
  /** Without an error the record simply does not exist. */
  error: unknown;
  tituloError: string;
  onRetry: () => void;
  retrying: boolean;
  onClose: () => void;
};

/** The record of the address did not come: it failed, or nobody has that number. */
export function DialogoSinRegistro({
  titulo,
  error,
  tituloError,
  onClose,
  ...resto
}: DialogoSinRegistroProps) {
  return (
    <Modal open title={titulo} onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      {error ? (
        <CajaError error={error} titulo={tituloError} {...resto} />
      ) : (
        <EmptyState
          filtered
          title="Este registro no existe"
          description="Es posible que otra persona lo haya eliminado. Actualice la lista."
        />
      )}
    </Modal>
  );
}
