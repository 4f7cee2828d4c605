import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { Formato } from '@/domain/formatos/formato';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PrintButton } from '@/ui/shared/print-sheet';
import { CajaError } from '../../shared/datos/caja-error';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaDocumento, consultaFormato } from '../formatos.queries';
import { AccionesFormato } from './acciones-formato';
import { BarraVista } from './barra-vista';
import { BotonesDePapel } from './botones-de-papel';
import { DocumentoDePersona } from './documento-de-persona';
import { EstadoFormatoTag } from './estado-formato-tag';
import { MuestraFormato } from './muestra-formato';
import { SelectorVersion } from './selector-version';
import { usePlantillas } from './use-plantillas';

/** One version of a template: as it is, or filled for whoever is chosen. */
export default function VistaPlantilla({ id }: { id: Id }) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaFormato(servicios, id));
  if (consulta.data) return <Vista formato={consulta.data} />;
  if (consulta.isPending) return <LoadingIndicator />;
  return consulta.error ? (
    <CajaError
      error={consulta.error}
      titulo={mensajeErrorCargar('plantillas')}
      onRetry={() => void consulta.refetch()}
      retrying={consulta.isFetching}
    />
  ) : (
    <EmptyState
      filtered
      title="Esta plantilla no existe"
      description="Es posible que alguien haya descartado el borrador."
    />
  );
}

function Vista({ formato }: { formato: Formato }) {
  const { participante } = usePlantillas().busqueda;
  const esAdministrador = useEsAdministrador();
  return (
    <>
      <BarraVista
        titulo={
          <>
            <Box as="h2" textStyle="subtitulo" overflowWrap="anywhere">
              {formato.nombre}
            </Box>
            <EstadoFormatoTag estado={formato.estado} />
          </>
        }
        otros={<SelectorVersion formato={formato} />}
        acciones={
          <>
            {esAdministrador ? <AccionesFormato formato={formato} /> : null}
            {participante === undefined ? <PrintButton>Imprimir en blanco</PrintButton> : null}
            {participante === undefined ? null : <Expedir formato={formato} participante={participante} />}
          </>
        }
      />
      {participante === undefined ? (
        <MuestraFormato formato={formato} />
      ) : (
        <DocumentoDePersona formato={formato.id} participante={participante} />
      )}
    </>
  );
}

/** A paper that must not be issued has no button to issue it: the notice below says why. */
function Expedir({ formato, participante }: { formato: Formato; participante: Id }) {
  const { servicios } = usePanel();
  const { data } = useQuery(consultaDocumento(servicios, formato.id, participante));
  if (!data || data.impedimento) return null;
  return (
    <BotonesDePapel
      texto="PDF"
      documento={{
        pedir: () => servicios.documentosFormato.documento(formato.id, participante),
        nombre: `${formato.codigo.toLowerCase()}-${participante}.pdf`,
      }}
    />
  );
}
