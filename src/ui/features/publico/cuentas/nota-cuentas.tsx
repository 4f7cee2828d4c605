import { chakra } from '@chakra-ui/react/styled-system';

export const NotaCuentas = chakra('p', {
  base: {
    maxWidth: '6xl',
    marginInline: { base: '5', xl: 'auto' },
    marginBottom: 'clamp(3.75rem, 8vw, 6.5rem)',
    padding: '6',
    borderRadius: 'card',
    bg: 'info.tint',
    color: 'info.tintFg',
    '& a': {
      color: 'inherit',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
});
