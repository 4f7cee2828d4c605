import { Box } from '@chakra-ui/react/box';
import type { ComponentType, ReactNode } from 'react';
import { deferred } from './deferred';
import type { LinkProps } from './link-props';
import type { MenuAction } from './menu-action';
import { MOBILE, useMediaQuery } from './use-media-query';
import { selectionText } from './use-row-selection';

const BulkActionBar = deferred(
  async () => (await import(/* webpackChunkName: "luego" */ './bulk-action-bar')).BulkActionBar,
);

type ListToolbarProps = {
  /** How many rows are selected; with any, the bar of actions takes the place of the filters. */
  selected: number;
  actions: readonly MenuAction[];
  onClear: () => void;
  LinkComponent?: ComponentType<LinkProps>;
  /** The filter bar. */
  children: ReactNode;
};

/**
 * The filters keep their room while the actions stand in it: the table must not jump under the pointer.
 * On a phone the actions are at the foot of the window, and the filters stay.
 */
export function ListToolbar({ selected, children, ...bar }: ListToolbarProps) {
  const mobile = useMediaQuery(MOBILE);
  const choosing = selected > 0;
  const replaced = choosing && !mobile;
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" css={{ '& > *': { gridArea: '1 / 1' } }}>
      <Box visibility={replaced ? 'hidden' : undefined} inert={replaced}>
        {children}
      </Box>
      <Box srOnly role="status">
        {choosing ? selectionText(selected) : ''}
      </Box>
      {choosing ? <BulkActionBar count={selected} {...bar} /> : null}
    </Box>
  );
}
