interface Comun {
  /** Its name as people read it: in the form, in the card, in the history and over the column of a file. */
  etiqueta: string;
  /** Nothing is created without it. */
  obligatorio?: true;
  /** What a record read without it has; without this, `null`. */
  siFalta?: string | number | boolean;
  /** Its place among the columns that a file may bring, by tens so that one more fits; without it no file brings it. */
  columna?: number;
  /** Health data. */
  reservado?: true;
  /** Its name in a template, between `{{` and `}}`. */
  variable?: string;
}

/** One line of a field sheet. The type decides how a value is checked, read from a cell, typed and told. */
export type Campo = Comun &
  (
    | { tipo: 'texto' | 'parrafo'; min?: number; max: number }
    | { tipo: 'cantidad'; min: number; max: number }
    /** From none to `max`; what was stored when more were allowed is still read. */
    | { tipo: 'conteo'; max: number }
    | { tipo: 'dinero'; min: number }
    /** One of the codes that have words, offered in their order. */
    | { tipo: 'opcion'; palabras: Readonly<Record<string, string>> }
    | { tipo: 'fecha' | 'nacimiento' | 'periodo' }
    | { tipo: 'correo' | 'documento' | 'id' | 'marca' | 'porcentaje' | 'telefono' }
  );

export type TipoCampo = Campo['tipo'];

/** The field sheet of an entity, in the order in which its record is stored. */
export type Campos = Readonly<Record<string, Campo>>;

/** The fields of a sheet that have that property. */
export type CamposCon<S extends Campos, P extends keyof Comun> = {
  [K in keyof S]: S[K] extends Readonly<Record<P, unknown>> ? K : never;
}[keyof S];

/** The fields of a sheet of one of those types. */
export type CamposDeTipo<S extends Campos, T extends TipoCampo> = {
  [K in keyof S]: S[K]['tipo'] extends T ? K : never;
}[keyof S];

export const nombresDe = <S extends Campos>(campos: S) => Object.keys(campos) as (keyof S & string)[];

export const camposCon = <S extends Campos, P extends keyof Comun>(campos: S, propiedad: P) =>
  nombresDe(campos).filter((nombre) => campos[nombre]?.[propiedad] !== undefined) as (CamposCon<S, P> &
    string)[];

export const etiquetasDe = <S extends Campos>(campos: S) =>
  Object.fromEntries(Object.entries(campos).map(([nombre, { etiqueta }]) => [nombre, etiqueta])) as {
    readonly [K in keyof S]: S[K]['etiqueta'];
  };
