import { ArrowRight, Book, Clock, LogIn, LogOut } from 'lucide-react';
import { ocupaCupo } from '@/domain/participantes/estado-participante';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import type { MenuAction } from '@/ui/shared/menu-action';
import { accion, accionesContacto, type ManejadoresRegistro } from '../comun/datos/acciones-registro';

/** What the screen does when an action is chosen. */
export interface ManejadoresParticipante extends ManejadoresRegistro<ParticipanteListado> {
  ingresar: (participante: ParticipanteListado) => void;
  egresar: (participante: ParticipanteListado) => void;
  trasladar: (participante: ParticipanteListado) => void;
  permitir: (participante: ParticipanteListado) => void;
  regresar: (participante: ParticipanteListado) => void;
  autorizar: (participante: ParticipanteListado) => void;
  escribirNovedad: (participante: ParticipanteListado) => void;
}

const deProceso = (p: ParticipanteListado, hacer: ManejadoresParticipante): MenuAction[] => {
  if (!ocupaCupo(p.estado)) {
    const label = p.estado === 'EGRESADO' ? 'Registrar reingreso' : 'Registrar ingreso';
    return [{ id: 'ingreso', label, icon: <LogIn />, onSelect: () => hacer.ingresar(p) }];
  }
  return [
    p.estado === 'ACTIVO'
      ? {
          id: 'permiso',
          label: 'Registrar permiso',
          icon: <Clock />,
          onSelect: () => hacer.permitir(p),
        }
      : { id: 'regreso', label: 'Registrar regreso', icon: <LogIn />, onSelect: () => hacer.regresar(p) },
    {
      id: 'traslado',
      label: 'Trasladar',
      icon: <ArrowRight />,
      onSelect: () => hacer.trasladar(p),
    },
    { id: 'egreso', label: 'Registrar egreso', icon: <LogOut />, onSelect: () => hacer.egresar(p) },
  ];
};

const deEscritura = (p: ParticipanteListado, hacer: ManejadoresParticipante): MenuAction[] =>
  p.archivado_en === null
    ? [
        { id: 'novedad', label: 'Novedad', icon: <Book />, onSelect: () => hacer.escribirNovedad(p) },
        accion.editar(() => hacer.editar(p)),
        ...deProceso(p, hacer),
        accion.archivar(() => hacer.archivar(p)),
      ]
    : [
        // What keeps somebody's record out of a house (its sede, its area) is corrected before restoring it.
        ...(ocupaCupo(p.estado) ? [accion.editar(() => hacer.editar(p))] : []),
        accion.restaurar(() => hacer.restaurar(p)),
      ];

/** The menu of a row. Whoever may not write gets what only looks, calls and prints. */
export const accionesParticipante = (
  participante: ParticipanteListado,
  hacer: ManejadoresParticipante,
  puedeEscribir: boolean,
): MenuAction[] => [
  accion.ver(() => hacer.ver(participante)),
  ...(puedeEscribir ? deEscritura(participante, hacer) : []),
  ...accionesContacto(participante.telefono),
  ...(puedeEscribir ? [accion.eliminar(() => hacer.eliminar(participante))] : []),
];
