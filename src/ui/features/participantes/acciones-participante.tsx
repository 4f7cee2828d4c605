import {
  Archive,
  ArchiveRestore,
  ArrowRightLeft,
  CalendarClock,
  Eye,
  LogIn,
  LogOut,
  MessageCircle,
  Pencil,
  Phone,
  Trash2,
} from 'lucide-react';
import type { Participante } from '@/domain/participantes/participante';
import { enlaceLlamada, enlaceWhatsApp } from '@/domain/shared/telefono';
import type { MenuAction } from '@/ui/shared/menu-action';

/** What the screen does when an action is chosen. */
export interface ManejadoresParticipante {
  ver: (participante: Participante) => void;
  editar: (participante: Participante) => void;
  ingresar: (participante: Participante) => void;
  egresar: (participante: Participante) => void;
  trasladar: (participante: Participante) => void;
  permitir: (participante: Participante) => void;
  regresar: (participante: Participante) => void;
  archivar: (participante: Participante) => void;
  restaurar: (participante: Participante) => void;
  eliminar: (participante: Participante) => void;
}

const deContacto = ({ telefono }: Participante): MenuAction[] => {
  if (!telefono) return [];
  const whatsapp = enlaceWhatsApp(telefono);
  return [
    { id: 'llamar', label: 'Llamar', icon: <Phone />, href: enlaceLlamada(telefono), separated: true },
    ...(whatsapp
      ? [{ id: 'whatsapp', label: 'WhatsApp', icon: <MessageCircle />, href: whatsapp, target: '_blank' }]
      : []),
  ];
};

const deProceso = (p: Participante, hacer: ManejadoresParticipante): MenuAction[] => {
  if (p.estado === 'PREINGRESO') {
    return [
      { id: 'ingreso', label: 'Registrar ingreso', icon: <LogIn />, onSelect: () => hacer.ingresar(p) },
    ];
  }
  if (p.estado === 'EGRESADO') {
    return [
      { id: 'ingreso', label: 'Registrar reingreso', icon: <LogIn />, onSelect: () => hacer.ingresar(p) },
    ];
  }
  return [
    p.estado === 'ACTIVO'
      ? {
          id: 'permiso',
          label: 'Registrar permiso',
          icon: <CalendarClock />,
          onSelect: () => hacer.permitir(p),
        }
      : { id: 'regreso', label: 'Registrar regreso', icon: <LogIn />, onSelect: () => hacer.regresar(p) },
    {
      id: 'traslado',
      label: 'Trasladar',
      icon: <ArrowRightLeft />,
      onSelect: () => hacer.trasladar(p),
    },
    { id: 'egreso', label: 'Registrar egreso', icon: <LogOut />, onSelect: () => hacer.egresar(p) },
  ];
};

const deEscritura = (p: Participante, hacer: ManejadoresParticipante): MenuAction[] =>
  p.archivado_en === null
    ? [
        { id: 'editar', label: 'Editar', icon: <Pencil />, onSelect: () => hacer.editar(p) },
        ...deProceso(p, hacer),
        { id: 'archivar', label: 'Archivar', icon: <Archive />, onSelect: () => hacer.archivar(p) },
      ]
    : [{ id: 'restaurar', label: 'Restaurar', icon: <ArchiveRestore />, onSelect: () => hacer.restaurar(p) }];

/** The menu of a row. Whoever may not write gets what only looks and calls. */
export const accionesParticipante = (
  participante: Participante,
  hacer: ManejadoresParticipante,
  puedeEscribir: boolean,
): MenuAction[] => [
  { id: 'ver', label: 'Ver', icon: <Eye />, onSelect: () => hacer.ver(participante) },
  ...(puedeEscribir ? deEscritura(participante, hacer) : []),
  ...deContacto(participante),
  ...(puedeEscribir
    ? [
        {
          id: 'eliminar',
          label: 'Eliminar',
          icon: <Trash2 />,
          tone: 'danger' as const,
          separated: true,
          onSelect: () => hacer.eliminar(participante),
        },
      ]
    : []),
];
