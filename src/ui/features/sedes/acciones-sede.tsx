import { Archive, ArchiveRestore, Eye, Pencil, Phone, Trash2, Users } from 'lucide-react';
import type { Sede } from '@/domain/sedes/sede';
import { enlaceLlamada } from '@/domain/shared/telefono';
import type { MenuAction } from '@/ui/shared/menu-action';

/** What the screen does when an action is chosen. */
export interface ManejadoresSede {
  ver: (sede: Sede) => void;
  editar: (sede: Sede) => void;
  archivar: (sede: Sede) => void;
  restaurar: (sede: Sede) => void;
  eliminar: (sede: Sede) => void;
}

/** Address of the people of a sede. */
export const enlaceParticipantes = ({ id }: Sede): string =>
  `/participantes?sede_id=${encodeURIComponent(String(id))}`;

const deEscritura = (sede: Sede, hacer: ManejadoresSede): MenuAction[] =>
  sede.archivado_en === null
    ? [
        { id: 'editar', label: 'Editar', icon: <Pencil />, onSelect: () => hacer.editar(sede) },
        { id: 'archivar', label: 'Archivar', icon: <Archive />, onSelect: () => hacer.archivar(sede) },
      ]
    : [
        {
          id: 'restaurar',
          label: 'Restaurar',
          icon: <ArchiveRestore />,
          onSelect: () => hacer.restaurar(sede),
        },
      ];

/** The menu of a sede. Whoever may not write gets what only looks and calls. */
export const accionesSede = (sede: Sede, hacer: ManejadoresSede, puedeEscribir: boolean): MenuAction[] => [
  { id: 'ver', label: 'Ver', icon: <Eye />, onSelect: () => hacer.ver(sede) },
  ...(puedeEscribir ? deEscritura(sede, hacer) : []),
  {
    id: 'participantes',
    label: 'Ver participantes',
    icon: <Users />,
    href: enlaceParticipantes(sede),
    separated: true,
  },
  ...(sede.telefono
    ? [{ id: 'llamar', label: 'Llamar', icon: <Phone />, href: enlaceLlamada(sede.telefono) }]
    : []),
  ...(puedeEscribir
    ? [
        {
          id: 'eliminar',
          label: 'Eliminar',
          icon: <Trash2 />,
          tone: 'danger' as const,
          separated: true,
          onSelect: () => hacer.eliminar(sede),
        },
      ]
    : []),
];
