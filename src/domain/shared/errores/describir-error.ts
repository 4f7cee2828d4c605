import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import { type ErroresCampos, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { esErrorTransporte } from '@/domain/shared/errores/error-transporte';

/** What a person reads about a failure. */
export interface DescripcionError {
  titulo: string;
  /** The catalogue's message, the rule's, or the server's own reason for a conflict. */
  detalle: string;
  /** What the server said in its own words, when it adds something. */
  mensajeServidor: string | null;
  sugerencias: readonly string[];
  campos: ErroresCampos;
}

/** The one place that turns an error into what the person reads; `titulo` is the operation's message of §8. */
export const describirError = (error: unknown, titulo: string): DescripcionError => {
  const conocido = esErrorAplicacion(error) ? error : errorDesconocido(error);
  const transporte = esErrorTransporte(conocido) ? conocido : null;
  const mensajeServidor = transporte?.serverMessage ?? null;
  if (transporte?.type === 'CONFLICT' && mensajeServidor) {
    // A house without places, a stale version: what the catalogue says of every 409 would be false of most.
    return {
      titulo,
      detalle: mensajeServidor,
      mensajeServidor: null,
      sugerencias: [],
      campos: transporte.campos,
    };
  }
  return {
    titulo,
    detalle: conocido.message,
    mensajeServidor: mensajeServidor === conocido.message ? null : mensajeServidor,
    sugerencias: transporte?.suggestions ?? [],
    campos: conocido.campos,
  };
};
