export interface Tokens {
  /** 256 random bits. */
  nuevo(): string;
  /** What is stored instead of the token. */
  huella(token: string): string;
}
