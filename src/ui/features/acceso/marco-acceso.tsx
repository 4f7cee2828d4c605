import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '@/ui/shared/panel-shell/brand-mark';
import { AvisoSinLlegar } from './aviso-sin-llegar';
import { Portada } from './portada';

const Volver = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    color: 'fg.muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

type MarcoAccesoProps = {
  /** Id of the heading, which names the form. */
  idTitulo: string;
  titulo: string;
  texto: string;
  volver: { a: '/' | '/login'; texto: string };
  children: ReactNode;
};

/** The two screens that need no session: the calm half, and what there is to do. */
export function MarcoAcceso({ idTitulo, titulo, texto, volver, children }: MarcoAccesoProps) {
  return (
    <Box display="grid" gridTemplateColumns={{ lg: '1fr 1fr' }} minHeight="100dvh">
      <Portada />
      <Box
        as="main"
        display="flex"
        flexDirection="column"
        bg="bg.surface"
        paddingInline={{ base: '5', sm: '8' }}
        paddingBlock={{ base: '3', md: '6' }}
      >
        <Box>
          <Volver to={volver.a}>
            <ArrowLeft size={18} aria-hidden />
            {volver.texto}
          </Volver>
        </Box>
        <Box
          width="full"
          maxWidth="sm"
          marginInline="auto"
          // As if in the middle, but from the top: what grows later must not move what a finger is about to touch.
          marginTop={{ md: 'max(0px, calc(50dvh - 24.5rem))', lg: 'max(0px, calc(50dvh - 22rem))' }}
          paddingBlock={{ base: '6', md: '10' }}
        >
          <Box display={{ base: 'block', lg: 'none' }} marginBottom="6">
            <BrandMark size={48} />
          </Box>
          <Box as="h1" id={idTitulo} fontSize="3xl" fontWeight="semibold" letterSpacing="tight">
            {titulo}
          </Box>
          <Box as="p" color="fg.muted" marginTop="1" marginBottom="7">
            {texto}
          </Box>
          {children}
          <AvisoSinLlegar />
        </Box>
      </Box>
    </Box>
  );
}
