import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** The look of what a search of people finds, under its field. */
export const cajaDeOpciones: SystemStyleObject = {
  zIndex: 'menu',
  padding: '1',
  bg: 'bg.surface',
  border: '1px solid var(--chakra-colors-border)',
  borderRadius: 'card',
  boxShadow: 'float',
};

export const listaDeOpciones: SystemStyleObject = {
  maxHeight: 'min(16rem, calc(var(--available-height) - 4rem))',
  overflowY: 'auto',
  outline: 'none',
  '& [role=option]': {
    minHeight: 'touch',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'control',
    lineHeight: 'snug',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& [data-highlighted]': { bg: 'brand.tint' },
  '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
};
