import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { TAMANO_DIALOGO_DETALLE } from '@/domain/shared/constantes';
import { Button } from './button';
import { type DetailItem, DetailList } from './detail-list';
import { Modal } from './modal';
import type { ModalSize } from './modal-styles';

export type DetailDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Above the items: what is asked for first. */
  lead?: ReactNode;
  items: readonly DetailItem[];
  actions?: ReactNode;
  /** Where another button closes something else. */
  closeLabel?: string;
  size?: ModalSize;
  /** Below the items: related lists, history. */
  children?: ReactNode;
};

/** Specification §2, detail dialog (read-only). */
export function DetailDialog({
  open,
  onClose,
  title,
  lead,
  items,
  actions,
  closeLabel = 'Cerrar',
  size = TAMANO_DIALOGO_DETALLE,
  children,
}: DetailDialogProps) {
  const footer = (
    <>
      {actions}
      <Button variant="ghost" onClick={onClose}>
        {closeLabel}
      </Button>
    </>
  );
  return (
    <Modal open={open} onClose={onClose} title={title} size={size} footer={footer}>
      {lead}
      <DetailList items={items} />
      {children ? <Box marginTop="6">{children}</Box> : null}
    </Modal>
  );
}
