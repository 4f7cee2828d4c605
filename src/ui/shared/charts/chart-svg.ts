import { chakra } from '@chakra-ui/react/styled-system';

/** Lengths in per cent and text in rem: the drawing takes the width there is and the letters keep their size. */
export const ChartSvg = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    overflow: 'visible',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    // A halo keeps the numbers legible where they cross a line.
    '& text': { fill: 'fg', paintOrder: 'stroke', stroke: 'bg.surface', strokeWidth: '4px' },
    '& .rotulo': { display: 'flex', whiteSpace: 'pre', color: 'fg', lineHeight: '1.25rem' },
    '& .rotulo > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .quieto': { fill: 'fg.muted' },
    '& .fuerte': { fill: 'brand.fg', fontWeight: 'semibold' },
    '& .principal': { fill: 'brand.solid' },
    '& .otra': { fill: 'border.control' },
    '& .base': { stroke: 'border', strokeWidth: '1px' },
    '& .linea': {
      fill: 'none',
      strokeWidth: '2.5px',
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
      vectorEffect: 'non-scaling-stroke',
    },
    '& .linea.principal': { fill: 'none', stroke: 'brand.solid' },
    '& .linea.otra': { fill: 'none', stroke: 'border.control' },
    '& circle': { stroke: 'bg.surface', strokeWidth: '2px' },
  },
});

export const seriesClass = (index: number): string => (index === 0 ? 'principal' : 'otra');
