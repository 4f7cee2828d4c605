export const PROGRAMAS = ['INTERNADO', 'FAMILIAR', 'REINSERCION'] as const;
export type Programa = (typeof PROGRAMAS)[number];
export const ETIQUETA_PROGRAMA: Readonly<Record<Programa, string>> = {
  INTERNADO: 'Internado',
  FAMILIAR: 'Familiar',
  REINSERCION: 'Reinserción',
};

export const FASES = ['ACOGIDA', 'PROCESO', 'REINSERCION', 'SEGUIMIENTO'] as const;
export type Fase = (typeof FASES)[number];
export const ETIQUETA_FASE: Readonly<Record<Fase, string>> = {
  ACOGIDA: 'Acogida',
  PROCESO: 'Proceso',
  REINSERCION: 'Reinserción',
  SEGUIMIENTO: 'Seguimiento',
};

export const TIPOS_EGRESO = [
  'PROCESO_TERMINADO',
  'RETIRO_VOLUNTARIO',
  'ABANDONO',
  'CONVIVENCIA',
  'REMISION',
  'FALLECIMIENTO',
] as const;
export type TipoEgreso = (typeof TIPOS_EGRESO)[number];
export const ETIQUETA_TIPO_EGRESO: Readonly<Record<TipoEgreso, string>> = {
  PROCESO_TERMINADO: 'Proceso terminado',
  RETIRO_VOLUNTARIO: 'Retiro voluntario',
  ABANDONO: 'Abandono',
  CONVIVENCIA: 'Convivencia',
  REMISION: 'Remisión',
  FALLECIMIENTO: 'Fallecimiento',
};

export const MEDIOS_AUTORIZACION = ['ESCRITO', 'DIGITAL', 'GRABACION'] as const;
export type MedioAutorizacion = (typeof MEDIOS_AUTORIZACION)[number];
export const ETIQUETA_MEDIO_AUTORIZACION: Readonly<Record<MedioAutorizacion, string>> = {
  ESCRITO: 'Documento firmado',
  DIGITAL: 'Medio digital',
  GRABACION: 'Grabación',
};

/** Of whoever is on a permission: the day they were expected back has gone by, or it is today. */
export const FILTROS_PERMISO = ['VENCIDO', 'HOY'] as const;
export type FiltroPermiso = (typeof FILTROS_PERMISO)[number];
export const ETIQUETA_FILTRO_PERMISO: Readonly<Record<FiltroPermiso, string>> = {
  VENCIDO: 'No han vuelto',
  HOY: 'Vuelven hoy',
};

export const ORDENES_PARTICIPANTES = [
  'nombre',
  'estado',
  'programa',
  'fecha_ingreso',
  'fecha_egreso_prevista',
  'regreso_previsto',
  'actualizado_en',
  'sede',
  'saldo',
] as const;
