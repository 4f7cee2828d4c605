import { Box } from '@chakra-ui/react/box';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button';
import { FilterControl } from './filter-control';
import { countActive, type Filter, type FilterValue, type FilterValues } from './filter-types';
import { MOBILE, useMediaQuery } from './use-media-query';

type FilterBarProps = {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (id: string, value: FilterValue) => void;
  onClear: () => void;
  /** At the end of the bar: export, change of view. */
  children?: ReactNode;
};

/** More filters than this do not fit beside a table without pushing it down. */
const ALWAYS_OPEN_UP_TO = 4;

export function FilterBar({ filters, values, onChange, onClear, children }: FilterBarProps) {
  const mobile = useMediaQuery(MOBILE);
  const panelId = useId();
  const searches = filters.filter(({ type }) => type === 'search');
  const others = filters.filter(({ type }) => type !== 'search');
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? (!mobile && others.length <= ALWAYS_OPEN_UP_TO);
  // Closed from the start, its controls are not drawn; once opened they keep what is being typed.
  const [drawn, setDrawn] = useState(open);
  if (open && !drawn) setDrawn(true);
  const active = countActive(filters, values);
  // Taken away, a filter forgets what was written in it, also what could not be read and never was a filter.
  const [cleared, setCleared] = useState(0);
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
    />
  );
  return (
    <Box as="section" aria-label="Filtros" display="flex" flexDirection="column" gap="3">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
        {searches.length > 0 ? (
          <Box flex="1 1 16rem" maxWidth={{ md: '26rem' }}>
            {searches.map(control)}
          </Box>
        ) : null}
        {others.length > 0 ? (
          <Button
            icon={<SlidersHorizontal />}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setChosen(!open)}
          >
            Filtros
            <ActiveCount count={active} />
          </Button>
        ) : null}
        {/* Drawn from the start: styles that arrive later make the browser work out those of the whole page again. */}
        <Button variant="ghost" icon={<X />} hidden={active === 0} onClick={clear}>
          Limpiar
        </Button>
        {children ? <Box marginInlineStart="auto">{children}</Box> : null}
      </Box>
      {others.length > 0 ? (
        <Box
          id={panelId}
          hidden={!open}
          display={open ? 'grid' : 'none'}
          gap="3"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(11.5rem, 1fr))' }}
        >
          {drawn ? others.map(control) : null}
        </Box>
      ) : null}
    </Box>
  );
}

function ActiveCount({ count }: { count: number }) {
  return (
    <Box
      as="span"
      hidden={count === 0}
      minWidth="5"
      paddingInline="1.5"
      borderRadius="full"
      bg="brand.solid"
      color="brand.on"
      fontSize="xs"
      lineHeight="1.25rem"
      aria-label={count === 1 ? '1 filtro activo' : `${count} filtros activos`}
      role="img"
    >
      {count}
    </Box>
  );
}
