import { type ErroresCampos, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/** What the rules of a single creation say of a row, by field; nothing when they accept it. `campo` takes what is of none. */
export const rechazosDeReglas = (reglas: () => void, campo: string): ErroresCampos => {
  try {
    reglas();
    return {};
  } catch (error) {
    if (!esErrorAplicacion(error)) throw error;
    return Object.keys(error.campos).length > 0 ? error.campos : { [campo]: error.message };
  }
};
