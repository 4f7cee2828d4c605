import { Download } from 'lucide-react';
import { Button } from '@/ui/shared/button';
import { exportar } from '../exportacion/exportar';
import { useHoy } from '../panel/use-hoy';
import type { Importable } from './importable';
import { columnasDeErrores, type FilaRevisada } from './revisar-filas';
import type { Lista } from './use-lista';

type BotonErroresProps = {
  importable: Pick<Importable<never>, 'entidad' | 'columnas'>;
  lista: Lista;
  filas: readonly FilaRevisada[];
};

export function BotonErrores({ importable, lista: { tabla, columnas }, filas }: BotonErroresProps) {
  const hoy = useHoy();
  const descargar = () =>
    exportar('csv', {
      nombre: `${importable.entidad}-por-corregir-${hoy}`,
      hoja: 'Por corregir',
      columnas: columnasDeErrores(tabla.titulos, columnas, importable.columnas, filas),
      filas,
    });
  return (
    <Button size="sm" icon={<Download />} onClick={() => void descargar()}>
      Archivo de errores
    </Button>
  );
}
