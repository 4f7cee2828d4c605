import { useEffect, useRef } from 'react';
import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import type { Participante } from '@/domain/participantes/participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { useCambioEstado } from '../shared/datos/use-cambio-estado';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_PARTICIPANTE, CLAVE_LISTA_PARTICIPANTES } from './participantes.queries';

/** One tap asks nothing; what it did can be taken back, or completed with its dates (`alFechar`), from its message. */
export const useCambioEstadoParticipante = (alFechar: (participante: Participante) => void) => {
  const { participantes } = usePanel().servicios;
  const avisos = useRef(new Map<string, number>());
  // The dialog of the dates is of this page: an offer of it must not stay behind.
  useEffect(() => {
    const dejados = avisos.current;
    return () => {
      for (const aviso of dejados.values()) toaster.dismiss(aviso);
    };
  }, []);
  /** Of one person, only the last message is still true. */
  const recordar = ({ id }: Participante, aviso: number) => {
    const anterior = avisos.current.get(String(id));
    if (anterior !== undefined) toaster.dismiss(anterior);
    avisos.current.set(String(id), aviso);
  };
  return useCambioEstado<Participante, EstadoParticipante>({
    lista: CLAVE_LISTA_PARTICIPANTES,
    afecta: AFECTADAS_POR_PARTICIPANTE,
    guardar: (p, estado) => participantes.actualizar(p.id, { estado, version: p.version }, p),
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
