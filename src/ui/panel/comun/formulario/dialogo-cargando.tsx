import { deferred } from '@/ui/shared/deferred';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';

const Modal = deferred(async () => (await import(/* webpackChunkName: "luego" */ '@/ui/shared/modal')).Modal);

/** Stands in while the dialog's own code or record arrives. */
export function DialogoCargando({ titulo, onClose }: { titulo: string; onClose: () => void }) {
  return (
    <Modal open title={titulo} onClose={onClose}>
      <LoadingIndicator />
    </Modal>
  );
}
