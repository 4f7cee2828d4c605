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

const traerUnToque = () => import(/* webpackChunkName: "luego" */ './cambiar-de-un-toque');

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
  return useCambioEstado<ParticipanteListado, EstadoParticipante>({
    lista: CLAVE_LISTA_PARTICIPANTES,
    afecta: AFECTADAS_POR_PARTICIPANTE,
    guardar: async (p, estado) => (await traerUnToque()).cambiarDeUnToque(servicios, { hayRed }, p, estado),
    titulo: mensajeErrorEscritura('actualizar', 'participante'),
    anunciar: (p, deshacer) =>
      void traerUnToque().then(({ anunciarUnToque }) =>
        anunciarUnToque(p, avisos.current, { deshacer, fechar: () => alFechar(p) }),
      ),
  });
};

type Accion =
  | 'ingreso'
  | 'egreso'
  | 'traslado'
  | 'permiso'
  | 'regreso'
  | 'novedad'
  | 'autorizacion'
  | 'archivo'
  | 'eliminar';

/** A dialog that acts on one participante. */
export type DialogoAccion =
  | { tipo: Accion; participante: ParticipanteListado }
  /** The one that the address said as the page came back; nobody knows yet whether there is such a thing. */
  | { tipo: string; de?: Id | undefined };

/** Back leaves the page, as from any dialog over it. */
const EN_SU_LUGAR = { reemplazar: true };

export const useManejadores = (
  direccion: ReturnType<typeof useBusquedaUrl<BusquedaParticipantes>>,
  alIrse: (id: Id) => void,
) => {
  const { participantes } = usePanel().servicios;
  const { busqueda, cambiar } = direccion;
  const [dialogo, setDialogo] = useState<DialogoAccion | null>(
    busqueda.accion ? { tipo: busqueda.accion, de: busqueda.de } : null,
  );
  const abrir = (tipo: Accion) => (participante: ParticipanteListado) => {
    setDialogo({ tipo, participante });
    // A page that loads again, or after signing in, comes back with what was typed in it.
    void cambiar({ accion: tipo, de: participante.id }, EN_SU_LUGAR);
  };
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
    () => ({
      direccion: cerrarDireccion,
      accion: () => {
        setDialogo(null);
        void cambiar({ accion: undefined, de: undefined }, EN_SU_LUGAR);
      },
    }),
    [cerrarDireccion, cambiar],
  );

  return { hacer, dialogo, cerrar, ...estado };
};
