import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const ARCHIVOS = {
  'swagger-ui-bundle.js': require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'swagger-ui.css': require.resolve('swagger-ui-dist/swagger-ui.css'),
};

/** What `/docs` is read with, beside the site and of no page of it. After the worker: devices do not keep it. */
export const copiarVisor = async (web) => {
  await mkdir(`${web}/docs`, { recursive: true });
  for (const [nombre, archivo] of Object.entries(ARCHIVOS)) await copyFile(archivo, `${web}/docs/${nombre}`);
};
