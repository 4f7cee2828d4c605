import { Box } from '@chakra-ui/react/box';
import { FUNDACION } from '@/ui/content/fundacion';
import { BrandMark } from '@/ui/shared/panel-shell/brand-mark';
import { Paisaje } from './paisaje';

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
          {FUNDACION.nombreCorto}
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
