export const TIPOS_NOVEDAD = [
  'VISITA',
  'LLAMADA',
  'CONVIVENCIA',
  'PERTENENCIAS',
  'SALUD',
  'MEDICAMENTO_ENTREGADO',
] as const;
export type TipoNovedad = (typeof TIPOS_NOVEDAD)[number];

export const ETIQUETA_NOVEDAD: Readonly<Record<TipoNovedad, string>> = {
  VISITA: 'Visita',
  LLAMADA: 'Llamada',
  CONVIVENCIA: 'Convivencia',
  PERTENENCIAS: 'Pertenencias',
  SALUD: 'Salud',
  MEDICAMENTO_ENTREGADO: 'Medicamento entregado',
};

const DE_SALUD: ReadonlySet<TipoNovedad> = new Set(['SALUD', 'MEDICAMENTO_ENTREGADO']);

/** Health data: only for ADMINISTRADOR. A medicine tells an illness. */
export const esDeSalud = ({ tipo }: { tipo: TipoNovedad }): boolean => DE_SALUD.has(tipo);
