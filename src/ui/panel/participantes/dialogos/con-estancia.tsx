import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Estancia, estaAbierta } from '@/domain/participantes/estancias/estancia';
import { DialogoCargando } from '@/ui/panel/comun/formulario/dialogo-cargando';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaEstancias } from '../ficha.queries';
import type { DialogoAccionProps } from './dialogo-accion';

type ConEstanciaProps = Pick<DialogoAccionProps, 'participante' | 'onClose'> & {
  titulo: string;
  /** Where nobody keeps the stays of this person. */
  sinEstancia: ReactNode;
  children: (abierta: Estancia) => ReactNode;
};

/** A dialog about the stay that somebody is living; it comes from the service, which may know it better than the list. */
export function ConEstancia({ participante, titulo, onClose, sinEstancia, children }: ConEstanciaProps) {
  const { servicios } = usePanel();
  const { data, isPending } = useQuery({ ...consultaEstancias(servicios, participante.id), staleTime: 0 });
  if (isPending) return <DialogoCargando titulo={titulo} onClose={onClose} />;
  const abierta = data?.find(estaAbierta);
  return abierta ? children(abierta) : sinEstancia;
}
