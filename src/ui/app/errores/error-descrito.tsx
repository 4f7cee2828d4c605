import { Box } from '@chakra-ui/react/box';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Lock, TriangleAlert } from 'lucide-react';
import { describirError } from '@/domain/shared/errores/describir-error';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { Button } from '@/ui/shared/button';

/** The catalogue's message, what can be tried, and another try where one could help. */
export function ErrorDescrito({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { detalle, mensajeServidor, sugerencias } = describirError(error, '');
  const prohibido = tieneCodigo(error, 'PERMISO_DENEGADO');
  const Icono = prohibido ? Lock : TriangleAlert;
  const reintentar = () => {
    reset();
    void router.invalidate();
  };

  return (
    <Box role="alert" maxWidth="prose" marginInline="auto" paddingBlock="10" textAlign="center">
      <Box
        aria-hidden
        display="inline-grid"
        placeItems="center"
        width="14"
        height="14"
        borderRadius="full"
        bg={prohibido ? 'neutral.tint' : 'error.tint'}
        color={prohibido ? 'neutral.tintFg' : 'error.tintFg'}
      >
        <Icono size={24} />
      </Box>
      <Box as="h1" textStyle="titulo" marginTop="4">
        {detalle}
      </Box>
      {mensajeServidor ? (
        <Box as="p" marginTop="2">
          {mensajeServidor}
        </Box>
      ) : null}
      <Box as="ul" listStyle="none" marginTop="3" color="fg.muted">
        {sugerencias.map((sugerencia) => (
          <li key={sugerencia}>{sugerencia}</li>
        ))}
      </Box>
      {prohibido ? null : (
        <Button marginTop="6" onClick={reintentar}>
          Reintentar
        </Button>
      )}
    </Box>
  );
}
