import { Users } from 'lucide-react';
import type { Sede } from '@/domain/sedes/sede';
import type { MenuAction } from '@/ui/shared/menu-action';
import { accion, accionesContacto, type ManejadoresRegistro } from '../comun/datos/acciones-registro';

/** What the screen does when an action is chosen. */
export type ManejadoresSede = ManejadoresRegistro<Sede>;

/** Address of the people of a sede. */
export const enlaceParticipantes = ({ id }: Sede): string =>
  `/participantes?sede_id=${encodeURIComponent(String(id))}`;

const deEscritura = (sede: Sede, hacer: ManejadoresSede): MenuAction[] =>
  sede.archivado_en === null
    ? [accion.editar(() => hacer.editar(sede)), accion.archivar(() => hacer.archivar(sede))]
    : [accion.restaurar(() => hacer.restaurar(sede))];

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
    .map((linea) => ({ ...linea, separated: false }));

/** The menu of a sede. Whoever may not write gets what only looks and calls. */
export const accionesSede = (sede: Sede, hacer: ManejadoresSede, puedeEscribir: boolean): MenuAction[] => [
  accion.ver(() => hacer.ver(sede)),
  ...(puedeEscribir ? deEscritura(sede, hacer) : []),
  verParticipantes(sede),
  ...llamar(sede),
  ...(puedeEscribir ? [accion.eliminar(() => hacer.eliminar(sede))] : []),
];
