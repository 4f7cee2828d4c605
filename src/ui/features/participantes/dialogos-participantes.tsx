import { lazy } from 'react';
import type { Participante } from '@/domain/participantes/participante';
import { DialogosDeRegistro } from '../shared/formulario/dialogos-de-registro';
import type { ManejadoresParticipante } from './acciones-participante';
import type { BusquedaParticipantes } from './busqueda-participantes';
import type { DialogoAccion } from './use-manejadores';

const Detalle = lazy(() => import('./detalle/detalle-participante'));
const Formulario = lazy(() => import('./formulario/formulario-participante'));
const Ingreso = lazy(() => import('./dialogos/dialogo-ingreso'));
const Egreso = lazy(() => import('./dialogos/dialogo-egreso'));
const Traslado = lazy(() => import('./dialogos/dialogo-traslado'));
const Permiso = lazy(() => import('./dialogos/dialogo-permiso'));
const Regreso = lazy(() => import('./dialogos/dialogo-regreso'));
const Archivo = lazy(() => import('./dialogos/dialogo-archivo'));
const Eliminar = lazy(() => import('./dialogos/dialogo-eliminar'));

const ACCIONES = {
  ingreso: Ingreso,
  egreso: Egreso,
  traslado: Traslado,
  permiso: Permiso,
  regreso: Regreso,
  eliminar: Eliminar,
} as const;

const TITULOS = { nuevo: 'Nuevo participante', editar: 'Editar participante', detalle: 'Participante' };

type DialogosParticipantesProps = {
  busqueda: BusquedaParticipantes;
  dialogo: DialogoAccion | null;
  hacer: ManejadoresParticipante;
  cerrar: { direccion: () => void; accion: () => void };
  /** A dialog left this record so. */
  onCambiado: (participante: Participante) => void;
};

export function DialogosParticipantes(props: DialogosParticipantesProps) {
  const { busqueda, hacer, cerrar } = props;
  return (
    <DialogosDeRegistro
      busqueda={busqueda}
      titulos={TITULOS}
      formulario={(id) => <Formulario id={id} onClose={cerrar.direccion} />}
      detalle={(id) => <Detalle id={id} hacer={hacer} onClose={cerrar.direccion} />}
      encima={<DialogoDeAccion {...props} />}
      onClose={cerrar.direccion}
    />
  );
}

function DialogoDeAccion({ dialogo, hacer, cerrar, onCambiado }: DialogosParticipantesProps) {
  if (dialogo === null) return null;
  const { tipo, participante } = dialogo;
  if (tipo === 'archivo') {
    return (
      <Archivo
        enCasa={[participante]}
        demas={0}
        onEgreso={() => hacer.egresar(participante)}
        onArchivarDemas={cerrar.accion}
        onClose={cerrar.accion}
      />
    );
  }
  const Accion = ACCIONES[tipo];
  const alHacer = (guardado?: Participante) => {
    cerrar.accion();
    if (tipo === 'eliminar') cerrar.direccion();
    if (guardado) onCambiado(guardado);
  };
  const alArchivar = () => {
    cerrar.accion();
    hacer.archivar(participante);
  };
  return (
    <Accion participante={participante} onClose={cerrar.accion} onHecho={alHacer} onArchivar={alArchivar} />
  );
}
