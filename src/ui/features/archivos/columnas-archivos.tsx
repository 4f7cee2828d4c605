import { Box } from '@chakra-ui/react/box';
import { Folder, Lock } from 'lucide-react';
import { formatearTamano } from '@/domain/archivos/reglas-archivo';
import { formatearInstante } from '@/domain/shared/fechas';
import type { Column } from '@/ui/shared/data-table-types';
import { FileIcon } from '@/ui/shared/file-icon';
import { StatusTag } from '@/ui/shared/status-tag';
import type { Entrada } from './entrada';

const NADA = '—';

/** The first thing of those just received is brought into sight. */
const aLaVista = (marca: HTMLElement | null): void => marca?.scrollIntoView({ block: 'nearest' });

const nombreConIcono = ({ nombre, archivo, reservada }: Entrada, esNueva: boolean) => (
  <Box
    as="span"
    display="inline-flex"
    alignItems="center"
    gap="2"
    verticalAlign="middle"
    css={{ '& > svg': { width: '1.25rem', height: '1.25rem', flexShrink: 0 }, overflowWrap: 'anywhere' }}
  >
    {archivo ? <FileIcon name={nombre} /> : <Folder aria-hidden data-kind="carpeta" />}
    {nombre}
    {reservada ? (
      <StatusTag tone="warning" icon={<Lock aria-hidden />}>
        Reservada
      </StatusTag>
    ) : null}
    {esNueva ? (
      <span ref={aLaVista}>
        <StatusTag tone="success">{archivo ? 'Nuevo' : 'Con nuevos'}</StatusTag>
      </span>
    ) : null}
  </Box>
);

/** `recibidas` are the paths of what has just been uploaded, and of the folders it went to. */
export const columnasArchivos = (recibidas: ReadonlySet<string>): [Column<Entrada>, ...Column<Entrada>[]] => [
  {
    id: 'nombre',
    header: 'Nombre',
    cell: (entrada) => nombreConIcono(entrada, recibidas.has(entrada.ruta)),
  },
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
