import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
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
  /** Usually the pagination, inside the same sheet. */
  footer?: ReactNode;
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
  const { skeletonRows = 10, ...rows } = rest;
  const mobile = useMediaQuery(MOBILE);
  // Paper has room for every column, whatever the window.
  const printing = usePrinting();
  const rowFocus = useRowFocus();
  const Rows = mobile && !printing ? DataTablePhone : DataTableGrid;
  const waiting = loading && rows.rows.length === 0 && !error;
  const hasRows = rows.rows.length > 0 && !waiting;
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
            {...rows}
            rows={waiting ? [] : rows.rows}
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
          {footer}
        </Box>
      ) : null}
    </Card>
  );
}
