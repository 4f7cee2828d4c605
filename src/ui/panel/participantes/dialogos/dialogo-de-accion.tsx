import { useEffect } from 'react';
import { type ParticipanteListado, paraLista } from '@/domain/participantes/participante';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { lazy } from '@/ui/shared/lazy';
import type { ManejadoresParticipante } from '../acciones-participante';
import { consultaParticipante } from '../ficha.queries';
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

/** What the address may ask for: what is only confirmed is asked for again by whoever wants it. */
const FORMULARIOS = {
  ingreso: Ingreso,
  egreso: Egreso,
  traslado: Traslado,
  permiso: Permiso,
  regreso: Regreso,
  novedad: Novedad,
  autorizacion: Autorizacion,
} as const;
const ACCIONES = { ...FORMULARIOS, eliminar: Eliminar } as const;

const esFormulario = (tipo: string): tipo is keyof typeof FORMULARIOS => Object.hasOwn(FORMULARIOS, tipo);

type DialogoDeAccionProps = {
  dialogo: DialogoAccion;
  hacer: ManejadoresParticipante;
  cerrar: { direccion: () => void; accion: () => void };
  /** It left this record so. */
  onCambiado: (participante: ParticipanteListado) => void;
  /** There is no such record any more. */
  onEliminado: (participante: ParticipanteListado) => void;
};

/** The dialog of what was chosen for one participante, or that the address of a page that came back says. */
export function DialogoDeAccion({ dialogo, ...resto }: DialogoDeAccionProps) {
  const { servicios } = usePanel();
  const escribe = useEsAdministrador();
  if ('participante' in dialogo) return <UnDialogo dialogo={dialogo} {...resto} />;
  const { tipo, de } = dialogo;
  if (!escribe || de === undefined || !esFormulario(tipo)) return <NoSeAbre onClose={resto.cerrar.accion} />;
  return (
    <ConRegistro
      consulta={consultaParticipante(servicios, de)}
      titulo="Participante"
      lista="participantes"
      onClose={resto.cerrar.accion}
    >
      {(ficha) => <UnDialogo dialogo={{ tipo, participante: paraLista(ficha) }} {...resto} />}
    </ConRegistro>
  );
}

/** The address says something that it does not open, or to whoever may not write: what is behind is seen. */
function NoSeAbre({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}

type UnDialogoProps = Omit<DialogoDeAccionProps, 'dialogo'> & {
  dialogo: Extract<DialogoAccion, { participante: ParticipanteListado }>;
};

function UnDialogo({ dialogo, hacer, cerrar, onCambiado, onEliminado }: UnDialogoProps) {
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
