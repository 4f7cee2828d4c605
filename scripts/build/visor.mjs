import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';

const ARCHIVOS = ['swagger-ui-bundle.js', 'swagger-ui.css'];

/** What `/docs` is read with, beside the site and of no page of it. After the worker: devices do not keep it. */
export const copiarVisor = async (web) => {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(`${web}/docs`, { recursive: true });
  for (const archivo of ARCHIVOS)
    await copyFile(resolve(`swagger-ui-dist/${archivo}`), `${web}/docs/${archivo}`);
};
