import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button';
import { type PageSlot, pageList } from './page-list';

type PaginationProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
  label?: string;
};

const format = new Intl.NumberFormat('es-CO');

const Pages = chakra('ul', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '1',
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& button': {
      minWidth: '8',
      height: '8',
      paddingInline: '2',
      borderRadius: 'control',
      cursor: 'pointer',
    },
    '& button:hover': { bg: 'bg.hover' },
    '& [aria-current=page]': { bg: 'brand.tint', color: 'brand.fg', fontWeight: 'semibold' },
    '& li': { minWidth: '8', textAlign: 'center' },
  },
});

const slotKey = (slot: PageSlot, index: number) => (slot === 'ellipsis' ? `salto-${index}` : slot);

export function Pagination({ page, pageSize, total, onPageChange, label = 'Paginación' }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(page, 1), pages);
  const first = total === 0 ? 0 : (current - 1) * pageSize + 1;
  const last = Math.min(current * pageSize, total);
  const go = (target: number) => {
    if (target >= 1 && target <= pages && target !== current) onPageChange(target);
  };
  return (
    <Box
      as="nav"
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      fontSize="sm"
    >
      <Box as="p" aria-live="polite" color="fg.muted" fontVariantNumeric="tabular-nums">
        {`Mostrando ${format.format(first)} a ${format.format(last)} de ${format.format(total)} resultados`}
      </Box>
      <Box
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        width={{ base: 'full', md: 'auto' }}
      >
        <Button
          size="sm"
          icon={<ChevronLeft />}
          paddingInline={{ base: '2', md: '3' }}
          aria-disabled={current === 1}
          onClick={() => go(current - 1)}
        >
          Anterior
        </Button>
        <Box as="span" display={{ md: 'none' }} whiteSpace="nowrap">
          {`Página ${format.format(current)} de ${format.format(pages)}`}
        </Box>
        <Pages>
          {pageList(current, pages).map((slot, index) => (
            <li key={slotKey(slot, index)}>
              {slot === 'ellipsis' ? (
                '…'
              ) : (
                <button
                  type="button"
                  aria-label={`Página ${slot}`}
                  aria-current={slot === current ? 'page' : undefined}
                  onClick={() => go(slot)}
                >
                  {format.format(slot)}
                </button>
              )}
            </li>
          ))}
        </Pages>
        <Button
          size="sm"
          paddingInline={{ base: '2', md: '3' }}
          aria-disabled={current === pages}
          onClick={() => go(current + 1)}
        >
          Siguiente
          <ChevronRight />
        </Button>
      </Box>
    </Box>
  );
}
