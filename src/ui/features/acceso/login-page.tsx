import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { FUNDACION } from '@/ui/content/fundacion';
import { BrandMark } from '@/ui/shared/panel-shell/brand-mark';
import { EstadoConexion } from './estado-conexion';
import { FormularioIngreso } from './formulario-ingreso';
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

export function LoginPage() {
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
          <Volver to="/">
            <ArrowLeft size={18} aria-hidden />
            Volver al inicio
          </Volver>
        </Box>
        <Box width="full" maxWidth="sm" margin="auto" paddingBlock={{ base: '6', md: '10' }}>
          <Box display={{ base: 'block', lg: 'none' }} marginBottom="6">
            <BrandMark size={48} />
          </Box>
          <Box as="h1" id="titulo-ingreso" fontSize="3xl" fontWeight="semibold" letterSpacing="tight">
            Iniciar Sesión
          </Box>
          <Box as="p" color="fg.muted" marginTop="1" marginBottom="7">
            {`Panel del equipo de ${FUNDACION.nombreCorto}`}
          </Box>
          <FormularioIngreso />
          <Box marginTop="7">
            <EstadoConexion />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
