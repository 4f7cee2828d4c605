import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { formatearFecha } from '@/domain/shared/fechas';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { estadisticasTablero } from '@/ui/panel/comun/datos/tablero.queries';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { useHoy, useSegunLaHora } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { lazy } from '@/ui/shared/lazy';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { StatCard } from '@/ui/shared/stat-card';
import { StatGrid } from '@/ui/shared/stat-grid';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';
import { AccionesRapidas } from './acciones-rapidas';
import type { FormulariosDelAsistente } from './asistente/asistente';
import { Panorama } from './panorama';
import { seEmpieza } from './pasos-iniciales';
import { tarjetasDe } from './tarjetas';

const alComenzar = () => import('./al-comenzar');
const Asistente = lazy(async () => ({ default: (await alComenzar()).Asistente }));
const PrimerosPasos = lazy(async () => ({ default: (await alComenzar()).PrimerosPasos }));
// A reminder: without its code there is none.
const LineasPorComprobar = lazy(() =>
  import('./lineas-por-comprobar').catch(() => ({ default: () => null })),
);

/** The statistic cards; a failure keeps the figures that were on the screen. */
function Cifras() {
  const { servicios } = usePanel();
  const { data, error, refetch, isFetching } = useQuery(estadisticasTablero(servicios));
  const hoy = useHoy();
  const tarjetas = tarjetasDe(data, hoy);

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
            <StatCard
              key={tarjeta.title}
              value={valor ?? undefined}
              LinkComponent={EnlacePanel}
              {...tarjeta}
            />
          ))}
        </StatGrid>
      ) : null}
    </Box>
  );
}

/** Only where nobody has gone through a whole month. */
function AlComenzar() {
  const { servicios } = usePanel();
  const { data } = useQuery(estadisticasTablero(servicios));
  return data && seEmpieza(data) ? (
    <Suspense fallback={null}>
      <PrimerosPasos cifras={data} />
    </Suspense>
  ) : null;
}

const BOGOTA_MENOS_UTC_HORAS = -5;

/** The greeting for the hour it is in Colombia. */
const saludo = (ahora: Date): string => {
  const hora = (ahora.getUTCHours() + 24 + BOGOTA_MENOS_UTC_HORAS) % 24;
  if (hora < 5 || hora >= 19) return 'Buenas noches';
  return hora < 12 ? 'Buenos días' : 'Buenas tardes';
};

/** With `?paso` in its address, the first day step by step. */
export function DashboardPage({ formularios }: { formularios: FormulariosDelAsistente }) {
  const pasoAPaso = 'paso' in useSearch({ strict: false });
  return useEsAdministrador() && pasoAPaso ? (
    <Suspense fallback={<LoadingIndicator />}>
      <Asistente formularios={formularios} />
    </Suspense>
  ) : (
    <Tablero />
  );
}

function Tablero() {
  const { usuario } = usePanel();
  const esAdministrador = useEsAdministrador();
  // On a phone what is done every day comes first, then what waits, and the figures last.
  const estrecha = useMediaQuery(MOBILE);
  const acciones = esAdministrador ? <AccionesRapidas /> : null;
  const hoy = useHoy();
  const saludado = useSegunLaHora(saludo);
  const persona = usuario.displayName ? `, ${usuario.displayName}` : '';

  return (
    <>
      <PageHeader title="Tablero" description={`${saludado}${persona}. Hoy es ${formatearFecha(hoy)}.`} />
      <Box display="flex" flexDirection="column" gap={{ base: '6', md: '8' }}>
        {esAdministrador ? <AlComenzar /> : null}
        {esAdministrador ? (
          <Suspense fallback={null}>
            <LineasPorComprobar />
          </Suspense>
        ) : null}
        {estrecha ? acciones : <Cifras />}
        <Panorama>{estrecha ? <Cifras /> : acciones}</Panorama>
      </Box>
    </>
  );
}
