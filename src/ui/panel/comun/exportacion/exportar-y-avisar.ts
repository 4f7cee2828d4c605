import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { toaster } from '@/ui/shared/toast-store';
import { avisarError } from '../datos/avisar-error';
import type { Exportacion, FormatoExportado } from './exportar';

/**
 * Writes a file and says how many rows it has. `preparar` brings what it needs, only when it is asked. What cannot be
 * noted in the history is not taken out.
 */
export const exportarYAvisar = async <T>(
  { actividad }: Pick<ServiciosPanel, 'actividad'>,
  formato: FormatoExportado,
  preparar: () => Promise<Exportacion<T>>,
): Promise<void> => {
  try {
    const [{ exportar }, exportacion] = await Promise.all([import('./exportar'), preparar()]);
    const cuantas = exportacion.filas.length;
    await (await actividad()).anotarExportacion({
      archivo: `${exportacion.nombre}.${formato}`,
      filas: cuantas,
      informe: exportacion.informe,
    });
    await exportar(formato, exportacion);
    toaster.success(cuantas === 1 ? 'Se exportó 1 fila' : `Se exportaron ${cuantas} filas`);
  } catch (error) {
    avisarError(error, 'Error al exportar');
  }
};
