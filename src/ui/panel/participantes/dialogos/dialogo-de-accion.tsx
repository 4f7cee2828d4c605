import type { ParticipanteListado } from '@/domain/participantes/participante';
import { lazy } from '@/ui/shared/lazy';
import type { ManejadoresParticipante } from '../acciones-participante';
import type { DialogoAccion } from '../use-manejadores';

const Ingreso = lazy(() => import('./dialogo-ingreso'));
const Egreso = lazy(() => import('./dialogo-egreso'));
const Traslado = lazy(() => import('./dialogo-traslado'));
const Permiso = lazy(() => import('./dialogo-permiso'));
const Regreso = lazy(() => import('./dialogo-regreso'));
const Novedad = lazy(() => import('./dialogo-novedad'));
const Autorizacion = lazy(() => import('./dialogo-autorizacion'));
const Archivo = lazy(() => import('./dialogo-archivo'));
const Eliminar = lazy(() => import('./dialogo-eliminar'));

const ACCIONES = {
  ingreso: Ingreso,
  egreso: Egreso,
  traslado: Traslado,
  permiso: Permiso,
  regreso: Regreso,
  novedad: Novedad,
  autorizacion: Autorizacion,
  eliminar: Eliminar,
} as const;

type DialogoDeAccionProps = {
  dialogo: DialogoAccion;
  hacer: ManejadoresParticipante;
  cerrar: { direccion: () => void; accion: () => void };
  /** It left this record so. */
  onCambiado: (participante: ParticipanteListado) => void;
  /** There is no such record any more. */
  onEliminado: (participante: ParticipanteListado) => void;
};

/** The dialog of what was chosen for one participante. */
export function DialogoDeAccion({ dialogo, hacer, cerrar, onCambiado, onEliminado }: DialogoDeAccionProps) {
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
  const alHacer = (guardado?: ParticipanteListado) => {
    cerrar.accion();
    if (tipo === 'eliminar') {
      cerrar.direccion();
      onEliminado(participante);
    }
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
