import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { deferred } from './deferred';
import { MOBILE, useMediaQuery } from './use-media-query';
import { selectionText } from './use-row-selection';

/** For {@link ListToolbar}'s `bar`. */
export const BulkActionBar = deferred(
  async () => (await import(/* webpackChunkName: "luego" */ './bulk-action-bar')).BulkActionBar,
);

type ListToolbarProps = {
  /** How many rows are selected; with any, the bar takes the place of the filters. */
  selected: number;
  /** What can be done with them. */
  bar: ReactNode;
  /** The filter bar. */
  children: ReactNode;
};

/**
 * The filters keep their room while the actions stand in it: the table must not jump under the pointer.
 * On a phone the actions are at the foot of the window, and the filters stay.
 */
export function ListToolbar({ selected, bar, children }: ListToolbarProps) {
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
      {choosing ? bar : null}
    </Box>
  );
}
