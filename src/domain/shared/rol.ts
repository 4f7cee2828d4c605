export const ROLES = ['CONSULTA', 'ADMINISTRADOR'] as const;
export type Rol = (typeof ROLES)[number];

/** Specification §6. */
export const NIVEL_ROL: Readonly<Record<Rol, number>> = { CONSULTA: 1, ADMINISTRADOR: 2 };

export const ETIQUETA_ROL: Readonly<Record<Rol, string>> = {
  CONSULTA: 'Consulta',
  ADMINISTRADOR: 'Administrador',
};

/** A role is enough when its level reaches the required one; an unknown role counts as CONSULTA. */
export const rolAlcanza = (rol: string | null | undefined, requerido: Rol): boolean =>
  NIVEL_ROL[ROLES.find((conocido) => conocido === rol) ?? 'CONSULTA'] >= NIVEL_ROL[requerido];
