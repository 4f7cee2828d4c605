import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { consultaNumeracion } from '@/ui/panel/comun/datos/numeracion.queries';
import { consultaSistema } from '@/ui/panel/comun/datos/sistema.queries';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { lazy } from '@/ui/shared/lazy';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { asuntosDe, asuntosDeNumeracion, asuntosDeRevision, asuntosDeSistema } from './asuntos';
import { consultaRevision, resumenTablero } from './dashboard.queries';
import { RequiereAtencion } from './requiere-atencion';

const Graficas = lazy(() => import('./graficas'));

/** The server looks at its certificate and its disk to answer: not each time somebody comes by here. */
const SISTEMA_AL_DIA_MS = 300_000;

/** What needs attention, `children` and the charts. A service without the summary leaves nothing of this on the screen. */
export function Panorama({ children }: { children?: ReactNode }) {
  const { servicios } = usePanel();
  const { data, error, refetch, isFetching } = useQuery(resumenTablero(servicios));
  const esAdministrador = useEsAdministrador();
  // Only notices: when they cannot be had, the page that they lead to says why.
  const { data: revision } = useQuery({ ...consultaRevision(servicios), enabled: esAdministrador });
  const { data: numeracion } = useQuery({ ...consultaNumeracion(servicios), enabled: esAdministrador });
  const { data: sistema } = useQuery({
    ...consultaSistema(servicios),
    staleTime: SISTEMA_AL_DIA_MS,
    enabled: esAdministrador,
  });
  return (
    <>
      <CajaError
        error={error}
        titulo="Error al cargar el resumen"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {data ? (
        <RequiereAtencion
          asuntos={[
            ...(numeracion ? asuntosDeNumeracion(numeracion) : []),
            ...asuntosDe(data),
            ...(revision ? asuntosDeRevision(revision) : []),
            ...(sistema ? asuntosDeSistema(sistema) : []),
          ]}
        />
      ) : null}
      {children}
      {data ? (
        <Box as="section" aria-labelledby="graficas">
          <Box as="h2" id="graficas" srOnly>
            Gráficas
          </Box>
          <Suspense fallback={<LoadingIndicator text="Cargando gráficas..." />}>
            <Graficas resumen={data} />
          </Suspense>
        </Box>
      ) : null}
    </>
  );
}
