import {
  Archive,
  ArchiveRestore,
  Eye,
  MessageCircle,
  Pencil,
  Phone,
  Star,
  Trash2,
  UserCheck,
  UserX,
} from 'lucide-react';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import { enlaceLlamada, enlaceWhatsApp } from '@/domain/shared/telefono';
import type { MenuAction } from '@/ui/shared/menu-action';

/** What the screen does when an action is chosen. */
export interface ManejadoresAcudiente {
  ver: (acudiente: Acudiente) => void;
  editar: (acudiente: Acudiente) => void;
  marcarPrincipal: (acudiente: Acudiente) => void;
  /** ACTIVO <-> INACTIVO. */
  alternarEstado: (acudiente: Acudiente) => void;
  archivar: (acudiente: Acudiente) => void;
  restaurar: (acudiente: Acudiente) => void;
  eliminar: (acudiente: Acudiente) => void;
}

const deContacto = ({ telefono }: Acudiente): MenuAction[] => {
  if (!telefono) return [];
  const whatsapp = enlaceWhatsApp(telefono);
  return [
    { id: 'llamar', label: 'Llamar', icon: <Phone />, href: enlaceLlamada(telefono), separated: true },
    ...(whatsapp
      ? [{ id: 'whatsapp', label: 'WhatsApp', icon: <MessageCircle />, href: whatsapp, target: '_blank' }]
      : []),
  ];
};

const deEscritura = (a: Acudiente, hacer: ManejadoresAcudiente): MenuAction[] => {
  const activo = a.estado === 'ACTIVO';
  if (a.archivado_en !== null) {
    return [
      {
        id: 'restaurar',
        label: 'Restaurar',
        icon: <ArchiveRestore />,
        onSelect: () => hacer.restaurar(a),
        separated: true,
      },
    ];
  }
  return [
    {
      id: 'principal',
      label: 'Marcar como principal',
      icon: <Star />,
      separated: true,
      disabledReason: a.es_principal ? 'Ya es el acudiente principal' : undefined,
      onSelect: () => hacer.marcarPrincipal(a),
    },
    {
      id: 'estado',
      label: activo ? 'Inactivar' : 'Activar',
      icon: activo ? <UserX /> : <UserCheck />,
      onSelect: () => hacer.alternarEstado(a),
    },
    { id: 'archivar', label: 'Archivar', icon: <Archive />, onSelect: () => hacer.archivar(a) },
  ];
};

/** The menu of a row. Whoever may not write gets what only looks and calls. */
export const accionesAcudiente = (
  acudiente: Acudiente,
  hacer: ManejadoresAcudiente,
  puedeEscribir: boolean,
): MenuAction[] => {
  const ver: MenuAction = { id: 'ver', label: 'Ver', icon: <Eye />, onSelect: () => hacer.ver(acudiente) };
  if (!puedeEscribir) return [ver, ...deContacto(acudiente)];
  return [
    ver,
    ...(acudiente.archivado_en === null
      ? [{ id: 'editar', label: 'Editar', icon: <Pencil />, onSelect: () => hacer.editar(acudiente) }]
      : []),
    ...deContacto(acudiente),
    ...deEscritura(acudiente, hacer),
    {
      id: 'eliminar',
      label: 'Eliminar',
      icon: <Trash2 />,
      tone: 'danger',
      separated: true,
      onSelect: () => hacer.eliminar(acudiente),
    },
  ];
};
