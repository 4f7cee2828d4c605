import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { MOTIVOS_DE_HALLAZGO, type MotivoDeHallazgo, type Revision } from '@/domain/revision/hallazgo';
import { CONSEJO_DE_HALLAZGO, nombreDeHallazgo } from '@/domain/revision/palabras-de-hallazgo';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { consultaRevision } from '../dashboard.queries';
import { GrupoDeHallazgos } from './grupo-de-hallazgos';
import { useDecidir } from './use-decidir';

const grupoDe = (motivo: MotivoDeHallazgo, { hallazgos, pendientes }: Revision) => {
  const suyos = hallazgos.filter((h) => h.motivo === motivo && h.decision === null);
  const cuantos = pendientes[motivo];
  return {
    motivo,
    titulo: `${formatearNumero(cuantos)} ${nombreDeHallazgo(motivo, cuantos)}`,
    hallazgos: suyos,
    faltan: cuantos - suyos.flatMap(({ registros }) => registros).length,
  };
};

function Lista({ revision }: { revision: Revision }) {
  const decision = useDecidir();
  const grupos = MOTIVOS_DE_HALLAZGO.map((motivo) => grupoDe(motivo, revision)).filter(
    ({ hallazgos }) => hallazgos.length > 0,
  );
  const dejados = revision.hallazgos.filter((hallazgo) => hallazgo.decision !== null);
  return (
    <Box display="flex" flexDirection="column" gap={{ base: '6', md: '8' }}>
      {grupos.length === 0 ? (
        <EmptyState tone="success" icon={<CircleCheck />} title="No hay datos por revisar" />
      ) : null}
      {grupos.map(({ motivo, ...grupo }) => (
        <GrupoDeHallazgos key={motivo} consejo={CONSEJO_DE_HALLAZGO[motivo]} {...grupo} {...decision} />
      ))}
      {dejados.length > 0 ? (
        <GrupoDeHallazgos titulo="Se dejaron como están" hallazgos={dejados} {...decision} />
      ) : null}
    </Box>
  );
}

/** What is stored and asks for somebody who decides. Nothing is merged or corrected by itself. */
export function RevisionPage() {
  const { servicios } = usePanel();
  const { data, error, refetch, isFetching } = useQuery(consultaRevision(servicios));
  return (
    <>
      <PageHeader
        title="Datos por revisar"
        description="Lo que se guardó antes y conviene mirar. Nada se une ni se corrige solo: decide usted."
      />
      <CajaError
        error={error}
        titulo="Error al cargar los datos por revisar"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {data === undefined && !error ? <LoadingIndicator /> : null}
      {data === null ? <EmptyState title="Este servicio no revisa los datos guardados" /> : null}
      {data ? <Lista revision={data} /> : null}
    </>
  );
}
