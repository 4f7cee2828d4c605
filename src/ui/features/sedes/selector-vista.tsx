import { Box } from '@chakra-ui/react/box';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { IconButton } from '@/ui/shared/icon-button';
import type { BusquedaSedes } from './busqueda-sedes';

type SelectorVistaProps = { vista: BusquedaSedes['vista']; onVista: (vista: BusquedaSedes['vista']) => void };

/** Cards or table. On a phone both are cards, and there is nothing to choose. */
export function SelectorVista({ vista, onVista }: SelectorVistaProps) {
  return (
    <Box role="group" aria-label="Vista" display={{ base: 'none', md: 'flex' }} gap="1">
      <IconButton
        label="Ver como tarjetas"
        icon={<LayoutGrid />}
        variant={vista ? 'ghost' : 'subtle'}
        aria-pressed={!vista}
        onClick={() => onVista(undefined)}
      />
      <IconButton
        label="Ver como tabla"
        icon={<Rows3 />}
        variant={vista ? 'subtle' : 'ghost'}
        aria-pressed={vista === 'tabla'}
        onClick={() => onVista('tabla')}
      />
    </Box>
  );
}
