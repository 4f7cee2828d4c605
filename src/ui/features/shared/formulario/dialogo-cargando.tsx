import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Modal } from '@/ui/shared/modal';

/** Stands in while the dialog's own code or record arrives. */
export function DialogoCargando({ titulo, onClose }: { titulo: string; onClose: () => void }) {
  return (
    <Modal open title={titulo} onClose={onClose}>
      <LoadingIndicator />
    </Modal>
  );
}
