import { chakra } from '@chakra-ui/react/styled-system';

/** One way to give. The number is text to be selected, with its copy button beside it. */
export const TarjetasDonacion = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
    gap: '6',
    '& article': {
      padding: 'clamp(1.5rem, 4vw, 2.5rem)',
      borderRadius: 'media',
      bg: 'bg.surface',
    },
    // Two beside each other fit a page.
    _print: { gridTemplateColumns: '1fr 1fr', '& article': { padding: '0' } },
    '& article > p': { marginTop: '2', color: 'fg.muted' },
    '& .numero': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      marginTop: '6',
      paddingTop: '5',
      borderTop: '1px solid var(--chakra-colors-border)',
      '& strong': {
        fontFamily: 'display',
        fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
        fontWeight: '560',
        color: 'brand.fg',
        userSelect: 'all',
      },
    },
    '& dl': { display: 'grid', gap: '3', marginTop: '6' },
    '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: '4', justifyContent: 'space-between' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold' },
    '& figure': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5', marginTop: '6' },
    '& figure :is(img, canvas, svg)': { padding: '2', borderRadius: 'card', bg: '#FFFFFF' },
    '& figure :is(canvas, svg)': { width: '148px', height: '148px', imageRendering: 'pixelated' },
    '& figcaption': { flex: '1 1 12rem', color: 'fg.muted', fontSize: 'md' },
  },
});
