import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/** Type of a `root` error that only sums up those of the fields. */
export const DE_CAMPOS = 'CAMPOS';

/**
 * Lets the domain's own validators judge the form, so that the rules are written once. `validar` throws as they do;
 * the error's message goes to `root`, as the title of the summary.
 */
export const resolverDominio =
  <V extends FieldValues>(validar: (valores: V) => void): Resolver<V> =>
  async (valores) => {
    try {
      validar(valores);
      return { values: valores, errors: {} };
    } catch (error) {
      if (!esErrorAplicacion(error)) throw error;
      const errores: FieldErrors = {};
      const tieneCampos = Object.keys(error.campos).length > 0;
      set(errores, 'root', { type: tieneCampos ? DE_CAMPOS : error.codigo, message: error.message });
      for (const [campo, message] of Object.entries(error.campos))
        set(errores, campo, { type: 'dominio', message });
      return { values: {}, errors: errores as FieldErrors<V> };
    }
  };
