import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { BOTONES_PAGINA_MAXIMO } from '@/domain/shared/constantes';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { buttonRecipe } from './button-recipe';

const { variant, size } = buttonRecipe.variants ?? {};

const paginationStyles: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& > p': { color: 'fg.muted' },
  '& > div': {
    display: { base: 'flex', _print: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    width: { base: 'full', md: 'auto' },
  },
  '& > div > span': { display: { md: 'none' }, whiteSpace: 'nowrap' },
  // The narrowest phones have no room for the three side by side.
  '@media (max-width: 22.4375rem)': {
    '& > div': { flexWrap: 'wrap' },
    '& > div > span': { order: -1, width: 'full', textAlign: 'center' },
  },
  // Without the button's change of colour: it would be painting while the rows wait.
  '& .paso': { ...buttonRecipe.base, ...variant?.outline, ...size?.sm, transition: 'none' },
  '& .paso:first-of-type': { paddingInline: { base: '2', md: '3' } },
  '& ul': {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '1',
    listStyle: 'none',
  },
  '& li': { minWidth: '8', textAlign: 'center' },
  '& li > button': {
    minWidth: '8',
    height: '8',
    paddingInline: '2',
    borderRadius: 'control',
    cursor: 'pointer',
  },
  '& li > button:hover': { bg: 'bg.hover' },
  '& [aria-current=page]': { bg: 'brand.tint', color: 'brand.fg', fontWeight: 'semibold' },
};

type PaginationProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
  /** The pointer or the focus is on the way to that page: it can be brought meanwhile. */
  onPageNear?: (page: number) => void;
  label?: string;
};

const Pages = chakra('nav', { base: paginationStyles });

type PageSlot = number | 'ellipsis';

/**
 * The pages to offer: at most five numbers, always the first, the last and the current one,
 * with an ellipsis wherever numbers are left out.
 */
export function pageList(current: number, pages: number): PageSlot[] {
  if (pages <= BOTONES_PAGINA_MAXIMO)
    return Array.from({ length: Math.max(pages, 0) }, (_, index) => index + 1);
  const inner = BOTONES_PAGINA_MAXIMO - 2;
  const start = Math.min(Math.max(current - Math.floor(inner / 2), 2), pages - inner);
  const middle = Array.from({ length: inner }, (_, index) => start + index);
  const numbers = [1, ...middle, pages];
  return numbers.flatMap((page, index) => {
    const previous = numbers[index - 1];
    return previous !== undefined && page - previous > 1 ? (['ellipsis', page] as const) : [page];
  });
}

const slotKey = (slot: PageSlot, index: number) => (slot === 'ellipsis' ? `salto-${index}` : slot);

/** Plain elements under one styled frame: it is drawn again with every page. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, onPageNear, label = 'Paginación' } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(page, 1), pages);
  const first = total === 0 ? 0 : (current - 1) * pageSize + 1;
  const last = Math.min(current * pageSize, total);
  const leads = (target: number) => target >= 1 && target <= pages && target !== current;
  const to = (target: number) => {
    const near = () => leads(target) && onPageNear?.(target);
    return {
      type: 'button' as const,
      onClick: () => leads(target) && onPageChange(target),
      onPointerEnter: near,
      onFocus: near,
    };
  };
  return (
    <Pages aria-label={label}>
      <p aria-live="polite">
        {`Mostrando ${formatearNumero(first)} a ${formatearNumero(last)} de ${formatearNumero(total)} resultados`}
      </p>
      <div>
        <button {...to(current - 1)} className="paso" aria-disabled={current === 1}>
          <ChevronLeft aria-hidden />
          Anterior
        </button>
        <span>{`Página ${formatearNumero(current)} de ${formatearNumero(pages)}`}</span>
        <ul>
          {pageList(current, pages).map((slot, index) => (
            <li key={slotKey(slot, index)}>
              {slot === 'ellipsis' ? (
                '…'
              ) : (
                <button
                  {...to(slot)}
                  aria-label={`Página ${formatearNumero(slot)}`}
                  aria-current={slot === current ? 'page' : undefined}
                >
                  {formatearNumero(slot)}
                </button>
              )}
            </li>
          ))}
        </ul>
        <button {...to(current + 1)} className="paso" aria-disabled={current === pages}>
          Siguiente
          <ChevronRight aria-hidden />
        </button>
      </div>
    </Pages>
  );
}
