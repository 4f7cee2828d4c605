import { Star, UserCheck, UserX } from 'lucide-react';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { MenuAction } from '@/ui/shared/menu-action';
import { accion, accionesContacto, type ManejadoresRegistro } from '../comun/datos/acciones-registro';

/** What the screen does when an action is chosen. */
export interface ManejadoresAcudiente extends ManejadoresRegistro<Acudiente> {
  marcarPrincipal: (acudiente: Acudiente) => void;
  /** ACTIVO <-> INACTIVO. */
  alternarEstado: (acudiente: Acudiente) => void;
}

const deEscritura = (a: Acudiente, hacer: ManejadoresAcudiente): MenuAction[] => {
  const activo = a.estado === 'ACTIVO';
  if (a.archivado_en !== null) return [{ ...accion.restaurar(() => hacer.restaurar(a)), separated: true }];
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
    accion.archivar(() => hacer.archivar(a)),
  ];
};

/** The menu of a row. Whoever may not write gets what only looks and calls. */
export const accionesAcudiente = (
  acudiente: Acudiente,
  hacer: ManejadoresAcudiente,
  puedeEscribir: boolean,
): MenuAction[] => {
  const ver = accion.ver(() => hacer.ver(acudiente));
  const contacto = accionesContacto(acudiente.telefono);
  if (!puedeEscribir) return [ver, ...contacto];
  return [
    ver,
    ...(acudiente.archivado_en === null ? [accion.editar(() => hacer.editar(acudiente))] : []),
    ...contacto,
    ...deEscritura(acudiente, hacer),
    accion.eliminar(() => hacer.eliminar(acudiente)),
  ];
};
