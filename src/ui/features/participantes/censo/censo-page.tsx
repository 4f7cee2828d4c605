import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { formatearInstante } from '@/domain/shared/fechas';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { PrintButton, PrintSheet } from '@/ui/shared/print-sheet';
import { CajaError } from '../../shared/datos/caja-error';
import { consultaSedesDisponibles } from '../../shared/datos/sedes-disponibles.queries';
import { useFundacion } from '../../shared/panel/use-fundacion';
import { usePanel } from '../../shared/panel/use-panel';
import { agruparCenso } from './agrupar-censo';
import { consultaCenso } from './censo.queries';
import { GrupoCenso } from './grupo-censo';

/** Who is in the house now, to put on paper. */
export function CensoPage() {
  const { servicios, usuario } = usePanel();
  const fundacion = useFundacion();
  const personas = useQuery(consultaCenso(servicios));
  const sedes = useQuery(consultaSedesDisponibles(servicios));
  const listo = personas.data && sedes.data;
  const error = personas.error ?? sedes.error;
  const reintentar = () => {
    void personas.refetch();
    void sedes.refetch();
  };
  const conPermiso = personas.data?.filter(({ estado }) => estado === 'CON_PERMISO').length ?? 0;
  return (
    <>
      <Box className="no-imprimir">
        <PageHeader title="Censo" secondary={listo ? <PrintButton /> : null} />
      </Box>
      <CajaError
        error={error}
        titulo={mensajeErrorCargar('participantes')}
        onRetry={reintentar}
        retrying={personas.isFetching || sedes.isFetching}
      />
      {!listo && !error ? <LoadingIndicator /> : null}
      {listo ? (
        <PrintSheet
          organization={fundacion?.nombre ?? ''}
          title="Censo de participantes"
          detail={`${formatearInstante(servicios.reloj.ahora().toISOString())} · ${usuario.displayName ?? usuario.email} · ${formatearNumero(personas.data.length)} en total, ${formatearNumero(conPermiso)} con permiso`}
        >
          {personas.data.length === 0 ? (
            <EmptyState title="No hay participantes en las sedes" />
          ) : (
            <Box css={{ columns: '17rem 3', columnGap: '1.5rem' }} fontSize={{ base: 'sm', _print: '11px' }}>
              {agruparCenso(personas.data, sedes.data).map((grupo) => (
                <GrupoCenso key={grupo.id} {...grupo} />
              ))}
            </Box>
          )}
        </PrintSheet>
      ) : null}
    </>
  );
}
