import { Box } from '@chakra-ui/react/box';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button';
import { deferred } from './deferred';
import { FilterChips, filtersInWords } from './filter-chips';
import { FilterControl } from './filter-control';
import { activeFilters, type Filter, type FilterValue, type FilterValues } from './filter-types';
import { IconButton } from './icon-button';
import { DESKTOP, MOBILE, useMediaQuery } from './use-media-query';

const FilterSheet = deferred(
  async () => (await import(/* webpackChunkName: "luego" */ './filter-sheet')).FilterSheet,
);

type FilterBarProps = {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (id: string, value: FilterValue) => void;
  onClear: () => void;
  /** Enter in the search, with what is written in it. */
  onEnter?: (value: string) => void;
  /** How many rows the filters leave, once it is known. */
  total?: number;
  /** At the end of the bar: export, change of view. */
  children?: ReactNode;
};

export function FilterBar(props: FilterBarProps) {
  const { filters, values, onChange, onClear, onEnter, total, children } = props;
  const mobile = useMediaQuery(MOBILE);
  // More filters than these do not fit in one line, and would push the table down.
  const inOneLine = useMediaQuery(DESKTOP) ? 4 : 3;
  const panelId = useId();
  const searches = filters.filter(({ type }) => type === 'search');
  // The headers of a table say its order; rows of two lines have none.
  const others = filters.filter(({ type }) => type !== 'search' && (mobile || type !== 'order'));
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? (!mobile && others.length <= inOneLine);
  // Closed from the start, its controls are not drawn; once opened they keep what is being typed.
  const [drawn, setDrawn] = useState(open);
  if (open && !drawn) setDrawn(true);
  const active = activeFilters(filters, values);
  const inChips = active.filter(({ type }) => type !== 'search');
  // Taken away, a filter forgets what was written in it, also what could not be read and never was a filter.
  const [cleared, setCleared] = useState(0);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const noteRefused = (id: string, isRefused: boolean) => {
    if (refused.includes(id) !== isRefused)
      setRefused(isRefused ? [...refused, id] : refused.filter((other) => other !== id));
  };
  const canClear = active.length > 0 || refused.length > 0;
  const clear = () => {
    setCleared(cleared + 1);
    onClear();
  };
  const control = (filter: Filter) => (
    <FilterControl
      key={`${filter.id} ${cleared}`}
      filter={filter}
      value={values[filter.id]}
      onChange={(value) => onChange(filter.id, value)}
      onRefused={(isRefused) => noteRefused(filter.id, isRefused)}
      onEnter={onEnter}
    />
  );
  return (
    <Box
      as="section"
      data-filters={filtersInWords(filters, values)}
      aria-label="Filtros"
      display="flex"
      flexDirection="column"
      gap="2"
    >
      <Box display="flex" flexWrap={{ md: 'wrap' }} alignItems="center" gap="2">
        {searches.length > 0 ? (
          <Box flex="1 1 16rem" minWidth="0" maxWidth={{ md: '26rem' }}>
            {searches.map(control)}
          </Box>
        ) : null}
        {others.length === 0 ? null : mobile ? (
          <Box position="relative">
            <IconButton
              variant="outline"
              label="Filtros"
              icon={<SlidersHorizontal />}
              aria-haspopup="dialog"
              onClick={() => setChosen(true)}
            />
            <Box position="absolute" top="-1.5" insetInlineEnd="-1.5" pointerEvents="none">
              <ActiveCount count={active.length} />
            </Box>
          </Box>
        ) : (
          <Button
            icon={<SlidersHorizontal />}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setChosen(!open)}
          >
            Filtros
            <ActiveCount count={active.length} />
          </Button>
        )}
        {/* Drawn from the start: styles that arrive later make the browser work out those of the whole page again. */}
        <Button variant="ghost" icon={<X />} hidden={mobile || !canClear} onClick={clear}>
          Limpiar
        </Button>
        {children && !mobile ? <Box marginInlineStart="auto">{children}</Box> : null}
      </Box>
      {(mobile || !open) && inChips.length > 0 ? (
        <FilterChips filters={inChips} values={values} onRemove={(id) => onChange(id, undefined)} />
      ) : null}
      {others.length > 0 && !mobile ? (
        <Box
          id={panelId}
          hidden={!open}
          display={open ? 'grid' : 'none'}
          gap="3"
          gridTemplateColumns="repeat(auto-fill, minmax(11.5rem, 1fr))"
        >
          {drawn ? others.map(control) : null}
        </Box>
      ) : null}
      {mobile && open ? (
        <FilterSheet total={total} canClear={canClear} onClear={clear} onClose={() => setChosen(false)}>
          {others.map(control)}
          {children}
        </FilterSheet>
      ) : null}
    </Box>
  );
}

function ActiveCount({ count }: { count: number }) {
  return (
    <Box
      as="span"
      hidden={count === 0}
      display={count === 0 ? 'none' : 'inline-block'}
      minWidth="5"
      paddingInline="1.5"
      borderRadius="full"
      bg="brand.solid"
      color="brand.on"
      fontSize="xs"
      lineHeight="1.25rem"
      textAlign="center"
      aria-label={count === 1 ? '1 filtro activo' : `${count} filtros activos`}
      role="img"
    >
      {count}
    </Box>
  );
}
