import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { entero } from '@/domain/shared/esquemas';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { leerDinero, leerEntero } from '@/domain/shared/lectura/leer-entero';
import { leerFecha, leerFechaDeNacimiento, leerPeriodo } from '@/domain/shared/lectura/leer-fecha';
import { leerTelefono } from '@/domain/shared/telefono';
import { z } from '@/domain/shared/zod';

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

const DEMASIADO = `El valor máximo es ${formatearPesos(VALOR_MAXIMO)}`;

/** The same beside its field, before anything is sent: a document number typed as an amount. */
export const rechazoPorGrande = (valor: unknown): string | undefined =>
  typeof valor === 'number' && valor > VALOR_MAXIMO ? DEMASIADO : undefined;

/** Whole COP, from `min` to {@link VALOR_MAXIMO}; also as text, read by `leerDinero`. */
export const dinero = (min: number) =>
  numeroTecleado(
    leerDinero,
    z
      .number()
      .check(
        z.int('Escriba el valor sin centavos'),
        z.gte(min, `El valor mínimo es ${formatearPesos(min)}`),
        z.lte(VALOR_MAXIMO, DEMASIADO),
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
