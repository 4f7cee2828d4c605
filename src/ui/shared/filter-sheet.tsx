import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { Button } from './button';
import { Modal } from './modal';

type FilterSheetProps = {
  /** How many rows the filters leave, once it is known. */
  total?: number;
  canClear: boolean;
  onClear: () => void;
  onClose: () => void;
  /** The controls, one under the other. */
  children: ReactNode;
};

/** On a phone the filters are a page of their own: the list keeps the first screen. */
export function FilterSheet({ total, canClear, onClear, onClose, children }: FilterSheetProps) {
  return (
    <Modal
      open
      title="Filtros"
      onClose={onClose}
      footer={
        <>
          {canClear ? (
            <Button variant="ghost" onClick={onClear}>
              Limpiar
            </Button>
          ) : null}
          <Button variant="solid" onClick={onClose}>
            {total === undefined ? 'Ver' : `Ver ${formatearNumero(total)}`}
          </Button>
        </>
      }
    >
      <Box display="grid" gap="4">
        {children}
      </Box>
    </Modal>
  );
}
