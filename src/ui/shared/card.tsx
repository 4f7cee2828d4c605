import { chakra } from '@chakra-ui/react/styled-system';

/** A white sheet with a quiet edge; the shadow is kept for what floats. */
export const Card = chakra('div', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'card',
    padding: { base: '4', md: '5' },
  },
});
