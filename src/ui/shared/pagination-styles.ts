import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from './button-recipe';

const { variant, size } = buttonRecipe.variants ?? {};

export const paginationStyles: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& > p': { color: 'fg.muted' },
  '& > div': {
    display: 'flex',
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
