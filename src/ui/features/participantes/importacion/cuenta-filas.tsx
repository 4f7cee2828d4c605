import { Box } from '@chakra-ui/react/box';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { DetailList } from '@/ui/shared/detail-list';
import type { FilaRevisada } from './revisar-filas';

/** Every row of the file is in one of the counts. */
export function CuentaFilas({ filas, buenas }: { filas: readonly FilaRevisada[]; buenas: string }) {
  const cuantas = (resultado: FilaRevisada['resultado']) =>
    formatearNumero(filas.filter((fila) => fila.resultado === resultado).length);
  return (
    <Box fontVariantNumeric="tabular-nums">
      <DetailList
        items={[
          { label: 'Filas del archivo', value: formatearNumero(filas.length) },
          { label: buenas, value: cuantas('CREADA') },
          { label: 'Repetidas', value: cuantas('DUPLICADA') },
          { label: 'Con errores', value: cuantas('RECHAZADA') },
        ]}
      />
    </Box>
  );
}
