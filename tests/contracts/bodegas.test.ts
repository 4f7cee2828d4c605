import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirS3DePrueba } from '@tests/server/apoyo/s3-de-prueba';
import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';
import { crearInMemoryBodegaArchivos } from '@/infrastructure/memory/archivos/in-memory-bodega-archivos';
import { bodegaDisco } from '@/infrastructure/storage/disco/bodega-disco';
import { bodegaS3 } from '@/infrastructure/storage/s3/bodega-s3';
import { abrirCubeta } from '@/infrastructure/storage/s3/cubeta';
import { carpetaTemporal } from '@/infrastructure/storage/temporales/carpeta-temporal';
import { contratoBodegaArchivos } from './archivos/contrato-bodega-archivos';

const carpetaNueva = () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'bodega-contrato-'));
  return {
    carpeta,
    temporales: carpetaTemporal(join(carpeta, 'en-camino')),
    borrar: () => rmSync(carpeta, { recursive: true, force: true }),
  };
};

const vaciar = async (bodega: BodegaArchivos): Promise<void> => {
  const { files, folders } = await bodega.listar('');
  for (const { name } of files) await bodega.eliminar(name);
  for (const { name } of folders) await bodega.eliminarCarpeta(name);
};

contratoBodegaArchivos('memoria', async () => {
  const bodega = crearInMemoryBodegaArchivos({ ahora: () => new Date() });
  return {
    bodega,
    vaciar: () => vaciar(bodega),
    cortar: async () => {
      bodega.comprobar = () => Promise.reject(new Error('sin memoria'));
    },
    cerrar: async () => {},
  };
});

contratoBodegaArchivos('disco', async () => {
  const { carpeta, temporales, borrar } = carpetaNueva();
  const raiz = join(carpeta, 'archivos');
  const bodega = bodegaDisco({ raiz, temporales });
  return {
    bodega,
    vaciar: () => vaciar(bodega),
    // A file where the folder was: as when a disk is mounted wrong.
    cortar: async () => {
      rmSync(raiz, { recursive: true, force: true });
      writeFileSync(raiz, '');
    },
    cerrar: async () => borrar(),
  };
});

contratoBodegaArchivos('S3', async () => {
  const { temporales, borrar } = carpetaNueva();
  const s3 = await abrirS3DePrueba();
  const bodega = bodegaS3(abrirCubeta(s3.ajustes), temporales);
  return {
    bodega,
    vaciar: () => vaciar(bodega),
    cortar: s3.cerrar,
    cerrar: async () => borrar(),
  };
});
