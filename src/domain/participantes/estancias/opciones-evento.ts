export const TIPOS_EVENTO = ['PERMISO', 'TRASLADO', 'CAMBIO_DE_FASE'] as const;
export type TipoEvento = (typeof TIPOS_EVENTO)[number];
export const ETIQUETA_EVENTO: Readonly<Record<TipoEvento, string>> = {
  PERMISO: 'Permiso',
  TRASLADO: 'Traslado',
  CAMBIO_DE_FASE: 'Cambio de fase',
};
