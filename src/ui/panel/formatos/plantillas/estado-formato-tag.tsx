import { type EstadoFormato, ETIQUETA_ESTADO_FORMATO } from '@/domain/formatos/formato';
import { StatusTag } from '@/ui/shared/status-tag';
import type { Tone } from '@/ui/shared/tone';

const TONOS: Readonly<Record<EstadoFormato, Tone>> = {
  BORRADOR: 'warning',
  VIGENTE: 'success',
  OBSOLETO: 'neutral',
};

export function EstadoFormatoTag({ estado }: { estado: EstadoFormato }) {
  return <StatusTag tone={TONOS[estado]}>{ETIQUETA_ESTADO_FORMATO[estado]}</StatusTag>;
}
