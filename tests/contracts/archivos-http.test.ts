import { abrirS3DePrueba } from '@tests/server/apoyo/s3-de-prueba';
import { abrirArchivosHttp } from './apoyo/archivos-http';
import { contratoArchivoStore } from './archivos/contrato-archivo-store';
import { contratoPapeleraYReserva } from './archivos/contrato-papelera-y-reserva';

const enS3 = async () => {
  const s3 = await abrirS3DePrueba();
  const abierto = await abrirArchivosHttp(s3.ajustes);
  return {
    ...abierto,
    cerrar: async () => {
      await abierto.cerrar();
      await s3.cerrar();
    },
  };
};

for (const contrato of [contratoArchivoStore, contratoPapeleraYReserva]) {
  contrato('HTTP sobre el servidor, en disco', () => abrirArchivosHttp());
  contrato('HTTP sobre el servidor, en S3', enS3);
}
