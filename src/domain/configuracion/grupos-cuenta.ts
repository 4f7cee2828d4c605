/** The groups under which the public page shows the accounts, in its order. */
export const GRUPOS_CUENTA = ['SERVICIOS', 'INSTITUCIONAL', 'DESTINOS'] as const;
export type GrupoCuenta = (typeof GRUPOS_CUENTA)[number];
export const ETIQUETA_GRUPO_CUENTA: Readonly<Record<GrupoCuenta, string>> = {
  SERVICIOS: 'Servicios',
  INSTITUCIONAL: 'Institucional',
  DESTINOS: 'Ingresos por destino',
};
