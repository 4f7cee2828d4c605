import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { abrirS3DePrueba } from '@tests/server/apoyo/s3-de-prueba';
import { crearServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { crearHttpArchivoStore } from '@/infrastructure/http/archivos/http-archivo-store';
import { crearUrlFirmada } from '@/infrastructure/http/archivos/url-firmada';
import { abrirBodega } from '@/infrastructure/storage/abrir-bodega';
import type { AjustesS3 } from '@/infrastructure/storage/s3/cubeta';
import { clienteDe } from './apoyo/mundo-http';
import { type ArchivosBajoPrueba, contratoArchivoStore } from './archivos/contrato-archivo-store';
import { contratoPapeleraYReserva } from './archivos/contrato-papelera-y-reserva';

/** The adapter of the browser over the real server, signed in as the administrator, over a disk or a bucket. */
const abrirArchivosHttp = async (s3?: AjustesS3): Promise<ArchivosBajoPrueba> => {
  const carpeta = mkdtempSync(join(tmpdir(), 'archivos-contrato-'));
  const base = await abrirPGliteDePrueba();
  const bodega = await abrirBodega({ carpeta, s3 });
  const servidor = await crearServidorDePrueba({ db: base.db, bodega });
  const direccion = `${servidor.url}/dashboard-api`;
  const de = (token: string) =>
    crearHttpArchivoStore({
      cliente: clienteDe(direccion, () => token),
      firmada: crearUrlFirmada({ fetch, origen: null, enLinea: () => true }),
      base: direccion,
      baseDescargas: null,
    });
  return {
    archivos: de(servidor.tokenAdmin),
    deConsulta: () => de(servidor.tokenConsulta),
    vaciar: async () => {
      const { files, folders } = await bodega.listar('');
      for (const { name } of files) await bodega.eliminar(name);
      for (const { name } of folders) await bodega.eliminarCarpeta(name);
      await base.ejecutarGuion('truncate carpetas_reservadas');
    },
    cerrar: async () => {
      await servidor.cerrar();
      await base.cerrar();
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
};

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
