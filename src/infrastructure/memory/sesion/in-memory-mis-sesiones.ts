import type { MisSesiones } from '@/application/sesion/mis-sesiones.port';
import { agenteEnPalabras } from '@/domain/sesion/agente-en-palabras';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { BaseMemoria } from '../shared/base-memoria';

const NO_ES_LA_CONTRASENA = 'La contraseña no es correcta';

interface Dependencias {
  base: BaseMemoria;
  /** Id of whoever is signed in. */
  quien: () => number | string | null;
  /** The browser's User-Agent. */
  agente: string;
}

/** Here nobody is anywhere else: there is one session, the one that asks. */
export const crearInMemoryMisSesiones = ({ base, quien, agente }: Dependencias): MisSesiones => {
  const { ahora: desde } = base.firmar();
  return {
    listar: async () => [
      {
        id: 1,
        dispositivo: agenteEnPalabras(agente),
        direccion: null,
        creada_en: desde,
        ultimo_uso: base.firmar().ahora,
        actual: true,
      },
    ],
    cerrar: async ({ password }) => {
      if (base.contrasenas.get(String(quien())) !== password)
        throw errorValidacion(NO_ES_LA_CONTRASENA, { password: NO_ES_LA_CONTRASENA });
      return 0;
    },
  };
};
