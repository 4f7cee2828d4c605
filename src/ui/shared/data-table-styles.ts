import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { visuallyHidden } from './visually-hidden';

const nameStyles: SystemStyleObject = {
  lineClamp: '2',
  overflowWrap: 'anywhere',
  maxWidth: 'full',
  textAlign: 'start',
  fontWeight: 'semibold',
  color: 'fg',
  lineHeight: 'snug',
  borderRadius: 'sm',
};

export const sharedRowStyles: SystemStyleObject = {
  // It takes the width that its column has, and never asks for more.
  '& .recortado': {
    display: 'block',
    width: '0',
    minWidth: 'full',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    // Where there is room for it, it asks for some.
    '@media (min-width: 90rem)': { width: 'auto', maxWidth: '12rem' },
  },
  '& .nombre': nameStyles,
  '& a.nombre, & button.nombre': { color: 'brand.fg', cursor: 'pointer', textDecoration: 'none' },
  '& a.nombre:hover, & button.nombre:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& small': {
    display: 'block',
    fontSize: 'xs',
    color: 'fg.muted',
    fontWeight: 'normal',
    lineHeight: 'snug',
  },
  '& .oculto': visuallyHidden,
  '& .hueso': {
    display: 'block',
    height: '3',
    width: '70%',
    borderRadius: 'full',
    bg: 'bg.skeleton',
    animation: 'latir 1.4s ease-in-out infinite',
  },
};

export const tableStyles: SystemStyleObject = {
  ...sharedRowStyles,
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontSize: 'sm',
  lineHeight: 'snug',
  '& caption': visuallyHidden,
  '& thead th': {
    position: { xl: 'sticky' },
    top: 'var(--panel-top, 0px)',
    zIndex: 'sticky',
    height: '10',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    whiteSpace: 'normal!',
  },
  '& [data-width=rest]': { minWidth: { base: '10.5rem', xl: '13rem' } },
  '& thead th:first-of-type': { borderStartStartRadius: 'card' },
  '& thead th:last-of-type': { borderStartEndRadius: 'card' },
  '& th, & td': {
    height: 'row',
    // Dense for a mouse; a finger needs the room between two rows.
    paddingBlock: '0.5',
    '@media (any-pointer: coarse)': { paddingBlock: '1.5' },
    paddingInline: '2.5',
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBottom: '1px solid var(--chakra-colors-border)',
  },
  '& th:first-of-type': { paddingInlineStart: '5' },
  '& .seleccion.seleccion': { width: '11', padding: '0', paddingInlineStart: '2' },
  '& .seleccion.seleccion + *': { paddingInlineStart: '1.5' },
  '& [data-chosen] > *, & tbody [data-chosen]:hover > *': { bg: 'brand.tint' },
  '& .hueco > td': { height: '0', padding: '0', border: 'none' },
  // All rows as tall as the tallest usual one: what is not drawn is measured by those that are.
  '&[data-virtual] tbody': { overflowAnchor: 'none' },
  '&[data-virtual] tbody tr:not(.hueco)': { height: '3.25rem' },
  '&[data-virtual] tbody :is(th, td)': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  // One line where there is room for it; the whole of it is in its title, and on paper.
  '& .nombre': {
    ...nameStyles,
    lineClamp: { base: '2', xl: '1' },
    // At a letter: names differ at their end, and its last word would go whole.
    wordBreak: { xl: 'break-all' },
    whiteSpace: 'normal',
  },
  '& thead th:last-of-type, & tbody td:last-of-type': { paddingInlineEnd: '5' },
  '& tbody tr:last-of-type > *': { borderBottom: 'none' },
  '& tbody th': { fontWeight: 'normal', minWidth: '9rem', maxWidth: '22rem' },
  '& tbody td': { maxWidth: '18rem', overflowWrap: 'break-word' },
  '& tbody tr:hover > *': { bg: 'bg.subtle' },
  '& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [data-hide=md]': { display: { base: 'none', md: 'table-cell' } },
  // From 1,024 px the menu stands beside the table and leaves it the width of a tablet: these columns come when they fit.
  '& [data-hide=lg]': { display: 'none', '@media (min-width: 74rem)': { display: 'table-cell' } },
  '& [data-hide=xl]': { display: { base: 'none', xl: 'table-cell' } },
  '& [data-hide="2xl"]': { display: 'none', '@media (min-width: 96rem)': { display: 'table-cell' } },
  '& .acciones.acciones': {
    paddingInlineEnd: '2',
    width: '12',
    paddingBlock: '0',
    paddingInlineStart: '0',
    textAlign: 'end',
  },
  '& thead .orden': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    textAlign: 'inherit',
    fontWeight: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    borderRadius: 'sm',
  },
  '& thead .orden svg': { opacity: 0.45, flexShrink: 0 },
  '& thead .orden:is(:hover, [data-active])': { color: 'fg' },
  '& thead .orden:is(:hover, [data-active]) svg': { opacity: 1 },
};

export const phoneListStyles: SystemStyleObject = {
  ...sharedRowStyles,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '4rem',
    paddingInlineStart: '3',
    borderBottom: '1px solid var(--chakra-colors-border)',
  },
  '& > li:last-of-type': { borderBottom: 'none' },
  '& > li[data-chosen]': { bg: 'brand.tint' },
  '& > li.hueco': { padding: '0', border: 'none' },
  '& .lines': {
    flex: '1',
    minWidth: '0',
    minHeight: '4rem',
    paddingBlock: '3px',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-evenly',
  },
  // What can be pressed has its own room around its drawing.
  '& .lines:last-child': { paddingInlineEnd: '2' },
  '& .lines > div': {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '1',
    fontSize: 'sm',
    lineHeight: '1.25rem',
    fontVariantNumeric: 'tabular-nums',
  },
  // With large letters the number goes under the name, which would be its initial.
  '& .lines > div > :first-child': {
    flex: '1 1 4rem',
    minWidth: 'min(100%, 4rem)',
    maxWidth: 'max-content',
  },
  '& .lines > div > span:last-of-type': { flexShrink: 0, whiteSpace: 'nowrap' },
  '& .lines small': {
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .lines[data-wrap]': { paddingBlock: '2', '& small': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  // Names differ at their end: one that does not fit takes a second line, in the room that its row has around it but for 2 px.
  '& .lines .nombre': { fontSize: 'md', lineHeight: '1.25rem' },
  '& .lines .kit-status': { marginBlock: '-0.5' },
  // The whole row opens it: its name reaches from edge to edge, under what else can be pressed.
  '& :is(a, button).nombre': {
    color: 'brand.fg',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
  // Its words are its own, also under what the state of its row takes of the line.
  '& .nombre > span': { position: 'relative', zIndex: 1 },
  // At the foot of its row: a finger has the line above it, and nothing of the next row.
  '& button.kit-status::after': { insetBlockStart: '-4', insetBlockEnd: '-1.5' },
  '& .kit-check': { marginInlineStart: '-3' },
  '& :is(.kit-row-menu, .kit-check)': { position: 'relative', flexShrink: 0 },
};
