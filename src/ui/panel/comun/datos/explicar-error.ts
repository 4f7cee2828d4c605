import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { describirError } from '@/domain/shared/errores/describir-error';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { esFalloDeCarga } from '@/ui/app/errores/fallo-de-carga';

/** Codes of a rule that said no: its own words explain it better than the advice of the catalogue. */
const DE_REGLA = new Set(['VALIDACION', 'DUPLICADO', 'CONFLICTO', 'VERSION_OBSOLETA']);

export interface ExplicacionError {
  /** The most precise thing known: the server's words, else the catalogue's or the rule's. */
  causa: string;
  /** What is said of each field, for where there is no field to say it beside. */
  deCampos: readonly string[];
  /** The catalogue's message, when `causa` is the server's. */
  nota: string | null;
  sugerencias: readonly string[];
}

export const explicarError = (falla: unknown): ExplicacionError => {
  // The code that makes a call may not arrive either: for whoever waits it is the same silence.
  const error = esFalloDeCarga(falla) ? errorSinRespuesta('red', falla) : falla;
  const { detalle, mensajeServidor, sugerencias, campos } = describirError(error, '');
  const esRegla = esErrorAplicacion(error) && DE_REGLA.has(error.codigo);
  const causa = mensajeServidor ?? detalle;
  return {
    causa,
    deCampos: [...new Set(Object.values(campos))].filter((mensaje) => mensaje !== causa),
    nota: mensajeServidor ? detalle : null,
    sugerencias: mensajeServidor && esRegla ? [] : sugerencias,
  };
};
