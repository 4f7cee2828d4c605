import { Box } from '@chakra-ui/react/box';
import { Mail, Phone } from 'lucide-react';
import { FUNDACION } from '@/ui/content/fundacion';
import { LinkButton } from '@/ui/shared/link-button';
import { BrandMark } from '@/ui/shared/panel-shell/brand-mark';

export function InicioPage() {
  const { nombre, frase, telefono, correo } = FUNDACION;
  return (
    <Box
      as="main"
      display="flex"
      flexDirection="column"
      justifyContent="center"
      minHeight="100dvh"
      maxWidth="48rem"
      marginInline="auto"
      paddingInline={{ base: '5', md: '8' }}
      paddingBlock="12"
    >
      <BrandMark size={64} />
      <Box
        as="h1"
        marginTop="8"
        fontFamily="display"
        fontSize={{ base: '4xl', md: '5xl' }}
        fontWeight="semibold"
        lineHeight="tight"
        letterSpacing="tight"
      >
        {nombre}
      </Box>
      <Box as="p" marginTop="5" fontSize={{ base: 'lg', md: 'xl' }} lineHeight="relaxed" color="fg.muted">
        {frase}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="3" marginTop="9">
        <LinkButton href={telefono.enlace} variant="solid" size="lg">
          <Phone aria-hidden />
          {`Llamar al ${telefono.visible}`}
        </LinkButton>
        <LinkButton href={correo.enlace} size="lg">
          <Mail aria-hidden />
          {correo.visible}
        </LinkButton>
      </Box>
    </Box>
  );
}
