export interface Tokens {
  /** 256 random bits. */
  nuevo(): string;
  /** What is stored instead of the token. */
  huella(token: string): string;
}

/** Slow one-way digest of passwords. */
export interface HashContrasena {
  calcular(contrasena: string): Promise<string>;
  /** With `null`, does the same work and answers false: whether the account exists does not show in the time taken. */
  coincide(contrasena: string, hash: string | null): Promise<boolean>;
}

export interface ContrasenasComunes {
  /** Whether it is among those that everybody tries first. */
  esComun(contrasena: string): Promise<boolean>;
  /** How the foundation is called now: whoever tries passwords knows it. */
  nombreFundacion(): Promise<string>;
}

/** Signs, with what the database does not have, the history and the backups. */
export interface LlaveDeHistoria {
  /** Tells this key from another, and nothing about it. */
  id: string;
  firmar(texto: string): string;
}
