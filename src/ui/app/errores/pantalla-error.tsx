import { Box } from '@chakra-ui/react/box';
import { type ErrorComponentProps, useMatch, useRouter } from '@tanstack/react-router';
import { Fragment, lazy, Suspense, useEffect } from 'react';
import { Button } from '@/ui/shared/button';
import { noteRenderFailure } from '@/ui/shared/render-failures';
import { esFalloDeCarga, recargarUnaVez } from './fallo-de-carga';

const recargar = () => window.location.reload();

/** Needs nothing that is not already here: what failed was fetching. */
function AvisoFalloDeCarga({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const router = useRouter();
  useEffect(recargarUnaVez, []);
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

const ErrorDescrito = lazy(() =>
  import('./error-descrito').then(
    (modulo) => ({ default: modulo.ErrorDescrito }),
    // Without even this part, what is already here says it.
    () => ({ default: AvisoFalloDeCarga }),
  ),
);

/** Without a frame around them, which would give them their main landmark. */
const SIN_MARCO = /^(?:__root__|\/_panel|\/login|\/restablecer)?$/;

/** What any route shows in its place when it cannot be shown; never a blank screen. */
export function PantallaError(props: ErrorComponentProps) {
  const ruta = useMatch({ strict: false })?.routeId ?? '';
  const Marco = SIN_MARCO.test(ruta) ? 'main' : Fragment;
  useEffect(noteRenderFailure, []);
  return (
    <Marco>
      {esFalloDeCarga(props.error) ? (
        <AvisoFalloDeCarga {...props} />
      ) : (
        <Suspense fallback={<p role="status">Ocurrió un error inesperado</p>}>
          <ErrorDescrito {...props} />
        </Suspense>
      )}
    </Marco>
  );
}
