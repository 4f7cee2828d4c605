import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { ETIQUETA_CONCEPTO } from '@/domain/mensualidades/opciones-mensualidad';
import { type Campos, etiquetasDe } from '@/domain/shared/campos/campo';
import { enPalabras } from '@/domain/shared/campos/en-palabras';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { periodoCorto, periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { enMitadDeFrase } from '@/domain/shared/textos';

const E = etiquetasDe(CAMPOS_MENSUALIDAD);

/** What the form asks for, in its order. */
export const ETIQUETAS_MENSUALIDAD = {
  participante_id: E.participante_id,
  concepto: E.concepto,
  periodo: E.periodo,
  valor: E.valor,
  descuento: E.descuento,
  fecha_vencimiento: E.fecha_vencimiento,
  id_acudiente: E.id_acudiente,
  motivo_anulacion: 'Motivo de la exoneración',
  observaciones: E.observaciones,
} as const;

export const ETIQUETAS_ABONO = {
  fecha: 'Fecha del abono',
  valor: 'Valor del abono',
  a_favor: 'Saldo a favor',
  medio: 'Medio de pago',
  referencia: 'Referencia',
  sede_id: 'Sede que recibe',
  valor_confirmado: 'Valor confirmado',
  fecha_confirmada: 'Fecha confirmada',
  pago_confirmado: 'Pago igual a otro',
} as const;

/** 'Mensualidad nov 2026'. */
export const nombreMensualidad = ({ concepto, periodo }: Pick<Mensualidad, 'concepto' | 'periodo'>): string =>
  [ETIQUETA_CONCEPTO[concepto], periodo && periodoCorto(periodo)].filter(Boolean).join(' ');

export const nombreParticipante = (m: Pick<MensualidadEnLista, 'participante_nombre' | 'participante_id'>) =>
  m.participante_nombre ?? `Participante ${m.participante_id}`;

/** The same after a verb: 'Anular mensualidad nov 2026'. */
export const mensualidadEnFrase = (m: Pick<Mensualidad, 'concepto' | 'periodo'>): string =>
  enMitadDeFrase(nombreMensualidad(m));

/** Tells one row from every other: whose it is and what it charges. */
export const nombreFila = (m: MensualidadEnLista): string =>
  `${nombreParticipante(m)}, ${nombreMensualidad(m)}`;

type DeAlguien = Pick<
  MensualidadEnLista,
  'participante_nombre' | 'participante_id' | 'concepto' | 'periodo' | 'valor' | 'descuento'
>;

/** 'Mensualidad de noviembre de 2026 de Luz Marina Ríos, $ 850.000': what was changed, told once it is done. */
export const cobroCompleto = (m: DeAlguien): string =>
  `${nombreDeCobro(m)} de ${nombreParticipante(m)}, ${formatearPesos(m.valor - m.descuento)}`;

/** 'Abono de $ 300.000 de Luz Marina Ríos, noviembre de 2026: recibo 174'. */
export const abonoCompleto = (m: DeAlguien, { valor, recibo }: Pick<Abono, 'valor' | 'recibo'>): string => {
  const cual = m.periodo ? periodoEnPalabras(m.periodo) : ETIQUETA_CONCEPTO[m.concepto];
  const conRecibo = recibo === null ? '' : `: recibo ${recibo}`;
  return `Abono de ${formatearPesos(valor)} de ${nombreParticipante(m)}, ${cual}${conRecibo}`;
};

/** A field's value in words; 'Sin dato' when there is none. */
export const valorEnPalabras = (campo: string, valor: unknown): string =>
  enPalabras((CAMPOS_MENSUALIDAD as Campos)[campo], valor);

/** Of the figures beside them: whoever adds up a row would take them off twice. */
export const AJUSTES_DEL_RECAUDO = 'Ajustes ya descontados';
