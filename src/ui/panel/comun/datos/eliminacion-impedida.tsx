import { Archive } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';

type EliminacionImpedidaProps = {
  titulo: string;
  /** In the rule's own words. */
  razon: string;
  onClose: () => void;
  onArchivar?: () => void;
  /** What can be done instead. */
  children: ReactNode;
};

/** In the place of the question, when the answer would be no. */
export function EliminacionImpedida(props: EliminacionImpedidaProps) {
  const { titulo, razon, onClose, onArchivar, children } = props;
  return (
    <Modal
      open
      role="alertdialog"
      size="sm"
      title={titulo}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            Cerrar
          </Button>
          {onArchivar ? (
            <Button variant="solid" icon={<Archive />} onClick={onArchivar}>
              Archivar
            </Button>
          ) : null}
        </>
      }
    >
      <Notice tone="warning" title={razon}>
        {children}
      </Notice>
    </Modal>
  );
}
