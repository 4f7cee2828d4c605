import { toaster } from '@/ui/shared/toast-store';
import { avisarError } from '../datos/avisar-error';
import type { Exportacion, FormatoExportado } from './exportar';

/** Writes a file and says how many rows it has. `preparar` brings what it needs, only when it is asked. */
export const exportarYAvisar = async <T>(
  formato: FormatoExportado,
  preparar: () => Promise<Exportacion<T>>,
): Promise<void> => {
  try {
    const [{ exportar }, exportacion] = await Promise.all([import('./exportar'), preparar()]);
    await exportar(formato, exportacion);
    const cuantas = exportacion.filas.length;
    toaster.success(cuantas === 1 ? 'Se exportó 1 fila' : `Se exportaron ${cuantas} filas`);
  } catch (error) {
    avisarError(error, 'Error al exportar');
  }
};
