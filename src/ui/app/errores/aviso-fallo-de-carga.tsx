import { Box } from '@chakra-ui/react/box';
import { useEffect } from 'react';
import { Button } from '@/ui/shared/button';
import { debeRecargar } from './fallo-de-carga';

const recargar = () => window.location.reload();

/** Needs nothing that is not already here: what failed was fetching. */
export function AvisoFalloDeCarga() {
  useEffect(() => {
    if (debeRecargar(Date.now())) recargar();
  }, []);
  return (
    <Box role="alert" maxWidth="prose" marginInline="auto" padding="8" textAlign="center">
      <Box as="h1" textStyle="titulo">
        Esta página no terminó de cargar
      </Box>
      <Box as="p" marginTop="2" marginBottom="6" color="fg.muted">
        Puede haber una versión nueva, o la conexión se cortó. Recargue para continuar.
      </Box>
      <Button variant="solid" onClick={recargar}>
        Recargar
      </Button>
    </Box>
  );
}
