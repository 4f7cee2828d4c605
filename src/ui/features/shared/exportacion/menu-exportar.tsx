import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { Menu } from '@/ui/shared/menu';
import { Spinner } from '@/ui/shared/spinner';
import { toaster } from '@/ui/shared/toast-store';
import { avisarError } from '../datos/avisar-error';
import type { Exportacion, FormatoExportado } from './exportar';

type MenuExportarProps<T> = {
  /** Reads every filtered row and says how to write it. Loaded and called only when asked for. */
  preparar: () => Promise<Exportacion<T>>;
};

/** Filtered rows to a file. Only drawn for ADMINISTRADOR. */
export function MenuExportar<T>({ preparar }: MenuExportarProps<T>) {
  const [ocupado, setOcupado] = useState(false);

  const pedir = async (formato: FormatoExportado) => {
    setOcupado(true);
    try {
      const [{ exportar }, exportacion] = await Promise.all([import('./exportar'), preparar()]);
      await exportar(formato, exportacion);
      const cuantas = exportacion.filas.length;
      toaster.success(cuantas === 1 ? 'Se exportó 1 fila' : `Se exportaron ${cuantas} filas`);
    } catch (error) {
      avisarError(error, 'Error al exportar');
    } finally {
      setOcupado(false);
    }
  };

  return (
    <Menu
      label="Exportar"
      trigger={
        <>
          {ocupado ? <Spinner /> : <Download />}
          {ocupado ? 'Exportando...' : 'Exportar'}
        </>
      }
      triggerProps={{ variant: 'outline', 'aria-busy': ocupado || undefined }}
      actions={
        ocupado
          ? []
          : [
              {
                id: 'csv',
                label: 'CSV (texto con ;)',
                icon: <FileText />,
                onSelect: () => void pedir('csv'),
              },
              {
                id: 'xlsx',
                label: 'Excel (XLSX)',
                icon: <FileSpreadsheet />,
                onSelect: () => void pedir('xlsx'),
              },
            ]
      }
    />
  );
}
