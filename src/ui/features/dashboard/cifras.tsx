import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { CajaError } from '@/ui/features/shared/datos/caja-error';
import { usePanel } from '@/ui/features/shared/panel/use-panel';
import { StatCard } from '@/ui/shared/stat-card';
import { StatGrid } from '@/ui/shared/stat-grid';
import { estadisticasTablero } from './dashboard.queries';
import { tarjetasDe } from './tarjetas';

/** The statistic cards; a failure keeps the figures that were on the screen. */
export function Cifras() {
  const { servicios } = usePanel();
  const { data, error, refetch, isFetching } = useQuery(estadisticasTablero(servicios));
  const tarjetas = tarjetasDe(data);

  return (
    <Box as="section" aria-labelledby="cifras" display="flex" flexDirection="column" gap="4">
      <Box as="h2" id="cifras" srOnly>
        Cifras
      </Box>
      <CajaError
        error={error}
        titulo="Error al cargar estadísticas"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {data || !error ? (
        <StatGrid columns={tarjetas.length}>
          {tarjetas.map(({ valor, ...tarjeta }) => (
            <StatCard key={tarjeta.title} value={valor ?? undefined} {...tarjeta} />
          ))}
        </StatGrid>
      ) : null}
    </Box>
  );
}
