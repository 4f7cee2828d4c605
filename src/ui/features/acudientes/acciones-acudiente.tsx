import { Star, UserCheck, UserX } from 'lucide-react';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { MenuAction } from '@/ui/shared/menu-action';
import {
  accionArchivar,
  accionEditar,
  accionEliminar,
  accionesContacto,
  accionRestaurar,
  accionVer,
} from '../shared/datos/acciones-registro';

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

const deEscritura = (a: Acudiente, hacer: ManejadoresAcudiente): MenuAction[] => {
  const activo = a.estado === 'ACTIVO';
  if (a.archivado_en !== null) return [{ ...accionRestaurar(() => hacer.restaurar(a)), separated: true }];
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
    accionArchivar(() => hacer.archivar(a)),
  ];
};

/** The menu of a row. Whoever may not write gets what only looks and calls. */
export const accionesAcudiente = (
  acudiente: Acudiente,
  hacer: ManejadoresAcudiente,
  puedeEscribir: boolean,
): MenuAction[] => {
  const ver = accionVer(() => hacer.ver(acudiente));
  const contacto = accionesContacto(acudiente.telefono);
  if (!puedeEscribir) return [ver, ...contacto];
  return [
    ver,
    ...(acudiente.archivado_en === null ? [accionEditar(() => hacer.editar(acudiente))] : []),
    ...contacto,
    ...deEscritura(acudiente, hacer),
    accionEliminar(() => hacer.eliminar(acudiente)),
  ];
};
