import { Download } from 'lucide-react';
import { Button } from '@/ui/shared/button';
import { exportar } from '../../shared/exportacion/exportar';
import type { Tabla } from '../../shared/importacion/tabla';
import { useHoy } from '../../shared/panel/use-hoy';
import { columnasDeErrores, type FilaRevisada } from './revisar-filas';

export function BotonErrores({ tabla, filas }: { tabla: Tabla; filas: readonly FilaRevisada[] }) {
  const hoy = useHoy();
  const descargar = () =>
    exportar('csv', {
      nombre: `participantes-por-corregir-${hoy}`,
      hoja: 'Por corregir',
      columnas: columnasDeErrores(tabla.titulos),
      filas,
    });
  return (
    <Button size="sm" icon={<Download />} onClick={() => void descargar()}>
      Archivo de errores
    </Button>
  );
}
