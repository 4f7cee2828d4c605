import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { Menu } from '@/ui/shared/menu';
import { Spinner } from '@/ui/shared/spinner';
import type { Exportacion, FormatoExportado } from './exportar';
import { exportarYAvisar } from './exportar-y-avisar';

type MenuExportarProps<T> = {
  /** Reads every filtered row and says how to write it. Loaded and called only when asked for. */
  preparar: () => Promise<Exportacion<T>>;
};

/** Filtered rows to a file. Only drawn for ADMINISTRADOR. */
export function MenuExportar<T>({ preparar }: MenuExportarProps<T>) {
  const [ocupado, setOcupado] = useState(false);

  const pedir = async (formato: FormatoExportado) => {
    setOcupado(true);
    await exportarYAvisar(formato, preparar);
    setOcupado(false);
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
