import { Box } from '@chakra-ui/react/box';
import { Folder } from 'lucide-react';
import { formatearTamano } from '@/domain/archivos/reglas-archivo';
import { formatearInstante } from '@/domain/shared/fechas';
import type { Column } from '@/ui/shared/data-table-types';
import { FileIcon } from '@/ui/shared/file-icon';
import type { Entrada } from './entrada';

const NADA = '—';

const nombreConIcono = ({ nombre, archivo }: Entrada) => (
  <Box
    as="span"
    display="inline-flex"
    alignItems="center"
    gap="2"
    verticalAlign="middle"
    css={{ '& svg': { width: '1.25rem', height: '1.25rem', flexShrink: 0 }, overflowWrap: 'anywhere' }}
  >
    {archivo ? <FileIcon name={nombre} /> : <Folder aria-hidden data-kind="carpeta" />}
    {nombre}
  </Box>
);

export const COLUMNAS_ARCHIVOS: [Column<Entrada>, ...Column<Entrada>[]] = [
  { id: 'nombre', header: 'Nombre', cell: nombreConIcono },
  {
    id: 'tamano',
    header: 'Tamaño',
    align: 'end',
    width: '8rem',
    cell: ({ archivo }) => {
      if (archivo === null) return 'Carpeta';
      return archivo.size === null ? NADA : formatearTamano(archivo.size);
    },
  },
  {
    id: 'fecha',
    header: 'Última modificación',
    hideBelow: 'md',
    width: '15rem',
    cell: ({ archivo }) => (archivo?.updatedAt ? formatearInstante(archivo.updatedAt) : NADA),
  },
];
