import type { MarcaDeSello } from '@/domain/actividad/sello-de-historia';
import { llaveHmacDeHistoria } from '@/infrastructure/crypto/llave-hmac-de-historia';
import type { MediosDeSellar } from '@/infrastructure/di/server/crear-servicios-servidor';

/** A key, and a memory outside the database, of its own. */
export const selladoDePrueba = (clave = 'una clave de prueba para la historia'): MediosDeSellar => {
  let marca: MarcaDeSello | null = null;
  return {
    llave: llaveHmacDeHistoria(clave),
    memoria: {
      leer: async () => marca,
      guardar: async (nueva) => {
        marca = nueva;
      },
    },
  };
};
