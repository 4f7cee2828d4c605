import {
  CICLO_ESTADO_PARTICIPANTE,
  type EstadoParticipante,
  ETIQUETA_ESTADO_PARTICIPANTE,
} from '@/domain/participantes/estado-participante';
import type { StatusOption } from '@/ui/shared/next-status';
import { StatusBadge } from '@/ui/shared/status-badge';
import { StatusTag } from '@/ui/shared/status-tag';
import type { Tone } from '@/ui/shared/tone';
import { useFocoTrasCambio } from '../shared/datos/use-foco-tras-cambio';

const TONOS: Readonly<Record<EstadoParticipante, Tone>> = {
  PREINGRESO: 'info',
  ACTIVO: 'success',
  CON_PERMISO: 'warning',
  EGRESADO: 'neutral',
};

const CICLO: readonly StatusOption<EstadoParticipante>[] = CICLO_ESTADO_PARTICIPANTE.map((value) => ({
  value,
  label: ETIQUETA_ESTADO_PARTICIPANTE[value],
  tone: TONOS[value],
}));

const estaEnCiclo = (estado: EstadoParticipante) => CICLO.some(({ value }) => value === estado);

type EstadoParticipanteBadgeProps = {
  estado: EstadoParticipante;
  /** Whose state it is. */
  nombre: string;
  cambiando?: boolean;
  /** Without it the state only shows. */
  onCambiar?: (siguiente: EstadoParticipante) => void;
};

/** A click moves between ACTIVO and CON_PERMISO; the other states need a dialog and only show. */
export function EstadoParticipanteBadge(props: EstadoParticipanteBadgeProps) {
  const { estado, nombre, cambiando, onCambiar } = props;
  const { caja, recordar } = useFocoTrasCambio(cambiando ?? false);
  if (!estaEnCiclo(estado)) {
    return <StatusTag tone={TONOS[estado]}>{ETIQUETA_ESTADO_PARTICIPANTE[estado]}</StatusTag>;
  }
  const cambiar = onCambiar
    ? (siguiente: EstadoParticipante) => {
        recordar();
        onCambiar(siguiente);
      }
    : undefined;
  return (
    <span ref={caja}>
      <StatusBadge status={estado} options={CICLO} onChange={cambiar} busy={cambiando} subject={nombre} />
    </span>
  );
}
