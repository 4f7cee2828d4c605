import { Download, Eye, FolderOpen, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react';
import { vistaPreviaDe } from '@/domain/archivos/tipo-de-contenido';
import type { MenuAction } from '@/ui/shared/menu-action';
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
