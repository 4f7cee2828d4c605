import type { Abono } from '@/domain/mensualidades/mensualidad';

export const unAbono = (cambios: Partial<Abono> = {}): Abono => ({
  id: 1,
  fecha: '2026-11-10',
  valor: 100,
  medio: 'EFECTIVO',
  referencia: null,
  recibo: 1,
  excedente: 0,
  registrado_por: 'ana@fundacion.example',
  registrado_en: null,
  anulado_en: null,
  motivo_anulacion: null,
  ajuste_en: null,
  pago_id: null,
  sede_id: null,
  ...cambios,
});
