import { Box } from '@chakra-ui/react/box';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '@/ui/shared/button';
import { debeRecargar } from './fallo-de-carga';

const recargar = () => window.location.reload();

/** Needs nothing that is not already here: what failed was fetching. */
export function AvisoFalloDeCarga({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const router = useRouter();
  useEffect(() => {
    if (debeRecargar(Date.now())) recargar();
  }, []);
  // Without network a reload would take away what can still be read: the page without its dialog is still here.
  const volver = async () => {
    await router.navigate({ to: router.latestLocation.pathname, search: {}, replace: true });
    reset();
  };
  return (
    <Box role="alert" maxWidth="prose" marginInline="auto" padding="8" textAlign="center">
      <Box as="h1" textStyle="titulo">
        Esta página no terminó de cargar
      </Box>
      <Box as="p" marginTop="2" marginBottom="6" color="fg.muted">
        Puede haber una versión nueva, o la conexión se cortó. Recargue para continuar.
      </Box>
      <Box display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        <Button onClick={() => void volver()}>Volver</Button>
        <Button variant="solid" onClick={recargar}>
          Recargar
        </Button>
      </Box>
    </Box>
  );
}
