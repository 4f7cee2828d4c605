import { Box } from '@chakra-ui/react/box';
import { Download, Eye, Folder, FolderOpen, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react';
import { vistaPreviaDe } from '@/domain/archivos/tipo-de-contenido';
import { formatearInstante } from '@/domain/shared/fechas';
import { formatearTamano } from '@/domain/shared/formatear-tamano';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { FileIcon } from '@/ui/shared/file-icon';
import type { MenuAction } from '@/ui/shared/menu-action';
import { StatusTag } from '@/ui/shared/status-tag';
import type { Entrada } from './entrada';

/** What the screen does when an action is chosen. */
export interface ManejadoresArchivo {
  abrir: (entrada: Entrada) => void;
  descargar: (entrada: Entrada) => void;
  reservar: (entrada: Entrada) => void;
  renombrar: (entrada: Entrada) => void;
  eliminar: (entrada: Entrada) => void;
}

/** Whoever may not write only looks and downloads. */
export const accionesArchivo = (
  entrada: Entrada,
  hacer: ManejadoresArchivo,
  puedeEscribir: boolean,
): MenuAction[] => [
  ...(entrada.archivo && vistaPreviaDe(entrada.nombre)
    ? [{ id: 'ver', label: 'Ver', icon: <Eye />, onSelect: () => hacer.abrir(entrada) }]
    : []),
  entrada.archivo
    ? { id: 'descargar', label: 'Descargar', icon: <Download />, onSelect: () => hacer.descargar(entrada) }
    : { id: 'abrir', label: 'Abrir', icon: <FolderOpen />, onSelect: () => hacer.abrir(entrada) },
  ...(puedeEscribir
    ? [
        {
          id: 'renombrar',
          label: 'Cambiar nombre',
          icon: <Pencil />,
          onSelect: () => hacer.renombrar(entrada),
        },
        ...(entrada.archivo
          ? []
          : [
              {
                id: 'reservar',
                label: entrada.reservada ? 'Quitar la reserva' : 'Reservar a administradores',
                icon: entrada.reservada ? <LockOpen /> : <Lock />,
                onSelect: () => hacer.reservar(entrada),
              },
            ]),
        {
          id: 'eliminar',
          label: 'Eliminar',
          icon: <Trash2 />,
          tone: 'danger' as const,
          separated: true,
          onSelect: () => hacer.eliminar(entrada),
        },
      ]
    : []),
];

const NADA = '—';

/** The first thing of those just received is brought into sight. */
// Some browsers answer a promise: it is not for whoever calls this.
const aLaVista = (marca: HTMLElement | null): void => {
  marca?.scrollIntoView({ block: 'nearest' });
};

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

export const FILA_ARCHIVO: PhoneRow<Entrada> = {
  detail: ({ archivo }) =>
    archivo === null
      ? 'Carpeta'
      : [
          archivo.size === null ? null : formatearTamano(archivo.size),
          archivo.updatedAt && formatearInstante(archivo.updatedAt),
        ]
          .filter(Boolean)
          .join(' · ') || NADA,
};
