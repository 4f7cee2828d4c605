import { chakra } from '@chakra-ui/react/styled-system';

/** Words and a drawing side by side on wide screens; `invertida` puts the drawing first. */
export const ConImagen = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    alignItems: 'center',
    gap: 'clamp(2rem, 5vw, 4.5rem)',
    '& img': { width: '100%', borderRadius: 'media' },
    '& p': { color: 'fg.muted', fontSize: 'lg', '& + p': { marginTop: '4' } },
    '& article + article': { marginTop: '8' },
    '& h3': { marginBottom: '2' },
  },
  variants: { invertida: { true: { '& img': { order: { md: 2 } } } } },
});
