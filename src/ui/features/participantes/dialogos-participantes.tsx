import { lazy } from 'react';
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
const Eliminar = lazy(() => import('./dialogos/dialogo-eliminar'));

const ACCIONES = {
  ingreso: Ingreso,
  egreso: Egreso,
  traslado: Traslado,
  permiso: Permiso,
  eliminar: Eliminar,
} as const;

const TITULOS = { nuevo: 'Nuevo participante', editar: 'Editar participante', detalle: 'Participante' };

type DialogosParticipantesProps = {
  busqueda: BusquedaParticipantes;
  dialogo: DialogoAccion | null;
  hacer: ManejadoresParticipante;
  cerrar: { direccion: () => void; accion: () => void };
};

export function DialogosParticipantes({ busqueda, dialogo, hacer, cerrar }: DialogosParticipantesProps) {
  const Accion = dialogo && ACCIONES[dialogo.tipo];
  const alHacer = () => {
    cerrar.accion();
    if (dialogo?.tipo === 'eliminar') cerrar.direccion();
  };
  const alArchivar = () => {
    cerrar.accion();
    if (dialogo) hacer.archivar(dialogo.participante);
  };
  return (
    <DialogosDeRegistro
      busqueda={busqueda}
      titulos={TITULOS}
      formulario={(id) => <Formulario id={id} onClose={cerrar.direccion} />}
      detalle={(id) => <Detalle id={id} hacer={hacer} onClose={cerrar.direccion} />}
      encima={
        Accion && (
          <Accion
            participante={dialogo.participante}
            onClose={cerrar.accion}
            onHecho={alHacer}
            onArchivar={alArchivar}
          />
        )
      }
      onClose={cerrar.direccion}
    />
  );
}
