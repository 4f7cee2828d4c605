import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Eye, FilePen, Files, Plus } from 'lucide-react';
import type { PlantillaConVersiones } from '@/domain/formatos/versiones-formato';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { EmptyState } from '@/ui/shared/empty-state';
import type { MenuAction } from '@/ui/shared/menu-action';
import { CausaError } from '../../shared/datos/causa-error';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaPlantillas } from '../formatos.queries';
import { COLUMNAS_PLANTILLAS } from './columnas-plantillas';
import { ParaQuien } from './para-quien';
import { usePlantillas } from './use-plantillas';

/** The templates, and who they will be filled for. */
export function ListaPlantillas() {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const consulta = useQuery(consultaPlantillas(servicios));
  const { abrir, editar, nueva, paquete } = usePlantillas();
  if (consulta.data === null) return <EmptyState title="Este servicio no guarda plantillas" />;

  const acciones = ({ actual, borrador }: PlantillaConVersiones): MenuAction[] => [
    { id: 'ver', label: 'Ver y llenar', icon: <Eye />, onSelect: () => abrir(actual.id) },
    ...(esAdministrador
      ? [
          {
            id: 'editar',
            label: borrador ? 'Editar borrador' : 'Crear versión nueva',
            icon: <FilePen />,
            onSelect: () => editar((borrador ?? actual).id),
          },
        ]
      : []),
  ];
  const botonNueva = esAdministrador ? (
    <Button icon={<Plus />} onClick={nueva}>
      Nueva plantilla
    </Button>
  ) : null;
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" marginBottom="4">
        <ParaQuien />
        <Button variant="solid" icon={<Files />} onClick={paquete}>
          Paquete de ingreso
        </Button>
        {botonNueva}
      </Box>
      <DataTable
        caption="Plantillas"
        columns={COLUMNAS_PLANTILLAS}
        rows={consulta.data ?? []}
        rowId={({ actual }) => actual.codigo}
        rowName={({ actual }) => actual.nombre}
        onOpen={({ actual }) => abrir(actual.id)}
        rowActions={acciones}
        loading={consulta.isPending}
        refreshing={consulta.isFetching}
        error={consulta.isError ? mensajeErrorCargar('plantillas') : null}
        errorDetail={consulta.isError ? <CausaError error={consulta.error} /> : null}
        onRetry={() => void consulta.refetch()}
        empty={{
          description: 'Aquí aparecerán los documentos que se llenan con los datos de un participante.',
          action: botonNueva,
        }}
      />
    </>
  );
}
