import { Archive, ArchiveRestore, Eye, MessageCircle, Pencil, Phone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { enlaceLlamada, enlaceWhatsApp } from '@/domain/shared/telefono';
import type { MenuAction } from '@/ui/shared/menu-action';

/** What every list does with one of its records. */
export interface ManejadoresRegistro<R> {
  ver: (registro: R) => void;
  editar: (registro: R) => void;
  archivar: (registro: R) => void;
  restaurar: (registro: R) => void;
  eliminar: (registro: R) => void;
}

const accionDe =
  (id: string, label: string, icon: ReactNode, resto?: Pick<MenuAction, 'tone' | 'separated'>) =>
  (onSelect: () => void): MenuAction => ({ id, label, icon, onSelect, ...resto });

/** The lines of a menu that mean the same in every list. */
export const accion = {
  ver: accionDe('ver', 'Ver', <Eye />),
  editar: accionDe('editar', 'Editar', <Pencil />),
  archivar: accionDe('archivar', 'Archivar', <Archive />),
  restaurar: accionDe('restaurar', 'Restaurar', <ArchiveRestore />),
  /** The last of a menu, apart from what can be undone. */
  eliminar: accionDe('eliminar', 'Eliminar', <Trash2 />, { tone: 'danger', separated: true }),
};

/** How to reach whoever has this number; nothing without one. */
export const accionesContacto = (telefono: string | null): MenuAction[] => {
  if (!telefono) return [];
  const whatsapp = enlaceWhatsApp(telefono);
  return [
    { id: 'llamar', label: 'Llamar', icon: <Phone />, href: enlaceLlamada(telefono), separated: true },
    ...(whatsapp
      ? [{ id: 'whatsapp', label: 'WhatsApp', icon: <MessageCircle />, href: whatsapp, target: '_blank' }]
      : []),
  ];
};
