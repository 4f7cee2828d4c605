import { Box } from '@chakra-ui/react/box';
import { Archive, Download, Eye, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import type { Sort } from '@/ui/shared/data-table-types';
import { FilterBar } from '@/ui/shared/filter-bar';
import type { Filter, FilterValues } from '@/ui/shared/filter-types';
import { PageHeader } from '@/ui/shared/page-header';
import { Pagination } from '@/ui/shared/pagination';
import { toaster } from '@/ui/shared/toast-store';
import { columnasMuestra } from './columnas-muestra';
import { filasMuestra } from './datos-muestra';

const filtros: readonly Filter[] = [
  { id: 'buscar', label: 'Buscar por nombre, documento o teléfono', type: 'search' },
  { id: 'estado', label: 'Estado', type: 'select', options: [{ value: 'ACTIVO', label: 'Activo' }] },
  { id: 'sede', label: 'Sede', type: 'select', options: [{ value: 1, label: 'Bello' }] },
  { id: 'desde', label: 'Ingreso desde', type: 'date' },
];

export function MuestraTabla() {
  const [orden, setOrden] = useState<Sort | null>({ column: 'nombre', direction: 'asc' });
  const [pagina, setPagina] = useState(4);
  const [valores, setValores] = useState<FilterValues>({ estado: 'ACTIVO' });
  const [filas, setFilas] = useState(filasMuestra);
  const archivar = () =>
    toaster.success('Participante archivado.', {
      label: 'Deshacer',
      onClick: () => toaster.info('Archivo deshecho.'),
    });
  return (
    <Box>
      <PageHeader
        title="Participantes"
        description="Personas en proceso, con permiso o egresadas."
        action={
          <Button variant="solid" icon={<Plus />}>
            Nuevo participante
          </Button>
        }
        secondary={<Button icon={<Download />}>Exportar</Button>}
      />
      <Box marginBottom="4">
        <FilterBar
          filters={filtros}
          values={valores}
          onChange={(id, valor) => setValores({ ...valores, [id]: valor })}
          onClear={() => setValores({})}
        />
      </Box>
      <DataTable
        caption="Participantes"
        columns={columnasMuestra((id, estado) =>
          setFilas(filas.map((fila) => (fila.id === id ? { ...fila, estado } : fila))),
        )}
        rows={filas}
        rowId={(fila) => fila.id}
        rowName={(fila) => fila.nombre}
        onOpen={() => undefined}
        sort={orden}
        onSort={setOrden}
        rowActions={() => [
          { id: 'ver', label: 'Ver detalle', icon: <Eye />, onSelect: () => undefined },
          { id: 'editar', label: 'Editar', icon: <Pencil />, onSelect: () => undefined },
          {
            id: 'egreso',
            label: 'Registrar egreso',
            onSelect: () => undefined,
            disabledReason: 'Ya tiene egreso',
          },
          {
            id: 'archivar',
            label: 'Archivar',
            icon: <Archive />,
            tone: 'danger',
            separated: true,
            onSelect: archivar,
          },
        ]}
        footer={<Pagination page={pagina} pageSize={10} total={1_234} onPageChange={setPagina} />}
      />
    </Box>
  );
}
