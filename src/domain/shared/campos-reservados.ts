/** Health data: only for ADMINISTRADOR and only while the authorisation is granted. */
export const CAMPOS_RESERVADOS = ['alergias', 'medicamentos', 'sustancia_principal', 'antecedentes'] as const;
export type CampoReservado = (typeof CAMPOS_RESERVADOS)[number];

export const esCampoReservado = (campo: string): campo is CampoReservado =>
  (CAMPOS_RESERVADOS as readonly string[]).includes(campo);
