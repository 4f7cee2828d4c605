/** Where donations go: a wallet, an account of a bank, or both. What there is not is `null`. */
export interface DatosDonaciones {
  billetera: string | null;
  llave: string | null;
  banco: string | null;
  tipo: string | null;
  numero: string | null;
  titular: string | null;
}

/** Every text of `campos`, or `null` where one is missing: half a number is a number that nobody can pay into. */
const completos = <K extends keyof DatosDonaciones>(
  donaciones: DatosDonaciones | null,
  campos: readonly K[],
): Record<K, string> | null =>
  donaciones && campos.every((campo) => donaciones[campo]) ? (donaciones as Record<K, string>) : null;

export const CAMPOS_BILLETERA = ['billetera', 'llave'] as const;
export const CAMPOS_CUENTA = ['banco', 'tipo', 'numero', 'titular'] as const;

/** The wallet, where there is one. */
export const billeteraDe = (donaciones: DatosDonaciones | null) => completos(donaciones, CAMPOS_BILLETERA);

/** The bank account for donations, where there is one. */
export const cuentaParaDonar = (donaciones: DatosDonaciones | null) => completos(donaciones, CAMPOS_CUENTA);
