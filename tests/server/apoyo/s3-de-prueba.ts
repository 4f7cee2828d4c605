import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { puertoLibre } from '@tests/server/apoyo/puerto-libre';
import type { AjustesS3 } from '@/infrastructure/storage/s3/cubeta';

const BUCKET = 'fundacion';
const PROGRAMA = fileURLToPath(new URL('servidor-s3.mjs', import.meta.url));

export interface S3DePrueba {
  ajustes: AjustesS3;
  cerrar(): Promise<void>;
}

const esperar = async (endpoint: string): Promise<void> => {
  for (const limite = Date.now() + 60_000; Date.now() < limite; ) {
    if (await fetch(endpoint).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('El servidor S3 de prueba no respondió');
};

/** A real S3-compatible server in a process of its own, with an empty bucket. */
export const abrirS3DePrueba = async (): Promise<S3DePrueba> => {
  const carpeta = mkdtempSync(join(tmpdir(), 's3-prueba-'));
  const puerto = await puertoLibre();
  const hijo = spawn(
    process.execPath,
    // Its pages of a listing are named with a cipher that newer Node keeps under this flag.
    ['--openssl-legacy-provider', PROGRAMA, String(puerto), carpeta, BUCKET],
    { stdio: 'ignore' },
  );
  const fin = new Promise((resolve) => hijo.once('close', resolve));
  const endpoint = `http://127.0.0.1:${puerto}`;
  await esperar(endpoint);
  return {
    // The fixed pair this server knows.
    ajustes: {
      endpoint,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    cerrar: async () => {
      hijo.kill();
      await fin;
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
};
