import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import type { Id } from '@/domain/shared/id';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { CajaError } from '../../shared/datos/caja-error';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaPaquete } from '../formatos.queries';
import { BarraVista } from './barra-vista';
import { BotonesDePapel } from './botones-de-papel';
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
  if (documentos.length === 0) return null;
  return (
    <BotonesDePapel
      texto="Un solo PDF"
      documento={{
        pedir: () => documentosFormato.paqueteDeIngreso(participante),
        nombre: `paquete-de-ingreso-${participante}.pdf`,
      }}
    />
  );
}
