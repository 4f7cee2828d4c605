import type { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { versionDelPrograma } from '@/server/arranque/version-del-programa';
import { escucharConsola, rutaDelEnchufe } from '@/server/consola/enchufe';

/** Only where the console cannot open the data by itself. Answers how to close it. */
export const abrirConsola = (
  carpetaDatos: string,
  respaldar: ((salida: Writable, version: string) => Promise<void>) | undefined,
  registro: FastifyBaseLogger,
): (() => void) =>
  respaldar
    ? escucharConsola(
        rutaDelEnchufe(carpetaDatos),
        (salida) => respaldar(salida, versionDelPrograma()),
        (mensaje, causa) => registro.warn({ err: causa }, mensaje),
      )
    : () => {};
