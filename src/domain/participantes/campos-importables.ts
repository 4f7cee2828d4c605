import type { DatosParticipante } from '@/domain/participantes/datos-participante';

/** What a file may bring; the reserved block and the authorisation are written one by one, with the person present. */
export const CAMPOS_IMPORTABLES = [
  'nombre',
  'telefono',
  'tipo_documento',
  'numero_documento',
  'fecha_nacimiento',
  'area',
  'email',
  'municipio',
  'direccion',
  'contacto_emergencia',
  'eps',
  'sede_id',
  'programa',
  'fase',
  'estado',
  'fecha_ingreso',
  'fecha_egreso_prevista',
  'fecha_egreso',
  'tipo_egreso',
  'motivo_egreso',
  'valor_mensualidad',
  'dia_pago',
  'beca_porcentaje',
  'observaciones',
] as const satisfies readonly (keyof DatosParticipante)[];
export type CampoImportable = (typeof CAMPOS_IMPORTABLES)[number];

export const OBLIGATORIOS_IMPORTACION: readonly CampoImportable[] = ['nombre', 'telefono'];

/** Columns a file may have: a list often has the surnames apart, and they are part of the name. */
export const COLUMNAS_IMPORTABLES = [
  'nombre',
  'apellidos',
  ...CAMPOS_IMPORTABLES.filter((campo) => campo !== 'nombre'),
] as const;
export type ColumnaImportable = (typeof COLUMNAS_IMPORTABLES)[number];
