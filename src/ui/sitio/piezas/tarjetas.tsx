import { chakra } from '@chakra-ui/react/styled-system';

/** A list of short ideas, each with its icon, its name and a sentence. `columnas` on wide screens. */
export const Tarjetas = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    gap: 'clamp(1.75rem, 4vw, 3rem)',
    '& > li > .icono': {
      width: '3.25rem',
      height: '3.25rem',
      padding: '3',
      marginBottom: '4',
      borderRadius: 'full',
      bg: 'brand.tint',
      color: 'brand.fg',
    },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      color: 'brand.fg',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
    '& p': { marginTop: '2', color: 'fg.muted', fontSize: 'md' },
  },
  variants: {
    columnas: {
      2: {},
      3: { gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' } },
      4: { gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } },
    },
  },
  defaultVariants: { columnas: 2 },
});
