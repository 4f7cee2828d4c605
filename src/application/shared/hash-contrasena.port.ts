/** Slow one-way digest of passwords. */
export interface HashContrasena {
  calcular(contrasena: string): Promise<string>;
  /** With `null`, does the same work and answers false: whether the account exists does not show in the time taken. */
  coincide(contrasena: string, hash: string | null): Promise<boolean>;
}
