import type { ComponentProps } from 'react';
import {
  CICLO_ESTADO_PARTICIPANTE,
  type EstadoParticipante,
  ETIQUETA_ESTADO_PARTICIPANTE,
} from '@/domain/participantes/estado-participante';
import type { StatusOption } from '@/ui/shared/next-status';
import { StatusTag } from '@/ui/shared/status-tag';
import type { Tone } from '@/ui/shared/tone';
import { InsigniaEstado } from '../comun/datos/insignia-estado';

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

/** A click moves between ACTIVO and CON_PERMISO; the other states need a dialog and only show. */
export function EstadoParticipanteBadge(
  props: Omit<ComponentProps<typeof InsigniaEstado<EstadoParticipante>>, 'opciones'>,
) {
  const { estado } = props;
  return estaEnCiclo(estado) ? (
    <InsigniaEstado {...props} opciones={CICLO} />
  ) : (
    <StatusTag tone={TONOS[estado]}>{ETIQUETA_ESTADO_PARTICIPANTE[estado]}</StatusTag>
  );
}
