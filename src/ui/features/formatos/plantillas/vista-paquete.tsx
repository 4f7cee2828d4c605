import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { FileText, UserSearch } from 'lucide-react';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import type { Id } from '@/domain/shared/id';
import { Button } from '@/ui/shared/button';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PrintButton } from '@/ui/shared/print-sheet';
import { CajaError } from '../../shared/datos/caja-error';
import { usePdf } from '../../shared/documentos/use-pdf';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaPaquete } from '../formatos.queries';
import { BarraVista } from './barra-vista';
import { HojasPaquete } from './hojas-paquete';
import { usePlantillas } from './use-plantillas';

const TITULO = (
  <Box as="h2" textStyle="subtitulo">
    Paquete de ingreso
  </Box>
);

/** All the papers of an admission at once. */
export default function VistaPaquete() {
  const { participante } = usePlantillas().busqueda;
  if (participante !== undefined) return <Paquete participante={participante} />;
  return (
    <>
      <BarraVista titulo={TITULO} acciones={null} />
      <EmptyState
        icon={<UserSearch />}
        title="Elija un participante"
        description="El paquete reúne todos los documentos de su ingreso, llenos con sus datos."
      />
    </>
  );
}

function Paquete({ participante }: { participante: Id }) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaPaquete(servicios, participante));
  return (
    <>
      <BarraVista
        titulo={TITULO}
        acciones={consulta.data ? <Expedir participante={participante} documentos={consulta.data} /> : null}
      />
      {consulta.isPending ? <LoadingIndicator /> : null}
      {consulta.data ? <HojasPaquete participante={participante} documentos={consulta.data} /> : null}
      {consulta.data ? null : (
        <CajaError
          error={consulta.error}
          titulo="Error al preparar los documentos"
          onRetry={() => void consulta.refetch()}
          retrying={consulta.isFetching}
        />
      )}
    </>
  );
}

type ExpedirProps = { participante: Id; documentos: readonly DocumentoPreparado[] };

function Expedir({ participante, documentos }: ExpedirProps) {
  const { documentosFormato } = usePanel().servicios;
  const { pedirPdf, preparando } = usePdf();
  if (documentos.length === 0) return null;
  return (
    <>
      <PrintButton />
      <Button
        variant="solid"
        icon={<FileText />}
        busy={preparando}
        busyText="Preparando..."
        onClick={() =>
          pedirPdf({
            pedir: () => documentosFormato.paqueteDeIngreso(participante),
            nombre: `paquete-de-ingreso-${participante}.pdf`,
          })
        }
      >
        Un solo PDF
      </Button>
    </>
  );
}
