import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';

const texto = { maxWidth: '24rem', color: 'fg.muted', textAlign: 'center', textWrap: 'balance' } as const;

/** Specification §2, guarded routes. On a slow line it stays long enough for people to reload, and start again. */
export function VerificandoAutenticacion() {
  return (
    <Box
      position="fixed"
      inset="0"
      zIndex="overlay"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      padding="4"
      bg="bg.canvas"
    >
      <Box data-si-falla="no">
        <LoadingIndicator size="lg" text="Verificando autenticación..." />
      </Box>
      <Box as="p" data-si-falla="no" {...texto}>
        Si la conexión está lenta, espere sin recargar: esta página se abre sola en cuanto llegue lo que
        falta.
      </Box>
      <Box as="p" data-si-falla="si" role="alert" hidden {...texto}>
        La página no terminó de llegar. Revise su conexión y{' '}
        <chakra.button
          type="button"
          data-cargar="pagina"
          color="brand.fg"
          textDecoration="underline"
          cursor="pointer"
        >
          vuelva a cargarla
        </chakra.button>
        .
      </Box>
    </Box>
  );
}
