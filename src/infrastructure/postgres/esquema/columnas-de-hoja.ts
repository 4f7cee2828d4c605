import { type PgColumnBuilderBase, text } from 'drizzle-orm/pg-core';
import { type Campo, type Campos, nombresDe } from '@/domain/shared/campos/campo';

/** A text that may be missing needs nothing said of its column. */
type EsTextoOpcional<C extends Campo> = C extends { obligatorio: true } | { siFalta: unknown }
  ? false
  : C['tipo'] extends 'texto' | 'parrafo' | 'correo' | 'documento' | 'telefono'
    ? true
    : false;

type Propias<S extends Campos> = {
  [K in keyof S as EsTextoOpcional<S[K]> extends true ? never : K]: PgColumnBuilderBase;
};

type Columnas<S extends Campos, P> = {
  [K in keyof S]: K extends keyof P ? P[K] : ReturnType<typeof text>;
};

/**
 * The columns of the fields of a sheet, in its order, which is that of the changes in the history. `propias` says the column of
 * each one that is not an optional text; one that is missing there does not compile.
 */
export const columnasDeHoja = <const S extends Campos, P extends Propias<S>>(
  campos: S,
  propias: P & { [K in Exclude<keyof P, keyof Propias<S>>]: never },
) =>
  Object.fromEntries(
    nombresDe(campos).map((nombre) => [nombre, (propias as Record<string, unknown>)[nombre] ?? text()]),
  ) as Columnas<S, P>;
