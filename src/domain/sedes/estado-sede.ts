export const ESTADOS_SEDE = ['ACTIVA', 'EN_ADECUACION', 'INACTIVA'] as const;
export type EstadoSede = (typeof ESTADOS_SEDE)[number];

export const ETIQUETA_ESTADO_SEDE: Readonly<Record<EstadoSede, string>> = {
  ACTIVA: 'Activa',
  EN_ADECUACION: 'En adecuación',
  INACTIVA: 'Inactiva',
};

export const ORDENES_SEDES = ['nombre', 'municipio', 'estado', 'actualizado_en'] as const;
