import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';
import { BrandMark } from '@/ui/shared/panel-shell/brand-mark';
import { Portada } from './portada';

/** The page's own inline script shows it when React does not arrive, and takes it away while it tries again. */
function AvisoSinLlegar() {
  return (
    <Box data-si-falla="si" hidden marginTop="7">
      <Notice tone="warning" role="alert" title="La página no terminó de llegar">
        Revise su conexión y reintente: lo que haya escrito sigue aquí. Si no funciona,{' '}
        <chakra.button type="button" data-cargar="pagina" textDecoration="underline" cursor="pointer">
          vuelva a cargarla
        </chakra.button>
        .
        <Box marginTop="3">
          <Button size="sm" data-cargar="modulos">
            Reintentar
          </Button>
        </Box>
      </Notice>
    </Box>
  );
}

const Volver = chakra('a', {
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
          <Volver href={volver.a}>
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
