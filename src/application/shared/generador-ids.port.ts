export interface GeneradorIds {
  /** A value nobody else has: what makes a repeated submission recognisable. */
  nuevo(): string;
}
