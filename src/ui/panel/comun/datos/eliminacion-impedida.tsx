import type { ReactNode } from 'react';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';

type EliminacionImpedidaProps = {
  titulo: string;
  /** In the rule's own words. */
  razon: string;
  onClose: () => void;
  /** The button of what can be done instead. */
  salida?: ReactNode;
  /** What can be done instead. */
  children: ReactNode;
};

/** In the place of the question, when the answer would be no. */
export function EliminacionImpedida(props: EliminacionImpedidaProps) {
  const { titulo, razon, onClose, salida, children } = props;
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
          {salida}
        </>
      }
    >
      <Notice tone="warning" title={razon}>
        {children}
      </Notice>
    </Modal>
  );
}
