import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const tone = (color: string) => ({ borderInlineStartColor: color, '& > svg': { color } });

export const toasterStyles: SystemStyleObject = {
  position: 'fixed',
  zIndex: 'toast',
  insetInline: { base: '3', md: 'auto' },
  insetInlineEnd: { md: '6' },
  bottom: { base: '3', md: '6' },
  width: { md: '24rem' },
  pointerEvents: 'none',
  // In a dialog: on a phone between its title and its content; on a wider screen in the strip above it, which no dialog
  // reaches. Only the newest, because the strip has room for one.
  '[data-part=notices] > &': {
    position: { base: 'static', md: 'fixed' },
    insetInline: '0',
    top: '2',
    bottom: 'auto',
    width: { base: 'auto', md: 'min(40rem, calc(100vw - 3rem))' },
    marginInline: 'auto',
    '& li:not(:last-child)': { display: 'none' },
    '& li': {
      borderRadius: { base: '0', md: 'control' },
      borderInlineEndWidth: { base: '0', md: '1px' },
      boxShadow: { base: 'none', md: 'float' },
    },
  },
  '& ul': {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    listStyle: 'none',
    padding: '0',
    margin: '0',
  },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingBlock: '2',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    bg: 'bg.surface',
    color: 'fg',
    border: '1px solid var(--chakra-colors-border)',
    borderInlineStartWidth: '4px',
    borderRadius: 'control',
    boxShadow: 'float',
    pointerEvents: 'auto',
    animation: 'aparecer 160ms cubic-bezier(0.2, 0, 0, 1)',
  },
  '& li > svg': { flexShrink: 0 },
  '& li > p': { flex: '1', minWidth: '0', lineHeight: 'snug', overflowWrap: 'anywhere' },
  // Two actions beside the text would leave it no room.
  '& li[data-actions="2"]': { flexWrap: 'wrap', rowGap: '0' },
  '& li[data-actions="2"] > p': { flexBasis: '60%' },
  '& li[data-actions="2"] > div': { order: '1', flexBasis: '100%', textAlign: 'end' },
  '& [data-part=action]': {
    minHeight: { base: 'touch', md: '8' },
    paddingInline: '2',
    borderRadius: 'control',
    fontWeight: 'semibold',
    color: 'brand.fg',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '& [data-tone=success]': tone('success.tintFg'),
  '& [data-tone=info]': tone('info.tintFg'),
  '& [data-tone=warning]': tone('warning.tintFg'),
  '& [data-tone=error]': tone('error.fg'),
};
