import type { ReactNode } from 'react';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { deferred } from '@/ui/shared/deferred';
import { lazy } from '@/ui/shared/lazy';
import { DialogosDeRegistro } from '../comun/formulario/dialogos-de-registro';
import type { ManejadoresParticipante } from './acciones-participante';
import type { BusquedaParticipantes } from './busqueda-participantes';
import type { DialogoAccion } from './use-manejadores';

const Detalle = lazy(() => import('./detalle/detalle-participante'));
const Formulario = lazy(() => import('./formulario/formulario-participante'));
const DialogoDeAccion = deferred(
  async () => (await import(/* webpackChunkName: "luego" */ './dialogos/dialogo-de-accion')).DialogoDeAccion,
);

const TITULOS = { nuevo: 'Nuevo participante', editar: 'Editar participante', detalle: 'Participante' };

type DialogosParticipantesProps = {
  busqueda: BusquedaParticipantes;
  dialogo: DialogoAccion | null;
  hacer: ManejadoresParticipante;
  cerrar: { direccion: () => void; accion: () => void };
  onCreado: (participante: ParticipanteListado) => void;
  /** A dialog left this record so. */
  onCambiado: (participante: ParticipanteListado) => void;
  /** There is no such record any more. */
  onEliminado: (participante: ParticipanteListado) => void;
  importacion: ReactNode;
};

export function DialogosParticipantes(props: DialogosParticipantesProps) {
  const { busqueda, dialogo, hacer, cerrar } = props;
  return (
    <DialogosDeRegistro
      // What a page comes back with is in front: the record that was behind it could come later, and cover it.
      busqueda={dialogo && 'de' in dialogo ? {} : busqueda}
      titulos={TITULOS}
      formulario={(id) => <Formulario id={id} onCreado={props.onCreado} onClose={cerrar.direccion} />}
      detalle={(id) => <Detalle id={id} hacer={hacer} onClose={cerrar.direccion} />}
      encima={dialogo ? <DialogoDeAccion {...props} dialogo={dialogo} /> : props.importacion}
      onClose={cerrar.direccion}
    />
  );
}
