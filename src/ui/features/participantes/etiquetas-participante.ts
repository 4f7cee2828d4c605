import { ETIQUETA_ESTADO_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import {
  ETIQUETA_FASE,
  ETIQUETA_MEDIO_AUTORIZACION,
  ETIQUETA_PROGRAMA,
  ETIQUETA_TIPO_EGRESO,
} from '@/domain/participantes/opciones-participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { formatearTelefono } from '@/domain/shared/telefono';
import { ETIQUETA_TIPO_DOCUMENTO } from '@/domain/shared/tipo-documento';

/** Name of every field as people read it, in the order of the form. */
export const ETIQUETAS_PARTICIPANTE = {
  nombre: 'Nombre completo',
  tipo_documento: 'Tipo de documento',
  numero_documento: 'Número de documento',
  fecha_nacimiento: 'Fecha de nacimiento',
  area: 'Área de atención',
  telefono: 'Teléfono',
  email: 'Correo electrónico',
  municipio: 'Municipio',
  direccion: 'Dirección',
  contacto_emergencia: 'Contacto de emergencia',
  estado: 'Estado',
  sede_id: 'Sede',
  programa: 'Programa',
  fase: 'Fase',
  fecha_ingreso: 'Fecha de ingreso',
  fecha_egreso_prevista: 'Egreso previsto',
  eps: 'EPS',
  fecha_egreso: 'Fecha de egreso',
  tipo_egreso: 'Tipo de egreso',
  motivo_egreso: 'Motivo del egreso',
  valor_mensualidad: 'Valor de la mensualidad',
  dia_pago: 'Día de pago',
  beca_porcentaje: 'Beca (%)',
  'autorizacion_datos.otorgada': 'Autorización de datos',
  'autorizacion_datos.fecha': 'Fecha de la autorización',
  'autorizacion_datos.medio': 'Medio de la autorización',
  'autorizacion_datos.version': 'Versión del texto',
  'autorizacion_datos.revocada_en': 'Revocada el',
  alergias: 'Alergias',
  medicamentos: 'Medicamentos',
  sustancia_principal: 'Sustancia principal',
  antecedentes: 'Antecedentes',
  observaciones: 'Observaciones',
} as const;

/** The whole authorisation, where it is one more field. */
const ETIQUETA_AUTORIZACION_DATOS = 'Autorización de datos';

const POR_CAMPO: Readonly<Record<string, string>> = {
  ...ETIQUETAS_PARTICIPANTE,
  autorizacion_datos: ETIQUETA_AUTORIZACION_DATOS,
};

/** A field that people do not know comes back as it is. */
export const etiquetaDe = (campo: string): string => POR_CAMPO[campo] ?? campo;

export const tieneEtiqueta = (campo: string): boolean => campo in POR_CAMPO;

const OPCIONES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tipo_documento: ETIQUETA_TIPO_DOCUMENTO,
  area: ETIQUETA_AREA,
  estado: ETIQUETA_ESTADO_PARTICIPANTE,
  programa: ETIQUETA_PROGRAMA,
  fase: ETIQUETA_FASE,
  tipo_egreso: ETIQUETA_TIPO_EGRESO,
  medio: ETIQUETA_MEDIO_AUTORIZACION,
};

const autorizacionEnPalabras = (valor: object): string => {
  const { otorgada, fecha, revocada_en } = valor as Record<string, unknown>;
  if (!otorgada) return 'Sin otorgar';
  if (revocada_en) return `Revocada el ${formatearFecha(String(revocada_en))}`;
  return fecha ? `Otorgada el ${formatearFecha(String(fecha))}` : 'Otorgada';
};

/** A field's value in words; 'Sin dato' when there is none. `nombreSede` turns the id of a sede into its name. */
export const valorEnPalabras = (
  campo: string,
  valor: unknown,
  nombreSede: (id: number | string) => string,
): string => {
  if (valor === null || valor === undefined || valor === '') return 'Sin dato';
  if (campo === 'sede_id') return nombreSede(valor as number | string);
  if (campo === 'telefono') return formatearTelefono(String(valor));
  if (campo === 'valor_mensualidad') return formatearPesos(Number(valor));
  if (campo === 'autorizacion_datos') return autorizacionEnPalabras(valor as object);
  if (campo.startsWith('fecha_')) return formatearFecha(String(valor));
  return OPCIONES[campo]?.[String(valor)] ?? String(valor);
};
