import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { leerDinero, leerEntero } from '@/domain/shared/lectura/leer-entero';
import { leerFecha, leerFechaDeNacimiento, leerPeriodo } from '@/domain/shared/lectura/leer-fecha';
import { leerTelefono } from '@/domain/shared/telefono';
import { tieneNulo } from '@/domain/shared/textos';
import { z } from '@/domain/shared/zod';

export const MENSAJE_OBLIGATORIO = 'Este campo es obligatorio';
export const MENSAJE_INVALIDO = 'El valor no es válido';

export const sinNulo = () =>
  z.refine<string>((valor) => !tieneNulo(valor), 'El texto contiene un carácter que no se puede guardar');

/** Text between `min` and `max` characters once trimmed. */
export const texto = (min: number, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      sinNulo(),
      z.minLength(min, `Escriba al menos ${min} caracteres`),
      z.maxLength(max, `Escriba como máximo ${max} caracteres`),
    );

export const entero = (min: number, max: number) =>
  z
    .number()
    .check(
      z.int('Escriba un número entero'),
      z.gte(min, `El valor mínimo es ${min}`),
      z.lte(max, `El valor máximo es ${max}`),
    );

/** A text read by a rule of `lectura`: what it means, or the rule's own words beside the field. What is no text passes. */
const tecleado = <T extends string | number>(leer: (texto: string) => Lectura<T>) =>
  z.transform((escrito: string | T, contexto): T => {
    if (typeof escrito !== 'string') return escrito;
    const lectura = leer(escrito);
    if ('valor' in lectura) return lectura.valor;
    contexto.issues.push({ code: 'custom', message: lectura.rechazo, input: escrito });
    return z.NEVER;
  });

const textoTecleado = (leer: (texto: string) => Lectura<string>) => z.pipe(z.string(), tecleado(leer));

/** A number as JSON has it, or as a person writes it. */
const numeroTecleado = <T extends z.ZodMiniType<number, number>>(
  leer: (texto: string) => Lectura<number>,
  limites: T,
) => z.pipe(z.pipe(z.union([z.number(), z.string()]), tecleado(leer)), limites);

/** Largest amount a field accepts, in whole COP: far above any fee, far below what a 64-bit sum loses. */
export const VALOR_MAXIMO = 1_000_000_000;

/** Whole COP, from `min` to {@link VALOR_MAXIMO}; also as text, read by `leerDinero`. */
export const dinero = (min: number) =>
  numeroTecleado(
    leerDinero,
    z
      .number()
      .check(
        z.int('Escriba el valor sin centavos'),
        z.gte(min, `El valor mínimo es ${formatearPesos(min)}`),
        z.lte(VALOR_MAXIMO, `El valor máximo es ${formatearPesos(VALOR_MAXIMO)}`),
      ),
  );

/** A count, a day or a percentage that somebody types; also as text, read by `leerEntero`. */
export const cantidad = (min: number, max: number) => numeroTecleado(leerEntero, entero(min, max));

/** `YYYY-MM-DD`; as a person writes it, by `leerFecha`. */
export const fecha = () => textoTecleado(leerFecha);

/** The same for a birth, by `leerFechaDeNacimiento`. */
export const fechaDeNacimiento = () => textoTecleado(leerFechaDeNacimiento);

/** `YYYY-MM`; as a person writes it, by `leerPeriodo`. */
export const periodo = () => textoTecleado(leerPeriodo);

/** In the one form of `leerTelefono`. */
export const telefono = () => textoTecleado(leerTelefono);

/** In the one form of `leerDocumento`. */
export const documento = () => textoTecleado(leerDocumento);

const CORREO = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

export const correo = () =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(254, 'Escriba como máximo 254 caracteres'),
      sinNulo(),
      z.regex(CORREO, 'Escriba un correo válido'),
    );

export const unoDe = <const T extends readonly [string, ...string[]]>(valores: T) =>
  z.enum(valores as unknown as [T[number], ...T[number][]], 'Elija una de las opciones');

export const booleano = () => z.boolean('Responda sí o no');

/** May be absent or `null`; an absent key leaves the stored value as it is on update. */
export const opcional = <T extends z.ZodMiniType>(esquema: T) => z.optional(z.nullable(esquema));

/** For what is read from a service: absent or unreadable becomes `null` instead of losing the whole row. */
export const leido = <T extends z.ZodMiniType>(esquema: T) =>
  z.catch(z._default(z.nullable(esquema), null as never), null as never);

/** Like {@link leido} with another value than `null`. */
export const leidoCon = <T extends z.ZodMiniType>(esquema: T, defecto: z.output<T>) =>
  z.catch(z._default(esquema, defecto as never), defecto as never);

/** The rows of a list that can be read; the others are dropped, never the whole list. */
export const listaLeida = <T extends z.ZodMiniType>(esquema: T) => {
  const legibles = (valor: unknown): unknown[] =>
    Array.isArray(valor) ? valor.filter((fila) => esquema.safeParse(fila).success) : [];
  return leidoCon(z.pipe(z.transform(legibles), z.array(esquema as z.ZodMiniType<z.output<T>>)), []);
};

export const esquemaId = z.union([z.number(), z.string().check(z.regex(/\S/), sinNulo())]);
