import type { Contrasenas } from '@/application/sesion/contrasenas.port';
import { MENSAJE_ENLACE_VENCIDO } from '@/domain/sesion/contrasenas';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { BaseMemoria } from '../shared/base-memoria';

const NO_ES_LA_ACTUAL = 'La contraseña actual no es correcta';

interface Dependencias {
  base: BaseMemoria;
  /** Id of whoever is signed in. */
  quien: () => number | string | null;
}

/** Nothing sends mail here, so no link is ever good. */
export const crearInMemoryContrasenas = ({ base, quien }: Dependencias): Contrasenas => ({
  cambiar: async ({ actual, nueva }) => {
    const id = String(quien());
    if (base.contrasenas.get(id) !== actual)
      throw errorValidacion(NO_ES_LA_ACTUAL, { actual: NO_ES_LA_ACTUAL });
    base.contrasenas.set(id, nueva);
    if (base.usuarios.obtener(id)?.provisional_hasta) base.usuarios.cambiar(id, { provisional_hasta: null });
    return null;
  },
  confirmar: async () => {
    throw errorValidacion(MENSAJE_ENLACE_VENCIDO, { token: MENSAJE_ENLACE_VENCIDO });
  },
});
