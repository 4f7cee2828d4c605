import { expect, it } from 'vitest';
import { abonoCompleto } from '@/ui/panel/financiero/etiquetas-financiero';

const DE_LUZ = {
  participante_nombre: 'Luz Marina Ríos',
  participante_id: 7,
  concepto: 'MENSUALIDAD',
  periodo: '2026-11',
  valor: 850_000,
  descuento: 0,
} as const;

it.each([
  [174, 'Abono de $ 300.000 de Luz Marina Ríos, noviembre de 2026: recibo 174'],
  [null, 'Abono de $ 300.000 de Luz Marina Ríos, noviembre de 2026'],
])('un abono con recibo %s se cuenta entero', (recibo, texto) => {
  // The currency is followed by a space that does not break.
  expect(abonoCompleto(DE_LUZ, { valor: 300_000, recibo }).replace(/\s/g, ' ')).toBe(texto);
});
