import { Download, FileSpreadsheet } from 'lucide-react';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { MenuAction } from '@/ui/shared/menu-action';
import type { Exportacion } from './exportar';
import { exportarYAvisar } from './exportar-y-avisar';

/** The chosen rows to a file, beside what else can be done with them. */
export const accionesExportar = <T,>(
  servicios: Pick<ServiciosPanel, 'actividad'>,
  preparar: () => Promise<Exportacion<T>>,
): MenuAction[] => [
  {
    id: 'xlsx',
    label: 'Exportar Excel',
    icon: <FileSpreadsheet />,
    onSelect: () => void exportarYAvisar(servicios, 'xlsx', preparar),
  },
  {
    id: 'csv',
    label: 'Exportar CSV',
    icon: <Download />,
    onSelect: () => void exportarYAvisar(servicios, 'csv', preparar),
  },
];
