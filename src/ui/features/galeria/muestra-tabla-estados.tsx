import { Box } from '@chakra-ui/react/box';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { columnasMuestra } from './columnas-muestra';
import { type FilaMuestra, filasMuestra } from './datos-muestra';
import { Muestra } from './muestra';

const comun = {
  columns: columnasMuestra(),
  rowId: (fila: FilaMuestra) => fila.id,
  rowName: (fila: FilaMuestra) => fila.nombre,
};

export function MuestraTablaEstados() {
  return (
    <Muestra titulo="La tabla cuando espera, falla o está vacía">
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <DataTable {...comun} caption="Cargando" rows={[]} loading skeletonRows={3} />
        <DataTable
          {...comun}
          caption="Con error"
          rows={filasMuestra.slice(0, 2)}
          error="Error al cargar participantes"
          onRetry={() => undefined}
        />
        <DataTable {...comun} caption="Actualizando" rows={filasMuestra.slice(0, 2)} refreshing />
        <DataTable
          {...comun}
          caption="Sin datos"
          rows={[]}
          empty={{ action: <Button>Nuevo participante</Button> }}
        />
        <DataTable
          {...comun}
          caption="Sin resultados"
          rows={[]}
          empty={{
            filtered: true,
            description: 'Pruebe con menos filtros.',
            action: <Button>Limpiar</Button>,
          }}
        />
      </Box>
    </Muestra>
  );
}
