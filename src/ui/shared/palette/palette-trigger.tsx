import { Box } from '@chakra-ui/react/box';
import { Search } from 'lucide-react';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { KeyCombo } from '../key-combo';
import { DESKTOP, useMediaQuery } from '../use-media-query';
import { modKeyName } from '../use-shortcuts';

/** For the top bar: looks like a field, opens the palette. */
export function PaletteTrigger({ onOpen }: { onOpen: () => void }) {
  const desktop = useMediaQuery(DESKTOP);
  if (!desktop)
    return <IconButton label="Buscar" icon={<Search />} aria-haspopup="dialog" onClick={onOpen} />;
  return (
    <Button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      icon={<Search />}
      width="18rem"
      justifyContent="flex-start"
      color="fg.muted"
      fontWeight="normal"
      onClick={onOpen}
    >
      Buscar
      <Box as="span" aria-hidden marginInlineStart="auto">
        <KeyCombo keys={[modKeyName(), 'K']} />
      </Box>
    </Button>
  );
}
