/** Fields by the place where they are shown; those of one row, together. */
export type Lugares<C extends string> = Readonly<Record<string, readonly (readonly C[])[]>>;

/** The places as they are written. A field that none of them has does not compile, and the error names it. */
export const lugaresDe =
  <C extends string>() =>
  <const L extends Lugares<C>>(
    lugares: L &
      ([Exclude<C, L[keyof L][number][number]>] extends [never]
        ? unknown
        : { falta: Exclude<C, L[keyof L][number][number]> }),
  ): L =>
    lugares;
