import type { ServidorDelSitio } from '@/application/sitio/servidor-del-sitio.port';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

const sinServidor = async (): Promise<never> => {
  throw new ErrorAplicacion(
    'NO_DISPONIBLE',
    'Lo prepara el servidor, y en la demostración no hay: publique y mire el sitio',
  );
};

export const inMemoryServidorDelSitio: ServidorDelSitio = {
  subirFoto: sinServidor,
  pedirVistaPrevia: sinServidor,
};
