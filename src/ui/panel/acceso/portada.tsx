import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { BrandMark } from '@/ui/shared/panel-shell/brand-mark';
import { nombreCorto } from '@/ui/textos/nombre-corto';

const Dibujo = chakra('svg', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    width: 'full',
    height: '62%',
    // On a wide screen that is not tall, the sun goes past its drawing.
    overflow: 'visible',
    '& .sol': { fill: 'accent.mark' },
    '& .halo': { fill: 'accent.mark', opacity: 0.16 },
    '& .lejos': { fill: '#2C7A69' },
    '& .medio': { fill: '#1B6757' },
    '& .cerca': { fill: '#0B473B' },
    '& .camino': { fill: '#E3F1EC', opacity: 0.9 },
  },
});

/** The brand's sunrise over the mountains, with its path; the same by day and by night. */
function Paisaje() {
  return (
    <Dibujo viewBox="0 0 600 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <circle className="halo" cx="372" cy="236" r="176" />
      <circle className="halo" cx="372" cy="236" r="126" />
      <circle className="sol" cx="372" cy="236" r="78" />
      <path className="lejos" d="M0 300 96 214l64 52 92-104 84 92 66-58 92 84 106-70v320H0Z" />
      <path className="medio" d="M0 356 92 296l82 44 112-92 96 88 84-46 134 78v152H0Z" />
      <path className="cerca" d="M0 424c92-44 176-52 276-26 112 30 210 26 324-22v144H0Z" />
      <path
        className="camino"
        d="M268 520c10-34 58-44 62-70 3-20-36-24-34-42 2-14 30-16 32-28 8 14-14 20-14 32 0 14 46 18 48 44 2 28-28 36-30 64Z"
      />
    </Dibujo>
  );
}

/** The calm half of the screen, from 1024 px. */
export function Portada() {
  return (
    <Box
      as="aside"
      display={{ base: 'none', lg: 'block' }}
      position="relative"
      overflow="hidden"
      bg="#0F5B4C"
      color="#FFFFFF"
    >
      <Paisaje />
      <Box position="relative" padding={{ lg: '12', xl: '16' }} maxWidth="38rem">
        <Box display="flex" alignItems="center" gap="3" fontWeight="semibold">
          <BrandMark size={40} />
          {nombreCorto()}
        </Box>
        <Box
          as="p"
          marginTop="10"
          fontFamily="display"
          fontSize={{ lg: '3xl', xl: '4xl' }}
          lineHeight="tight"
          letterSpacing="tight"
          textWrap="balance"
        >
          Cada registro cuida el camino de una persona.
        </Box>
      </Box>
    </Box>
  );
}
