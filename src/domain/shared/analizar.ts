import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { MENSAJE_INVALIDO, MENSAJE_OBLIGATORIO } from '@/domain/shared/esquemas';
import type { z } from '@/domain/shared/zod';

const esObjetoPlano = (valor: unknown): valor is Record<string, unknown> => {
  if (typeof valor !== 'object' || valor === null) return false;
  const prototipo = Object.getPrototypeOf(valor);
  return prototipo === Object.prototype || prototipo === null;
};

/** Deeper than any schema: what a body nests below this is never read, and following it would exhaust the stack. */
const HONDURA_MAXIMA = 8;

const limpiar = (valor: unknown, hondura: number): unknown => {
  if (typeof valor === 'string') return valor.trim() === '' ? null : valor;
  if (hondura === HONDURA_MAXIMA) return valor;
  if (Array.isArray(valor)) return valor.map((dato) => limpiar(dato, hondura + 1));
  if (!esObjetoPlano(valor)) return valor;
  return Object.fromEntries(
    Object.entries(valor).map(([clave, dato]) => [clave, limpiar(dato, hondura + 1)]),
  );
};

/** Forms and spreadsheets write "nothing" as an empty text: both sides store it as `null`. */
export const vaciosANulo = (valor: unknown): unknown => limpiar(valor, 0);

const enRuta = (valor: unknown, ruta: readonly PropertyKey[]): unknown =>
  ruta.reduce<unknown>((actual, clave) => (actual as Record<PropertyKey, unknown>)[clave], valor);

type Incidencia = z.core.$ZodIssue;

const mensajeDe = (incidencia: Incidencia, entrada: unknown): string => {
  const valor = enRuta(entrada, incidencia.path);
  if (valor === undefined || valor === null) return MENSAJE_OBLIGATORIO;
  return incidencia.message === 'Invalid input' ? MENSAJE_INVALIDO : incidencia.message;
};

/** Far more than any form has. Whoever sends a body of thousands is not told of each: the answer would be several times what came. */
const CAMPOS_MAXIMO = 100;

const fallosDe = (incidencia: Incidencia, entrada: unknown): [campo: string, mensaje: string][] => {
  const ruta = incidencia.path.map(String);
  if (incidencia.code === 'unrecognized_keys') {
    return incidencia.keys
      .slice(0, CAMPOS_MAXIMO)
      .map((clave) => [[...ruta, clave].join('.'), 'Este campo no se puede enviar']);
  }
  return ruta.length === 0 ? [] : [[ruta.join('.'), mensajeDe(incidencia, entrada)]];
};

/** The first failure of each field. Through a Map, because a field can be called `constructor` or `__proto__`. */
const camposDe = (incidencias: readonly Incidencia[], entrada: unknown): ErroresCampos => {
  const campos = new Map<string, string>();
  for (const incidencia of incidencias) {
    if (campos.size >= CAMPOS_MAXIMO) break;
    for (const [campo, mensaje] of fallosDe(incidencia, entrada)) {
      if (!campos.has(campo)) campos.set(campo, mensaje);
    }
  }
  return Object.fromEntries(campos);
};

export interface Obligatorios {
  campos: readonly string[];
  /** The message of specification §5 when any of them is missing. */
  mensaje: string;
}

/**
 * Parses input against a schema. Throws a VALIDACION error with a message per field; its own message is the
 * specification's when a required field is missing.
 */
export const analizar = <T extends z.ZodMiniType>(
  esquema: T,
  entrada: unknown,
  obligatorios?: Obligatorios,
): z.output<T> => {
  const normalizada = vaciosANulo(entrada);
  const resultado = esquema.safeParse(normalizada);
  if (resultado.success) return resultado.data;
  const campos = camposDe(resultado.error.issues, normalizada);
  const faltaObligatorio = obligatorios?.campos.some((campo) => campos[campo] === MENSAJE_OBLIGATORIO);
  const sinObjeto = !esObjetoPlano(normalizada);
  throw errorValidacion(
    obligatorios && (faltaObligatorio || sinObjeto) ? obligatorios.mensaje : 'Revise los campos señalados',
    campos,
  );
};
