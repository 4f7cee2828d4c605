import { ETIQUETA_VENCIDA } from '@/domain/mensualidades/mensualidad';
import {
  type EstadoMensualidad,
  ETIQUETA_ESTADO_MENSUALIDAD,
} from '@/domain/mensualidades/opciones-mensualidad';
import { StatusTag } from '@/ui/shared/status-tag';
import type { Tone } from '@/ui/shared/tone';

const TONOS: Readonly<Record<EstadoMensualidad, Tone>> = {
  PENDIENTE: 'warning',
  CON_ABONO: 'info',
  PAGADA: 'success',
  EXONERADA: 'neutral',
  ANULADA: 'neutral',
};

/** Where a fee stands. Read-only: money never changes by a click on its state. */
export function EstadoMensualidadTag({ estado, vencida }: { estado: EstadoMensualidad; vencida: boolean }) {
  if (vencida) return <StatusTag tone="error">{ETIQUETA_VENCIDA}</StatusTag>;
  return <StatusTag tone={TONOS[estado]}>{ETIQUETA_ESTADO_MENSUALIDAD[estado]}</StatusTag>;
}
