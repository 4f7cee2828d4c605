import { Archive, FileDown, Tags } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '@/ui/shared/data-table';
import type { RowKey } from '@/ui/shared/data-table-types';
import { ListToolbar } from '@/ui/shared/list-toolbar';
import { SearchInput } from '@/ui/shared/search-input';
import { toaster } from '@/ui/shared/toast-store';
import { columnasMuestra } from './columnas-muestra';
import { filasMuestra } from './datos-muestra';
import { Muestra } from './muestra';

const columnas = columnasMuestra();

export function MuestraSeleccion() {
  const [elegidas, setElegidas] = useState<ReadonlySet<RowKey>>(new Set([2, 3]));
  const [ocultas, setOcultas] = useState<readonly string[]>([]);
  const avisar = (texto: string) => () => toaster.info(texto);
  return (
    <Muestra titulo="Selección, acciones en grupo y columnas">
      <ListToolbar
        selected={elegidas.size}
        onClear={() => setElegidas(new Set())}
        actions={[
          { id: 'exportar', label: 'Exportar', icon: <FileDown />, onSelect: avisar('Exportados.') },
          { id: 'sede', label: 'Cambiar de sede', icon: <Tags />, onSelect: avisar('Cambiados.') },
          {
            id: 'archivar',
            label: 'Archivar',
            icon: <Archive />,
            tone: 'danger',
            onSelect: avisar('Archivados.'),
          },
        ]}
      >
        <SearchInput value="" onSearch={() => undefined} label="Buscar para seleccionar" />
      </ListToolbar>
      <DataTable
        caption="Participantes con selección"
        columns={columnas}
        rows={filasMuestra}
        rowId={(fila) => fila.id}
        rowName={(fila) => fila.nombre}
        onOpen={() => undefined}
        rowActions={() => [{ id: 'ver', label: 'Ver detalle', onSelect: () => undefined }]}
        selected={elegidas}
        onSelectedChange={setElegidas}
        hiddenColumns={ocultas}
        onHiddenColumnsChange={setOcultas}
      />
    </Muestra>
  );
}
