import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { GroupMenu, type HeaderGroup } from '@/ui/shared/page-header';
import { avisarError } from '../datos/avisar-error';
import { usePanel } from '../panel/use-panel';
import type { Exportacion, FormatoExportado } from './exportar';

/** Reads every filtered row and says how to write it. Loaded and called only when asked for. */
type Preparar<T> = () => Promise<Exportacion<T>>;

/** Filtered rows to a file, for the header of a list. Only offered to ADMINISTRADOR, but for reports. */
export const useExportar = <T,>(preparar: Preparar<T>): HeaderGroup => {
  const { servicios } = usePanel();
  const [ocupado, setOcupado] = useState(false);
  const pedir = async (formato: FormatoExportado) => {
    setOcupado(true);
    try {
      const { exportarYAvisar } = await import('./exportar-y-avisar');
      await exportarYAvisar(servicios, formato, preparar);
    } catch (error) {
      // Its part did not come: what else fails it tells itself.
      avisarError(error, 'Error al exportar');
    } finally {
      setOcupado(false);
    }
  };
  return {
    id: 'exportar',
    label: 'Exportar',
    icon: <Download />,
    busyText: ocupado && 'Exportando...',
    // Excel first: opened with a double click, a CSV loses the zeros that begin a document.
    actions: [
      { id: 'xlsx', label: 'Excel (XLSX)', icon: <FileSpreadsheet />, onSelect: () => void pedir('xlsx') },
      { id: 'csv', label: 'CSV (texto con ;)', icon: <FileText />, onSelect: () => void pedir('csv') },
    ],
  };
};

/** The same beside the filters, where the list is one of several of its page. */
export function MenuExportar<T>({ preparar }: { preparar: Preparar<T> }) {
  return <GroupMenu {...useExportar(preparar)} />;
}
