import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type EstadoParticipante, viveEnLaCasa } from '@/domain/participantes/estado-participante';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import { toaster } from '@/ui/shared/toast-store';
import { ContextoConexion } from '../comun/conexion/conexion-actual';
import { useCambioEstado } from '../comun/datos/use-cambio-estado';
import { useManejadoresRegistro } from '../comun/datos/use-manejadores-registro';
import { usePanel } from '../comun/panel/use-panel';
import type { useBusquedaUrl } from '../comun/url/use-busqueda-url';
import type { ManejadoresParticipante } from './acciones-participante';
import type { BusquedaParticipantes } from './busqueda-participantes';
import { AFECTADAS_POR_PARTICIPANTE, CLAVE_LISTA_PARTICIPANTES } from './participantes.queries';

/** One tap asks nothing; what it did can be taken back, or completed with its dates (`alFechar`), from its message. */
const useCambioEstadoParticipante = (alFechar: (participante: ParticipanteListado) => void) => {
  const { servicios } = usePanel();
  const hayRed = useContext(ContextoConexion) === 'bien';
  const avisos = useRef(new Map<string, number>());
  // The dialog of the dates is of this page: an offer of it must not stay behind.
  useEffect(() => {
    const dejados = avisos.current;
    return () => {
      for (const aviso of dejados.values()) toaster.dismiss(aviso);
    };
  }, []);
  /** Of one person, only the last message is still true. */
  const recordar = ({ id }: ParticipanteListado, aviso: number) => {
    const anterior = avisos.current.get(String(id));
    if (anterior !== undefined) toaster.dismiss(anterior);
    avisos.current.set(String(id), aviso);
  };
  return useCambioEstado<ParticipanteListado, EstadoParticipante>({
    lista: CLAVE_LISTA_PARTICIPANTES,
    afecta: AFECTADAS_POR_PARTICIPANTE,
    guardar: async (p, estado) =>
      (await import(/* webpackChunkName: "luego" */ './cambiar-de-un-toque')).cambiarDeUnToque(
        servicios,
        { hayRed },
        p,
        estado,
      ),
    titulo: mensajeErrorEscritura('actualizar', 'participante'),
    anunciar: (p, deshacer) => {
      const sale = p.estado === 'CON_PERMISO';
      const aviso = toaster.success(
        `${p.nombre}: ${sale ? 'salió con permiso' : 'regresó del permiso'}`,
        { label: 'Deshacer', onClick: deshacer },
        { label: sale ? 'Añadir fechas' : 'Añadir fecha', onClick: () => alFechar(p) },
      );
      recordar(p, aviso);
    },
  });
};

/** A dialog that acts on one participante: it lives in the page, because sharing its address would make no sense. */
export interface DialogoAccion {
  tipo:
    | 'ingreso'
    | 'egreso'
    | 'traslado'
    | 'permiso'
    | 'regreso'
    | 'novedad'
    | 'autorizacion'
    | 'archivo'
    | 'eliminar';
  participante: ParticipanteListado;
}

export const useManejadores = (
  direccion: ReturnType<typeof useBusquedaUrl<BusquedaParticipantes>>,
  alIrse: (id: Id) => void,
) => {
  const { participantes } = usePanel().servicios;
  const [dialogo, setDialogo] = useState<DialogoAccion | null>(null);
  const abrir = (tipo: DialogoAccion['tipo']) => (participante: ParticipanteListado) =>
    setDialogo({ tipo, participante });
  const estado = useCambioEstadoParticipante((p) => abrir(p.estado === 'ACTIVO' ? 'regreso' : 'permiso')(p));
  const registro = useManejadoresRegistro<BusquedaParticipantes, ParticipanteListado>(direccion, {
    lista: CLAVE_LISTA_PARTICIPANTES,
    afecta: AFECTADAS_POR_PARTICIPANTE,
    archivar: (p, archivado) =>
      participantes().then((casos) => casos.actualizar(p.id, { archivado, version: p.version }, p)),
    titulo: mensajeErrorEscritura('actualizar', 'participante'),
    nombreDe: ({ nombre }) => nombre,
    alIrse,
  });

  const hacer: ManejadoresParticipante = {
    ...registro.hacer,
    archivar: (p) => (viveEnLaCasa(p) ? abrir('archivo')(p) : registro.hacer.archivar(p)),
    ingresar: abrir('ingreso'),
    egresar: abrir('egreso'),
    trasladar: abrir('traslado'),
    permitir: abrir('permiso'),
    autorizar: abrir('autorizacion'),
    regresar: (participante) => estado.cambiarEstado(participante, 'ACTIVO'),
    escribirNovedad: abrir('novedad'),
    eliminar: abrir('eliminar'),
  };

  const { direccion: cerrarDireccion } = registro.cerrar;
  const cerrar = useMemo(
    () => ({ direccion: cerrarDireccion, accion: () => setDialogo(null) }),
    [cerrarDireccion],
  );

  return { hacer, dialogo, cerrar, ...estado };
};
