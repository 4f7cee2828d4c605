import { ETIQUETA_ESTADO_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import {
  ETIQUETA_FASE,
  ETIQUETA_MEDIO_AUTORIZACION,
  ETIQUETA_PROGRAMA,
  ETIQUETA_TIPO_EGRESO,
} from '@/domain/participantes/opciones-participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import type { Campo, Campos } from '@/domain/shared/campos/campo';
import type { CampoReservado } from '@/domain/shared/campos-reservados';
import { ETIQUETA_TIPO_DOCUMENTO } from '@/domain/shared/tipo-documento';

/** Everything that is written of a participante, but their authorisation. */
export const CAMPOS_PARTICIPANTE = {
  nombre: {
    etiqueta: 'Nombre completo',
    tipo: 'texto',
    min: 3,
    max: 120,
    obligatorio: true,
    columna: 10,
    variable: 'participante.nombre',
  },
  telefono: {
    etiqueta: 'Teléfono',
    tipo: 'telefono',
    obligatorio: true,
    siFalta: '',
    columna: 20,
    variable: 'participante.telefono',
  },
  tipo_documento: {
    etiqueta: 'Tipo de documento',
    tipo: 'opcion',
    palabras: ETIQUETA_TIPO_DOCUMENTO,
    columna: 30,
  },
  numero_documento: {
    etiqueta: 'Número de documento',
    tipo: 'documento',
    columna: 40,
    variable: 'participante.numero_documento',
  },
  fecha_nacimiento: {
    etiqueta: 'Fecha de nacimiento',
    tipo: 'nacimiento',
    columna: 50,
    variable: 'participante.fecha_nacimiento',
  },
  area: {
    etiqueta: 'Área de atención',
    tipo: 'opcion',
    palabras: ETIQUETA_AREA,
    columna: 60,
    variable: 'participante.area',
  },
  municipio: {
    etiqueta: 'Municipio',
    tipo: 'texto',
    max: 120,
    columna: 80,
    variable: 'participante.municipio',
  },
  direccion: {
    etiqueta: 'Dirección',
    tipo: 'texto',
    max: 200,
    columna: 90,
    variable: 'participante.direccion',
  },
  email: { etiqueta: 'Correo electrónico', tipo: 'correo', columna: 70, variable: 'participante.correo' },
  sede_id: { etiqueta: 'Sede', tipo: 'id', columna: 120 },
  programa: {
    etiqueta: 'Programa',
    tipo: 'opcion',
    palabras: ETIQUETA_PROGRAMA,
    columna: 130,
    variable: 'proceso.programa',
  },
  fase: { etiqueta: 'Fase', tipo: 'opcion', palabras: ETIQUETA_FASE, columna: 140, variable: 'proceso.fase' },
  estado: {
    etiqueta: 'Estado',
    tipo: 'opcion',
    palabras: ETIQUETA_ESTADO_PARTICIPANTE,
    siFalta: 'PREINGRESO',
    columna: 150,
  },
  fecha_ingreso: {
    etiqueta: 'Fecha de ingreso',
    tipo: 'fecha',
    columna: 160,
    variable: 'proceso.fecha_ingreso',
  },
  fecha_egreso_prevista: {
    etiqueta: 'Egreso previsto',
    tipo: 'fecha',
    columna: 170,
    variable: 'proceso.fecha_egreso_prevista',
  },
  fecha_egreso: {
    etiqueta: 'Fecha de egreso',
    tipo: 'fecha',
    columna: 180,
    variable: 'proceso.fecha_egreso',
  },
  tipo_egreso: { etiqueta: 'Tipo de egreso', tipo: 'opcion', palabras: ETIQUETA_TIPO_EGRESO, columna: 190 },
  motivo_egreso: { etiqueta: 'Motivo del egreso', tipo: 'parrafo', max: 2000, columna: 200 },
  valor_mensualidad: { etiqueta: 'Valor de la mensualidad', tipo: 'dinero', min: 0, columna: 210 },
  dia_pago: { etiqueta: 'Día de pago', tipo: 'cantidad', min: 1, max: 28, columna: 220 },
  beca_porcentaje: { etiqueta: 'Beca (%)', tipo: 'porcentaje', columna: 230 },
  eps: { etiqueta: 'EPS', tipo: 'texto', max: 120, columna: 110, variable: 'participante.eps' },
  contacto_emergencia: { etiqueta: 'Contacto de emergencia', tipo: 'texto', max: 200, columna: 100 },
  observaciones: { etiqueta: 'Observaciones', tipo: 'parrafo', max: 4000, columna: 240 },
  alergias: { etiqueta: 'Alergias', tipo: 'parrafo', max: 2000, reservado: true, variable: 'salud.alergias' },
  medicamentos: {
    etiqueta: 'Medicamentos',
    tipo: 'parrafo',
    max: 2000,
    reservado: true,
    variable: 'salud.medicamentos',
  },
  sustancia_principal: {
    etiqueta: 'Sustancia principal',
    tipo: 'texto',
    max: 200,
    reservado: true,
    variable: 'salud.sustancia_principal',
  },
  antecedentes: {
    etiqueta: 'Antecedentes',
    tipo: 'parrafo',
    max: 4000,
    reservado: true,
    variable: 'salud.antecedentes',
  },
} as const satisfies Campos & Record<CampoReservado, Campo & { reservado: true }>;

export type CampoParticipante = keyof typeof CAMPOS_PARTICIPANTE;

/** Of the permission that they are on: read with them, and written in their current stay. */
export const CAMPOS_PERMISO = {
  salida_permiso: { etiqueta: 'Salida de permiso', tipo: 'fecha' },
  regreso_previsto: { etiqueta: 'Regreso previsto', tipo: 'fecha' },
} as const satisfies Campos;

/** The participant's permission to store sensitive data (Ley 1581 de 2012). */
export const CAMPOS_AUTORIZACION = {
  otorgada: { etiqueta: 'Autorización de datos', tipo: 'marca', obligatorio: true },
  version: { etiqueta: 'Versión del texto', tipo: 'texto', max: 20 },
  fecha: { etiqueta: 'Fecha de la autorización', tipo: 'fecha' },
  medio: { etiqueta: 'Medio de la autorización', tipo: 'opcion', palabras: ETIQUETA_MEDIO_AUTORIZACION },
  revocada_en: { etiqueta: 'Revocada el', tipo: 'fecha' },
} as const satisfies Campos;
