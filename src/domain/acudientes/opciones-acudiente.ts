/** Without schemas: the addresses of the screens are read with these, in the entry of the panel. */
export const PARENTESCOS = [
  'MADRE',
  'PADRE',
  'CONYUGE',
  'HIJO',
  'HERMANO',
  'ABUELO',
  'TIO',
  'AMIGO',
  'OTRO',
] as const;
export type Parentesco = (typeof PARENTESCOS)[number];

export const ETIQUETA_PARENTESCO: Readonly<Record<Parentesco, string>> = {
  MADRE: 'Madre',
  PADRE: 'Padre',
  CONYUGE: 'Cónyuge',
  HIJO: 'Hijo o hija',
  HERMANO: 'Hermano o hermana',
  ABUELO: 'Abuelo o abuela',
  TIO: 'Tío o tía',
  AMIGO: 'Amigo o amiga',
  OTRO: 'Otro',
};

export const ESTADOS_ACUDIENTE = ['ACTIVO', 'INACTIVO'] as const;
export type EstadoAcudiente = (typeof ESTADOS_ACUDIENTE)[number];
export const ETIQUETA_ESTADO_ACUDIENTE: Readonly<Record<EstadoAcudiente, string>> = {
  ACTIVO: 'Activo',
  INACTIVO: 'Inactivo',
};

export const ORDENES_ACUDIENTES = ['apellidos', 'parentesco', 'estado', 'actualizado_en'] as const;
