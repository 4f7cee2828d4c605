import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useState } from 'react';
import { Card } from './card';

import { DataTableGrid } from './data-table-grid';
import { DataTablePhone } from './data-table-phone';
import type { EmptyContent, RowsProps } from './data-table-types';
import { EmptyState } from './empty-state';
import { ErrorBanner } from './error-banner';
import { ProgressLine } from './progress-line';
import { MOBILE, useMediaQuery } from './use-media-query';
import { usePrinting } from './use-printing';
import { useRowFocus } from './use-row-focus';

type ToPaper<T> = (rows: readonly T[] | null) => void;

export type DataTableProps<T> = RowsProps<T> & {
  /** Nothing has arrived yet: rows of the right height stand in. */
  loading?: boolean;
  /** New rows are on their way; those shown stay. */
  refreshing?: boolean;
  /** Message of a failed load. Rows already shown stay; without rows nothing claims there is no data. */
  error?: string | null;
  /** Under that message: why it failed and what can be tried. */
  errorDetail?: ReactNode;
  onRetry?: () => void;
  empty?: EmptyContent;
  skeletonRows?: number;
  /**
   * Usually the pagination, inside the same sheet. What it gives to `toPaper` is printed instead of the rows of the screen,
   * and comes back as `onPaper` while the browser prints it.
   */
  footer?: ((onPaper: readonly T[] | null, toPaper?: ToPaper<T>) => ReactNode) | null;
};

export function DataTable<T>({
  loading = false,
  refreshing = false,
  error,
  errorDetail,
  onRetry,
  empty,
  footer,
  ...rest
}: DataTableProps<T>) {
  const { skeletonRows = 10, ...table } = rest;
  const mobile = useMediaQuery(MOBILE);
  // Paper has room for every column, whatever the window.
  const printing = usePrinting();
  const [forPaper, toPaper] = useState<readonly T[] | null>(null);
  const onPaper = printing ? forPaper : null;
  const rows = onPaper ?? table.rows;
  const rowFocus = useRowFocus();
  const Rows = mobile && !printing ? DataTablePhone : DataTableGrid;
  const waiting = loading && rows.length === 0 && !error;
  const hasRows = rows.length > 0 && !waiting;
  const isEmpty = !hasRows && !waiting && !error;
  return (
    <Card padding="0!" position="relative" minWidth="0">
      <ProgressLine active={refreshing || waiting} />
      {error ? (
        <Box padding="3">
          <ErrorBanner message={error} onRetry={onRetry} retrying={loading || refreshing}>
            {errorDetail}
          </ErrorBanner>
        </Box>
      ) : null}
      {waiting || hasRows ? (
        <Box
          {...rowFocus}
          position="relative"
          overflowX={{ base: 'auto', xl: 'visible' }}
          borderRadius="card"
        >
          {/* Other elements than the skeleton's: on a phone the first rows begin by those that fit. */}
          <Rows
            key={String(waiting)}
            {...table}
            rows={waiting ? [] : rows}
            whole={printing}
            busy={waiting || refreshing}
            skeletonRows={waiting ? skeletonRows : 0}
          />
        </Box>
      ) : null}
      {isEmpty ? <EmptyState {...empty} /> : null}
      {footer && hasRows ? (
        <Box
          padding={{ base: '4', md: '3' }}
          paddingInline={{ md: '5' }}
          borderTop="1px solid"
          borderColor="border"
        >
          {footer(onPaper, toPaper)}
        </Box>
      ) : null}
    </Card>
  );
}
