import { Box } from '@chakra-ui/react/box';
import { EllipsisVertical, X } from 'lucide-react';
import { Button } from './button';
import { IconButton } from './icon-button';
import { Menu } from './menu';
import type { MenuAction } from './menu-action';
import { MOBILE, useMediaQuery } from './use-media-query';
import { selectionText } from './use-row-selection';

type BulkActionBarProps = {
  count: number;
  actions: readonly MenuAction[];
  onClear: () => void;
};

/** What can be done with the selected rows. On a phone it stays at the thumb, wherever the list is scrolled. */
export function BulkActionBar({ count, actions, onClear }: BulkActionBarProps) {
  const mobile = useMediaQuery(MOBILE);
  const inSight = actions.slice(0, mobile ? 1 : 4);
  const rest = actions.slice(inSight.length);
  return (
    <Box
      as="section"
      aria-label="Acciones con lo seleccionado"
      data-part="bulk"
      alignSelf="end"
      display="flex"
      alignItems="center"
      gap="2"
      minWidth="0"
      minHeight={{ base: '16', md: 'control' }}
      position={{ base: 'fixed', md: 'static' }}
      insetInline={{ base: '0', md: 'auto' }}
      bottom={{ base: '0', md: 'auto' }}
      zIndex={{ base: 'header', md: 'auto' }}
      paddingInline={{ base: '3', md: '2' }}
      paddingBlock={{ base: '2', md: '1' }}
      paddingBottom={{ base: 'calc(0.5rem + env(safe-area-inset-bottom))', md: '1' }}
      bg="brand.tint"
      color="brand.fg"
      borderRadius={{ md: 'card' }}
      borderTop={{ base: '1px solid', md: 'none' }}
      borderColor="border"
      boxShadow={{ base: 'float', md: 'none' }}
      _print={{ display: 'none' }}
    >
      <IconButton label="Quitar selección" icon={<X />} onClick={onClear} />
      <Box
        as="p"
        fontWeight="semibold"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
        marginInlineEnd="auto"
      >
        {selectionText(count)}
      </Box>
      {inSight.map((action) => (
        <BulkAction key={action.id} action={action} />
      ))}
      {rest.length > 0 ? (
        <Menu
          label="Más acciones"
          trigger={<EllipsisVertical aria-hidden />}
          triggerProps={{ variant: 'outline', paddingInline: '2.5' }}
          actions={rest}
        />
      ) : null}
    </Box>
  );
}

function BulkAction({ action }: { action: MenuAction }) {
  const { label, icon, disabledReason, tone } = action;
  return (
    <Button
      icon={icon}
      color={tone === 'danger' ? 'error.fg' : undefined}
      aria-disabled={disabledReason ? true : undefined}
      title={disabledReason}
      onClick={disabledReason ? undefined : action.onSelect}
    >
      {label}
    </Button>
  );
}
