import { CAMPOS_RESERVADOS, type CampoReservado } from '@/domain/shared/campos-reservados';

/** What a template can be filled with: its name between `{{` and `}}`, and what a person reads. */
const COMUNES = {
  'participante.nombre': 'Nombre del participante',
  'participante.tipo_documento': 'Tipo de documento del participante',
  'participante.numero_documento': 'Número de documento del participante',
  'participante.fecha_nacimiento': 'Fecha de nacimiento',
  'participante.edad': 'Edad en años',
  'participante.telefono': 'Teléfono del participante',
  'participante.correo': 'Correo del participante',
  'participante.direccion': 'Dirección del participante',
  'participante.municipio': 'Municipio del participante',
  'participante.eps': 'EPS',
  'participante.contacto_emergencia': 'Contacto de emergencia',
  'participante.area': 'Área de atención',
  'proceso.programa': 'Programa',
  'proceso.fase': 'Fase del proceso',
  'proceso.fecha_ingreso': 'Fecha de ingreso',
  'proceso.fecha_egreso_prevista': 'Fecha prevista de egreso',
  'proceso.fecha_egreso': 'Fecha de egreso',
  'proceso.tipo_egreso': 'Tipo de egreso',
  'proceso.dias': 'Días en proceso',
  'acudiente.nombre': 'Nombre del acudiente principal',
  'acudiente.tipo_documento': 'Tipo de documento del acudiente principal',
  'acudiente.numero_documento': 'Número de documento del acudiente principal',
  'acudiente.parentesco': 'Parentesco del acudiente principal',
  'acudiente.telefono': 'Teléfono del acudiente principal',
  'acudiente.direccion': 'Dirección del acudiente principal',
  'pagador.nombre': 'Nombre del responsable del pago',
  'pagador.tipo_documento': 'Tipo de documento del responsable del pago',
  'pagador.numero_documento': 'Número de documento del responsable del pago',
  'pagador.telefono': 'Teléfono del responsable del pago',
  'cobro.valor': 'Valor de la mensualidad',
  'cobro.valor_en_letras': 'Valor de la mensualidad, en letras',
  'cobro.beca': 'Porcentaje de beca',
  'cobro.por_pagar': 'Mensualidad por pagar, descontada la beca',
  'cobro.por_pagar_en_letras': 'Mensualidad por pagar, en letras',
  'cobro.dia_pago': 'Día de pago de cada mes',
  'cuenta.abonado': 'Total pagado hasta hoy',
  'cuenta.saldo': 'Saldo por pagar',
  'cuenta.saldo_en_letras': 'Saldo por pagar, en letras',
  'sede.nombre': 'Nombre de la sede',
  'sede.direccion': 'Dirección de la sede',
  'sede.municipio': 'Municipio de la sede',
  'sede.telefono': 'Teléfono de la sede',
  'sede.responsable': 'Responsable de la sede',
  'fundacion.nombre': 'Nombre de la fundación',
  'fundacion.nit': 'NIT de la fundación',
  'fundacion.direccion': 'Dirección de la fundación',
  'fundacion.municipio': 'Municipio de la fundación',
  'fundacion.telefono': 'Teléfono de la fundación',
  'fundacion.correo': 'Correo de la fundación',
  'documento.fecha': 'Fecha del documento',
  'documento.version': 'Versión del documento',
} as const;

/** Health data: filled only for ADMINISTRADOR and while the authorisation is in force. */
const RESERVADAS = {
  'salud.alergias': 'Alergias',
  'salud.medicamentos': 'Medicamentos',
  'salud.sustancia_principal': 'Sustancia principal',
  'salud.antecedentes': 'Antecedentes',
} as const satisfies Record<`salud.${CampoReservado}`, string>;

export const SIGNIFICADO_VARIABLE = { ...COMUNES, ...RESERVADAS } as const;
export type VariableFormato = keyof typeof SIGNIFICADO_VARIABLE;
export const VARIABLES_FORMATO = Object.keys(SIGNIFICADO_VARIABLE) as readonly VariableFormato[];

export const esVariableFormato = (nombre: string): nombre is VariableFormato =>
  Object.hasOwn(SIGNIFICADO_VARIABLE, nombre);

export const esVariableReservada = (nombre: VariableFormato): boolean =>
  CAMPOS_RESERVADOS.some((campo) => nombre === `salud.${campo}`);

/** What each part before the dot is about, in the order in which the variables are offered. */
export const GRUPOS_VARIABLES = {
  participante: 'Participante',
  proceso: 'Proceso',
  acudiente: 'Acudiente principal',
  pagador: 'Responsable del pago',
  cobro: 'Cobro acordado',
  cuenta: 'Estado de cuenta',
  salud: 'Salud (información reservada)',
  sede: 'Sede',
  fundacion: 'Fundación',
  documento: 'Documento',
} as const;
export type GrupoVariables = keyof typeof GRUPOS_VARIABLES;

export const grupoDeVariable = (nombre: VariableFormato): GrupoVariables =>
  nombre.split('.')[0] as GrupoVariables;
