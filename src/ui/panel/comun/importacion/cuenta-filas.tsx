import { Box } from '@chakra-ui/react/box';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { DetailList } from '@/ui/shared/detail-list';
import type { FilaRevisada } from './revisar-filas';

const contar = (filas: readonly FilaRevisada[], resultado: FilaRevisada['resultado']): number =>
  filas.filter((fila) => fila.resultado === resultado).length;

/** Every row of the file is in one of the counts. */
export function CuentaFilas({ filas }: { filas: readonly FilaRevisada[] }) {
  const omitidas = contar(filas, 'OMITIDA');
  return (
    <Box fontVariantNumeric="tabular-nums">
      <DetailList
        items={[
          {
            label: filas.some(({ archivo }) => archivo.enHoja) ? 'Pagos del archivo' : 'Filas del archivo',
            value: formatearNumero(filas.length),
          },
          { label: 'Creadas', value: formatearNumero(contar(filas, 'CREADA')) },
          { label: 'Ya existían', value: formatearNumero(contar(filas, 'DUPLICADA')) },
          { label: 'Con errores', value: formatearNumero(contar(filas, 'RECHAZADA')) },
          ...(omitidas > 0 ? [{ label: 'Omitidas', value: formatearNumero(omitidas) }] : []),
        ]}
      />
    </Box>
  );
}

const frase = (cuantas: number, una: string, varias: string): string =>
  `${formatearNumero(cuantas)} ${cuantas === 1 ? una : varias}`;

/** What would happen, in one line that is told again as the rows are corrected. */
export function CuentaDeRevision({ filas }: { filas: readonly FilaRevisada[] }) {
  const omitidas = contar(filas, 'OMITIDA');
  const partes = [
    frase(contar(filas, 'CREADA'), 'lista', 'listas'),
    `${formatearNumero(contar(filas, 'RECHAZADA'))} con errores`,
    frase(contar(filas, 'DUPLICADA'), 'ya existe', 'ya existen'),
    ...(omitidas > 0 ? [frase(omitidas, 'omitida', 'omitidas')] : []),
  ];
  return (
    <Box as="p" role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {partes.join(' · ')}
    </Box>
  );
}
