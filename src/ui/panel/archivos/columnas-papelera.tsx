import { Box } from '@chakra-ui/react/box';
import { Folder } from 'lucide-react';
import { RAIZ_BIBLIOTECA } from '@/domain/archivos/organizacion';
import type { EnPapelera } from '@/domain/archivos/papelera';
import { partirRuta } from '@/domain/archivos/ruta-archivo';
import { formatearInstante } from '@/domain/shared/fechas';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { FileIcon } from '@/ui/shared/file-icon';

const MOTIVOS = { REEMPLAZADO: 'Reemplazado', ELIMINADO: 'Eliminado' } as const;

const carpetaDe = (ruta: string): string => {
  const { padre } = partirRuta(ruta);
  if (padre === RAIZ_BIBLIOTECA) return 'Biblioteca';
  return padre.startsWith(`${RAIZ_BIBLIOTECA}/`) ? padre.slice(RAIZ_BIBLIOTECA.length + 1) : padre;
};

const quedan = (dias: number): string => {
  if (dias === 0) return 'Se borra hoy';
  return dias === 1 ? '1 día' : `${dias} días`;
};

export const COLUMNAS_PAPELERA: [Column<EnPapelera>, ...Column<EnPapelera>[]] = [
  {
    id: 'nombre',
    header: 'Nombre',
    cell: ({ name, isFolder }) => (
      <Box
        as="span"
        display="inline-flex"
        alignItems="center"
        gap="2"
        verticalAlign="middle"
        css={{ '& > svg': { width: '1.25rem', height: '1.25rem', flexShrink: 0 }, overflowWrap: 'anywhere' }}
      >
        {isFolder ? <Folder aria-hidden data-kind="carpeta" /> : <FileIcon name={name} />}
        {name}
      </Box>
    ),
  },
  { id: 'carpeta', header: 'Carpeta', cell: ({ path }) => carpetaDe(path) },
  { id: 'motivo', header: 'Motivo', width: '8rem', cell: ({ reason }) => MOTIVOS[reason] },
  {
    id: 'cuando',
    header: 'Cuándo y quién',
    width: '17rem',
    cell: ({ deletedAt }) => formatearInstante(deletedAt),
    secondary: ({ deletedBy }) => deletedBy ?? '',
  },
  { id: 'quedan', header: 'Se conserva', width: '8rem', cell: ({ daysLeft }) => quedan(daysLeft) },
];

export const FILA_PAPELERA: PhoneRow<EnPapelera> = {
  figure: ({ daysLeft }) => quedan(daysLeft),
  detail: ({ path, reason, deletedAt }) =>
    [MOTIVOS[reason], carpetaDe(path), formatearInstante(deletedAt)].join(' · '),
};
