import type { MediosDeSellar } from '@/infrastructure/di/server/crear-servicios-servidor';

/** The key somebody configured, or the one of the data folder, where the last seal is remembered too. */
export const abrirSellado = async (carpeta: string, clave: string | undefined): Promise<MediosDeSellar> => {
  const [{ llaveHmacDeHistoria }, { memoriaEnCarpeta, secretoEnCarpeta }] = await Promise.all([
    import('@/infrastructure/crypto/llave-hmac-de-historia'),
    import('@/infrastructure/storage/historia-en-carpeta'),
  ]);
  return {
    llave: llaveHmacDeHistoria(clave ?? (await secretoEnCarpeta(carpeta))),
    memoria: memoriaEnCarpeta(carpeta),
  };
};
