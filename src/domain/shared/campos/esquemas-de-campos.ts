import type { Campo, Campos, TipoCampo } from '@/domain/shared/campos/campo';
import {
  booleano,
  correo,
  entero,
  esquemaId,
  leido,
  leidoCon,
  opcional,
  texto,
  unoDe,
} from '@/domain/shared/esquemas';
import {
  cantidad,
  dinero,
  documento,
  fecha,
  fechaDeNacimiento,
  periodo,
  telefono,
} from '@/domain/shared/esquemas-tecleados';
import type { Id } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';

type Valor<C extends Campo> = C extends { palabras: infer P }
  ? keyof P
  : C extends { tipo: 'cantidad' | 'conteo' | 'dinero' | 'porcentaje' }
    ? number
    : C extends { tipo: 'id' }
      ? Id
      : C extends { tipo: 'marca' }
        ? boolean
        : string;

type Base<C extends Campo> = z.ZodMiniType<Valor<C>, unknown>;

type PorTipo = { [T in TipoCampo]: (campo: Extract<Campo, { tipo: T }>) => z.ZodMiniType };

const deTexto = ({ min = 1, max }: { min?: number; max: number }) => texto(min, max);

/** As a person writes it, within its limits. */
const ESCRITO: PorTipo = {
  texto: deTexto,
  parrafo: deTexto,
  cantidad: ({ min, max }) => cantidad(min, max),
  conteo: ({ max }) => cantidad(0, max),
  porcentaje: () => cantidad(0, 100),
  dinero: ({ min }) => dinero(min),
  opcion: ({ palabras }) => unoDe(Object.keys(palabras) as [string, ...string[]]),
  correo,
  documento,
  telefono,
  fecha,
  nacimiento: fechaDeNacimiento,
  periodo,
  marca: booleano,
  id: () => esquemaId,
};

const sinLimite = () => entero(0, Number.MAX_SAFE_INTEGER);

/** As a service answers it: a text, an amount or a count beyond today's limits is still read. */
const GUARDADO: PorTipo = {
  ...ESCRITO,
  texto: () => z.string(),
  parrafo: () => z.string(),
  correo: () => z.string(),
  documento: () => z.string(),
  telefono: () => z.string(),
  cantidad: ({ min, max }) => entero(min, max),
  conteo: sinLimite,
  porcentaje: () => entero(0, 100),
  dinero: sinLimite,
  nacimiento: fecha,
  marca: () => z.boolean(),
};

// One table holds one function for each type: which of them fits a field is beyond what the compiler follows.
const escrito = (campo: Campo) => (ESCRITO[campo.tipo] as (campo: Campo) => z.ZodMiniType)(campo);
const guardado = (campo: Campo) => (GUARDADO[campo.tipo] as (campo: Campo) => z.ZodMiniType)(campo);

type Opcional<C extends Campo> = C extends { siFalta: unknown }
  ? z.ZodMiniOptional<Base<C>>
  : ReturnType<typeof opcional<Base<C>>>;

type DeDatos<C extends Campo> = C extends { obligatorio: true } ? Base<C> : Opcional<C>;
type DeCambios<C extends Campo> = C extends { obligatorio: true } ? z.ZodMiniOptional<Base<C>> : Opcional<C>;
type Leido<C extends Campo> = C extends { siFalta: unknown }
  ? ReturnType<typeof leidoCon<Base<C>>>
  : C extends { obligatorio: true }
    ? Base<C>
    : ReturnType<typeof leido<Base<C>>>;

const deCadaUno = (campos: Campos, esquema: (campo: Campo) => z.ZodMiniType) =>
  Object.fromEntries(Object.entries(campos).map(([nombre, campo]) => [nombre, esquema(campo)])) as never;

/** What has a value of its own when it is missing is never emptied. */
const siSeEscribe = (campo: Campo): z.ZodMiniType =>
  campo.siFalta === undefined ? opcional(escrito(campo)) : z.optional(escrito(campo));

/** The fields of the body that creates a record. */
export const esquemasDeDatos = <const S extends Campos>(campos: S): { [K in keyof S]: DeDatos<S[K]> } =>
  deCadaUno(campos, (campo) => (campo.obligatorio ? escrito(campo) : siSeEscribe(campo)));

/** The fields of the body that changes it: each may be absent. */
export const esquemasDeCambios = <const S extends Campos>(campos: S): { [K in keyof S]: DeCambios<S[K]> } =>
  deCadaUno(campos, (campo) => (campo.obligatorio ? z.optional(escrito(campo)) : siSeEscribe(campo)));

/** The fields of a record as a service answers it; without an obligatory one there is no record. */
export const esquemasLeidos = <const S extends Campos>(campos: S): { [K in keyof S]: Leido<S[K]> } =>
  deCadaUno(campos, (campo) => {
    if (campo.siFalta !== undefined) return leidoCon(guardado(campo), campo.siFalta);
    return campo.obligatorio ? guardado(campo) : leido(guardado(campo));
  });
