import { Box } from '@chakra-ui/react/box';
import { X } from 'lucide-react';
import { IconButton } from '@/ui/shared/icon-button';

export const ESCRIBA = 'Escriba un nombre o documento';

export const ESPACIO_DEL_BOTON = { paddingInlineEnd: '11' };

/** At the end of the field, while somebody is chosen. */
export function BotonQuitar({ onClick }: { onClick: () => void }) {
  return (
    <Box position="absolute" insetInlineEnd="0" top="0">
      <IconButton label="Quitar participante" icon={<X />} onClick={onClick} />
    </Box>
  );
}
