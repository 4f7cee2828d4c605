import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { tieneNulo } from '@/domain/shared/textos';
import { z } from '@/domain/shared/zod';

export const MENSAJE_OBLIGATORIO = 'Este campo es obligatorio';
export const MENSAJE_INVALIDO = 'El valor no es válido';

export const sinNulo = () =>
  z.refine<string>((valor) => !tieneNulo(valor), 'El texto contiene un carácter que no se puede guardar');

/** Says also how long it is: whoever pasted a long text knows how much has to go. Nothing else of such a text is looked at. */
export const hasta = (max: number) =>
  z.maxLength(max, {
    abort: true,
    error: ({ input }) =>
      `Escriba como máximo ${formatearNumero(max)} caracteres: lleva ${formatearNumero(String(input).length)}`,
  });

/** Text between `min` and `max` characters once trimmed. */
export const texto = (min: number, max: number) =>
  z.string().check(z.trim(), sinNulo(), z.minLength(min, `Escriba al menos ${min} caracteres`), hasta(max));

export const entero = (min: number, max: number) =>
  z
    .number()
    .check(
      z.int('Escriba un número entero'),
      z.gte(min, `El valor mínimo es ${min}`),
      z.lte(max, `El valor máximo es ${max}`),
    );

const CORREO = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

export const correo = () =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(254, { error: 'Escriba como máximo 254 caracteres', abort: true }),
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
