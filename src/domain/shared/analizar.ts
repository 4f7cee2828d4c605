import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { MENSAJE_INVALIDO, MENSAJE_OBLIGATORIO } from '@/domain/shared/esquemas';
import type { z } from '@/domain/shared/zod';

const esObjetoPlano = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && Object.getPrototypeOf(valor) === Object.prototype;

/** Forms and spreadsheets write "nothing" as an empty text: both sides store it as `null`. */
export const vaciosANulo = (valor: unknown): unknown => {
  if (typeof valor === 'string') return valor.trim() === '' ? null : valor;
  if (!esObjetoPlano(valor)) return valor;
  return Object.fromEntries(Object.entries(valor).map(([clave, dato]) => [clave, vaciosANulo(dato)]));
};

const enRuta = (valor: unknown, ruta: readonly PropertyKey[]): unknown =>
  ruta.reduce<unknown>((actual, clave) => (actual as Record<PropertyKey, unknown> | null)?.[clave], valor);

type Incidencia = z.core.$ZodIssue;

const mensajeDe = (incidencia: Incidencia, entrada: unknown): string => {
  const valor = enRuta(entrada, incidencia.path);
  if (valor === undefined || valor === null) return MENSAJE_OBLIGATORIO;
  return incidencia.message === 'Invalid input' ? MENSAJE_INVALIDO : incidencia.message;
};

const camposDe = (incidencias: readonly Incidencia[], entrada: unknown): ErroresCampos => {
  const campos: Record<string, string> = {};
  for (const incidencia of incidencias) {
    if (incidencia.code === 'unrecognized_keys') {
      for (const clave of incidencia.keys) {
        campos[[...incidencia.path, clave].map(String).join('.')] ??= 'Este campo no se puede enviar';
      }
      continue;
    }
    campos[incidencia.path.map(String).join('.')] ??= mensajeDe(incidencia, entrada);
  }
  return campos;
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
