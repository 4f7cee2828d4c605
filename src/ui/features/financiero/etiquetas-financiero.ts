import {
  type Abono,
  type Concepto,
  type EstadoMensualidad,
  ETIQUETA_CONCEPTO,
  ETIQUETA_ESTADO_MENSUALIDAD,
  type Mensualidad,
} from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { esFechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import { periodoCorto, periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';

/** Name of every field as people read it, in the order of the form. */
export const ETIQUETAS_MENSUALIDAD = {
  participante_id: 'Participante',
  concepto: 'Concepto',
  periodo: 'Periodo',
  valor: 'Valor',
  descuento: 'Descuento',
  fecha_vencimiento: 'Vence',
  id_acudiente: 'Paga',
  motivo_anulacion: 'Motivo de la exoneración',
  observaciones: 'Observaciones',
} as const;

export const ETIQUETAS_ABONO = {
  fecha: 'Fecha del abono',
  valor: 'Valor del abono',
  medio: 'Medio de pago',
  referencia: 'Referencia',
  fecha_confirmada: 'Fecha confirmada',
} as const;

/** 'Mensualidad nov 2026'. */
export const nombreMensualidad = ({ concepto, periodo }: Pick<Mensualidad, 'concepto' | 'periodo'>): string =>
  [ETIQUETA_CONCEPTO[concepto], periodo && periodoCorto(periodo)].filter(Boolean).join(' ');

export const nombreParticipante = (m: Pick<MensualidadEnLista, 'participante_nombre' | 'participante_id'>) =>
  m.participante_nombre ?? `Participante ${m.participante_id}`;

/** The same after a verb: 'Anular mensualidad nov 2026'. */
export const mensualidadEnFrase = (m: Pick<Mensualidad, 'concepto' | 'periodo'>): string => {
  const nombre = nombreMensualidad(m);
  return nombre.charAt(0).toLowerCase() + nombre.slice(1);
};

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

const PESOS = new Set(['valor', 'descuento']);

/** A field's value in words; 'Sin dato' when there is none. */
export const valorEnPalabras = (campo: string, valor: unknown): string => {
  if (valor === null || valor === undefined || valor === '') return 'Sin dato';
  if (PESOS.has(campo)) return formatearPesos(Number(valor));
  if (campo === 'concepto') return ETIQUETA_CONCEPTO[valor as Concepto] ?? String(valor);
  if (campo === 'estado') return ETIQUETA_ESTADO_MENSUALIDAD[valor as EstadoMensualidad] ?? String(valor);
  if (campo === 'periodo') return periodoCorto(String(valor));
  const texto = String(valor);
  return esFechaCalendario(texto) ? formatearFecha(texto) : texto;
};
