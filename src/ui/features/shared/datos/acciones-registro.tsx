import { Archive, ArchiveRestore, Eye, MessageCircle, Pencil, Phone, Trash2 } from 'lucide-react';
import { enlaceLlamada, enlaceWhatsApp } from '@/domain/shared/telefono';
import type { MenuAction } from '@/ui/shared/menu-action';

type Hacer = () => void;

export const accionVer = (ver: Hacer): MenuAction => ({
  id: 'ver',
  label: 'Ver',
  icon: <Eye />,
  onSelect: ver,
});

export const accionEditar = (editar: Hacer): MenuAction => ({
  id: 'editar',
  label: 'Editar',
  icon: <Pencil />,
  onSelect: editar,
});

export const accionArchivar = (archivar: Hacer): MenuAction => ({
  id: 'archivar',
  label: 'Archivar',
  icon: <Archive />,
  onSelect: archivar,
});

export const accionRestaurar = (restaurar: Hacer): MenuAction => ({
  id: 'restaurar',
  label: 'Restaurar',
  icon: <ArchiveRestore />,
  onSelect: restaurar,
});

/** The last of a menu, apart from what can be undone. */
export const accionEliminar = (eliminar: Hacer): MenuAction => ({
  id: 'eliminar',
  label: 'Eliminar',
  icon: <Trash2 />,
  tone: 'danger',
  separated: true,
  onSelect: eliminar,
});

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
