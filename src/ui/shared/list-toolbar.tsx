import { Box } from '@chakra-ui/react/box';
import type { ComponentType, ReactNode } from 'react';
import { BulkActionBar } from './bulk-action-bar';
import type { LinkProps } from './link-props';
import type { MenuAction } from './menu-action';
import { selectionText } from './row-selection';

type ListToolbarProps = {
  /** How many rows are selected; with any, the bar of actions takes the place of the filters. */
  selected: number;
  actions: readonly MenuAction[];
  onClear: () => void;
  LinkComponent?: ComponentType<LinkProps>;
  /** The filter bar. */
  children: ReactNode;
};

/** The filters keep their room while the actions stand over it: the table must not jump under the pointer. */
export function ListToolbar({ selected, children, ...bar }: ListToolbarProps) {
  const choosing = selected > 0;
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" css={{ '& > *': { gridArea: '1 / 1' } }}>
      <Box visibility={choosing ? 'hidden' : undefined} inert={choosing}>
        {children}
      </Box>
      <Box srOnly role="status">
        {choosing ? selectionText(selected) : ''}
      </Box>
      {choosing ? <BulkActionBar count={selected} {...bar} /> : null}
    </Box>
  );
}
