import { abrirS3DePrueba } from '@tests/server/apoyo/s3-de-prueba';
import { abrirArchivosHttp } from './apoyo/archivos-http';
import { contratoArchivoStore } from './archivos/contrato-archivo-store';

contratoArchivoStore('HTTP sobre el servidor, en disco', () => abrirArchivosHttp());

contratoArchivoStore('HTTP sobre el servidor, en S3', async () => {
  const s3 = await abrirS3DePrueba();
  const abierto = await abrirArchivosHttp(s3.ajustes);
  return {
    ...abierto,
    cerrar: async () => {
      await abierto.cerrar();
      await s3.cerrar();
    },
  };
});
