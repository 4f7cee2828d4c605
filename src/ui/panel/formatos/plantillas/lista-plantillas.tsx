import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Copy, Eye, FilePen, Files, Plus } from 'lucide-react';
import { ETIQUETA_CATEGORIA_FORMATO } from '@/domain/formatos/formato';
import type { PlantillaConVersiones } from '@/domain/formatos/versiones-formato';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { CausaError } from '@/ui/panel/comun/datos/causa-error';
import { CuandoEdito, QuienEdito } from '@/ui/panel/comun/datos/editado-por';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { EmptyState } from '@/ui/shared/empty-state';
import type { MenuAction } from '@/ui/shared/menu-action';
import { HeaderActions } from '@/ui/shared/page-header';
import { consultaPlantillas } from '../formatos.queries';
import { EstadoFormatoTag } from './estado-formato-tag';
import { ParaQuien } from './para-quien';
import { usePlantillas } from './use-plantillas';

const enCurso = ({ actual, borrador }: PlantillaConVersiones): string | null =>
  borrador && borrador.id !== actual.id ? `Versión ${borrador.edicion} en borrador` : null;

const COLUMNAS_PLANTILLAS: [Column<PlantillaConVersiones>, ...Column<PlantillaConVersiones>[]] = [
  {
    id: 'nombre',
    header: 'Nombre',
    cell: ({ actual }) => actual.nombre,
    secondary: ({ actual }) => actual.codigo,
  },
  {
    id: 'categoria',
    header: 'Categoría',
    width: '7rem',
    cell: ({ actual }) => ETIQUETA_CATEGORIA_FORMATO[actual.categoria],
  },
  {
    id: 'estado',
    header: 'Estado',
    width: '10.5rem',
    cell: ({ actual }) => <EstadoFormatoTag estado={actual.estado} />,
    secondary: enCurso,
  },
  { id: 'edicion', header: 'Versión', align: 'end', width: '5rem', cell: ({ actual }) => actual.edicion },
  {
    id: 'actualizado_en',
    header: 'Última edición',
    hideBelow: 'lg',
    width: '8.5rem',
    cell: ({ actual }) => <CuandoEdito actualizado_en={actual.actualizado_en} />,
    secondary: ({ actual }) => <QuienEdito actualizado_por={actual.actualizado_por} />,
  },
];

const FILA_PLANTILLA: PhoneRow<PlantillaConVersiones> = {
  detail: ({ actual }) => `${ETIQUETA_CATEGORIA_FORMATO[actual.categoria]} · versión ${actual.edicion}`,
  mark: ({ actual }) => (actual.estado === 'VIGENTE' ? null : <EstadoFormatoTag estado={actual.estado} />),
};

/** The templates, and who they will be filled for. */
export function ListaPlantillas() {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const consulta = useQuery(consultaPlantillas(servicios));
  const { abrir, editar, nueva, duplicar, paquete } = usePlantillas();
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
          { id: 'duplicar', label: 'Duplicar', icon: <Copy />, onSelect: () => duplicar(actual.id) },
        ]
      : []),
  ];
  const agregar = { id: 'nueva', label: 'Nueva plantilla', icon: <Plus />, onSelect: nueva };
  return (
    <>
      <Box
        display="flex"
        flexWrap={{ md: 'wrap' }}
        alignItems="flex-end"
        gap={{ base: '1', md: '3' }}
        marginBottom={{ base: '2', md: '4' }}
      >
        <ParaQuien />
        <HeaderActions
          action={{ id: 'paquete', label: 'Paquete de ingreso', icon: <Files />, onSelect: paquete }}
          more={esAdministrador ? [agregar] : []}
        />
      </Box>
      <DataTable
        caption="Plantillas"
        columns={COLUMNAS_PLANTILLAS}
        phone={FILA_PLANTILLA}
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
          action: esAdministrador ? (
            <Button icon={agregar.icon} onClick={nueva}>
              {agregar.label}
            </Button>
          ) : null,
        }}
      />
    </>
  );
}
