import { type EstadoSede, ETIQUETA_ESTADO_SEDE } from '@/domain/sedes/estado-sede';
import { StatusTag } from '@/ui/shared/status-tag';
import type { Tone } from '@/ui/shared/tone';

const TONOS: Readonly<Record<EstadoSede, Tone>> = {
  ACTIVA: 'success',
  EN_ADECUACION: 'warning',
  INACTIVA: 'neutral',
};

export function EstadoSedeTag({ estado }: { estado: EstadoSede }) {
  return <StatusTag tone={TONOS[estado]}>{ETIQUETA_ESTADO_SEDE[estado]}</StatusTag>;
}
