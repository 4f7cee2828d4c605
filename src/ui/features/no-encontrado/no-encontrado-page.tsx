import { Box } from '@chakra-ui/react/box';
import { tituloDocumento } from '@/ui/content/titulo-pagina';
import { BotonEnlace } from '@/ui/features/shared/panel/boton-enlace';
import { SenderoPerdido } from './sendero-perdido';

/** Specification §2, any other path. */
export function NoEncontradoPage() {
  return (
    <Box
      as="main"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      minHeight="100dvh"
      padding="6"
      textAlign="center"
    >
      <title>{tituloDocumento('Página no encontrada')}</title>
      <SenderoPerdido />
      <Box
        as="h1"
        lang="en"
        marginTop="8"
        fontFamily="display"
        fontSize={{ base: '3xl', md: '4xl' }}
        fontWeight="semibold"
        lineHeight="tight"
      >
        oops! Page not found
      </Box>
      <Box as="p" marginTop="3" marginBottom="8" maxWidth="44ch" color="fg.muted" fontSize="lg">
        Es posible que la página se haya movido o eliminado.
      </Box>
      <BotonEnlace to="/" variant="solid" size="lg">
        Ir al inicio
      </BotonEnlace>
    </Box>
  );
}
