import { Users } from 'lucide-react';
import type { Sede } from '@/domain/sedes/sede';
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
    ? [accionEditar(() => hacer.editar(sede)), accionArchivar(() => hacer.archivar(sede))]
    : [accionRestaurar(() => hacer.restaurar(sede))];

const verParticipantes = (sede: Sede): MenuAction => ({
  id: 'participantes',
  label: 'Ver participantes',
  icon: <Users />,
  href: enlaceParticipantes(sede),
  separated: true,
});

/** A house is called; it has no WhatsApp of its own. */
const llamar = ({ telefono }: Sede): MenuAction[] =>
  accionesContacto(telefono)
    .filter(({ id }) => id === 'llamar')
    .map((accion) => ({ ...accion, separated: false }));

/** The menu of a sede. Whoever may not write gets what only looks and calls. */
export const accionesSede = (sede: Sede, hacer: ManejadoresSede, puedeEscribir: boolean): MenuAction[] => [
  accionVer(() => hacer.ver(sede)),
  ...(puedeEscribir ? deEscritura(sede, hacer) : []),
  verParticipantes(sede),
  ...llamar(sede),
  ...(puedeEscribir ? [accionEliminar(() => hacer.eliminar(sede))] : []),
];
