import { chakra } from '@chakra-ui/react/styled-system';

export const ListaCuentas = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    columnGap: 'clamp(2rem, 5vw, 4rem)',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '4',
      alignItems: 'start',
      paddingBlock: '6',
      borderTop: '1px solid var(--chakra-colors-border)',
    },
    '& > li > .icono': {
      width: '2.75rem',
      height: '2.75rem',
      padding: '2.5',
      borderRadius: 'full',
      bg: 'brand.tint',
      color: 'brand.fg',
    },
    '& p': { color: 'fg.muted', fontSize: 'md' },
    '& .numero': {
      gridColumn: { base: '1 / -1', sm: '2' },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      marginTop: '3',
      '& strong': {
        fontSize: 'xl',
        fontWeight: 'semibold',
        fontVariantNumeric: 'tabular-nums',
        userSelect: 'all',
      },
    },
  },
});
