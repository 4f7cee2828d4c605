import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';

/** The page's own inline script shows it when React does not arrive, and takes it away while it tries again. */
export function AvisoSinLlegar() {
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
