/** Search parameters as the router hands them over, before anybody trusts them. */
export type ParametrosUrl = Readonly<Record<string, unknown>>;

/** Every parameter of an address, what it does not say included: one that is not read does not compile. */
export type Leida<B> = { [N in keyof Required<B>]: B[N] };

/** Longest text taken from an address: anything above was not typed in a search box. */
const TEXTO_MAXIMO = 200;

/** The router reads `?buscar=123` as a number: a text parameter takes it back as it was written. */
export const leerTexto = (valor: unknown): string | undefined => {
  const texto = typeof valor === 'number' || typeof valor === 'boolean' ? String(valor) : valor;
  return typeof texto === 'string' && texto.trim() !== '' ? texto.slice(0, TEXTO_MAXIMO) : undefined;
};

/** A whole number from `minimo` to `maximo`. */
export const leerEntero = (
  valor: unknown,
  minimo: number,
  maximo = Number.MAX_SAFE_INTEGER,
): number | undefined => {
  const numero = typeof valor === 'string' && valor.trim() !== '' ? Number(valor) : valor;
  return Number.isInteger(numero) && (numero as number) >= minimo && (numero as number) <= maximo
    ? (numero as number)
    : undefined;
};

/** Only `true` says anything; absence is `false`. */
export const leerMarca = (valor: unknown): true | undefined =>
  valor === true || valor === 'true' ? true : undefined;

export const leerOpcion = <T extends string>(valor: unknown, opciones: readonly T[]): T | undefined =>
  opciones.find((opcion) => opcion === valor);

/** Identity of a record: a whole number or a text, as the services give it. */
export const leerId = (valor: unknown): number | string | undefined =>
  typeof valor === 'number' ? leerEntero(valor, 0) : leerTexto(valor);
