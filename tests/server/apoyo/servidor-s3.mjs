import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const S3rver = createRequire(import.meta.url)('s3rver');
const [puerto, directory, bucket] = process.argv.slice(2);

const servidor = new S3rver({
  address: '127.0.0.1',
  port: Number(puerto),
  directory,
  silent: true,
  configureBuckets: [{ name: bucket, configs: [] }],
});

let escritos = 0;

/** An object is whole or it is not there. s3rver writes where it is read: of two at once it kept pieces of both. */
const escribirEntero = async (ruta, contenido) => {
  const aparte = `${ruta}.${escritos++}`;
  await writeFile(aparte, contenido);
  await rename(aparte, ruta);
};

const { store } = servidor;
const ponerDatos = store.putMetadata.bind(store);

store.putObject = async ({ bucket: cubeta, key, content, metadata }) => {
  const trozos = Buffer.isBuffer(content) ? [content] : await content.toArray();
  const bytes = Buffer.concat(trozos);
  const ruta = store.getResourcePath(cubeta, key, 'object');
  await mkdir(dirname(ruta), { recursive: true });
  await escribirEntero(ruta, bytes);
  const md5 = createHash('md5').update(bytes).digest('hex');
  await ponerDatos(cubeta, key, metadata, md5);
  return { size: bytes.length, md5 };
};

await servidor.run();
