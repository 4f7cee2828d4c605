import { Archive, ArrowRightLeft, Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import type { MenuAction } from '@/ui/shared/menu-action';
import { toaster } from '@/ui/shared/toast-store';
import { avisarError } from '../shared/datos/avisar-error';
import type { FormatoExportado } from '../shared/exportacion/exportar';
import { useHoy } from '../shared/panel/use-hoy';
import { useArchivadoEnBloque } from './use-archivado-en-bloque';
import { useNombreSede } from './use-nombre-sede';

/** What can be done with several participantes at once. */
export const useAccionesEnBloque = (elegidos: readonly ParticipanteEnLista[], limpiar: () => void) => {
  const hoy = useHoy();
  const nombreSede = useNombreSede();
  const archivar = useArchivadoEnBloque();
  const [trasladando, setTrasladando] = useState(false);

  const exportarSeleccion = async (formato: FormatoExportado) => {
    try {
      const [{ exportar }, { exportacionDe }] = await Promise.all([
        import('../shared/exportacion/exportar'),
        import('./exportar-participantes'),
      ]);
      await exportar(formato, exportacionDe(elegidos, nombreSede, hoy));
      toaster.success(elegidos.length === 1 ? 'Se exportó 1 fila' : `Se exportaron ${elegidos.length} filas`);
    } catch (error) {
      avisarError(error, 'Error al exportar');
    }
  };
  const hayArchivados = elegidos.some(({ archivado_en }) => archivado_en !== null);
  const hayAfuera = elegidos.some(({ estado }) => estado === 'EGRESADO');
  const acciones: MenuAction[] = [
    {
      id: 'archivar',
      label: 'Archivar',
      icon: <Archive />,
      disabledReason: hayArchivados ? 'Hay registros que ya están archivados' : undefined,
      onSelect: () => {
        void archivar(elegidos);
        limpiar();
      },
    },
    {
      id: 'trasladar',
      label: 'Trasladar',
      icon: <ArrowRightLeft />,
      disabledReason: hayArchivados || hayAfuera ? 'Hay egresados o archivados en la selección' : undefined,
      onSelect: () => setTrasladando(true),
    },
    { id: 'csv', label: 'Exportar CSV', icon: <Download />, onSelect: () => void exportarSeleccion('csv') },
    {
      id: 'xlsx',
      label: 'Exportar Excel',
      icon: <FileSpreadsheet />,
      onSelect: () => void exportarSeleccion('xlsx'),
    },
  ];
  return { acciones, trasladando, cerrarTraslado: () => setTrasladando(false) };
};
