import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { Id } from '@/domain/shared/id';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { CajaError } from '../../shared/datos/caja-error';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaDocumento } from '../formatos.queries';
import { AvisosDocumento } from '../hoja/avisos-documento';
import { HojaDocumento } from '../hoja/hoja-documento';

/** A template filled for one person, with what to know before printing it. */
export function DocumentoDePersona({ formato, participante }: { formato: Id; participante: Id }) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaDocumento(servicios, formato, participante));
  if (consulta.isPending) return <LoadingIndicator />;
  if (!consulta.data) {
    return (
      <CajaError
        error={consulta.error}
        titulo="Error al preparar el documento"
        onRetry={() => void consulta.refetch()}
        retrying={consulta.isFetching}
      />
    );
  }
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <AvisosDocumento {...consulta.data} participante={participante} />
      <Box className={consulta.data.impedimento ? 'no-imprimir' : undefined}>
        <HojaDocumento documento={consulta.data} />
      </Box>
    </Box>
  );
}
