import { Box } from '@chakra-ui/react/box';
import type { Sede } from '@/domain/sedes/sede';
import { Card } from '@/ui/shared/card';
import { DataTable, type DataTableProps } from '@/ui/shared/data-table';
import type { ManejadoresSede } from './acciones-sede';
import { CargandoTarjetas, TarjetasSedes } from './tarjetas-sedes';

type ListaSedesProps = {
  comoTabla: boolean;
  tabla: DataTableProps<Sede>;
  hacer: ManejadoresSede;
  puedeEscribir: boolean;
};

/** The same rows as cards or as a table; what is empty or failed reads the same in both. */
export function ListaSedes({
  comoTabla,
  tabla: { footer, ...tabla },
  hacer,
  puedeEscribir,
}: ListaSedesProps) {
  if (comoTabla) return <DataTable {...tabla} footer={footer} />;
  if (tabla.loading && !tabla.error) return <CargandoTarjetas />;
  if (tabla.rows.length === 0) return <DataTable {...tabla} />;
  return (
    <Box display="flex" flexDirection="column" gap="4">
      {tabla.error ? <DataTable {...tabla} rows={[]} /> : null}
      <TarjetasSedes
        sedes={tabla.rows}
        hacer={hacer}
        puedeEscribir={puedeEscribir}
        refrescando={tabla.refreshing ?? false}
      />
      <Card paddingBlock="3!">{footer}</Card>
    </Box>
  );
}
