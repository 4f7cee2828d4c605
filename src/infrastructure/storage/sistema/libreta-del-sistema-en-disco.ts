import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LibretaDelSistema } from '@/application/sistema/libreta-del-sistema.port';
import type { z } from '@/domain/shared/zod';
import {
  esquemaEnsayoAnotado,
  esquemaEnvioAnotado,
  esquemaRespaldoAnotado,
} from '@/domain/sistema/hechos-del-sistema';

const SIN_RESPALDOS = { ultimo: null, fallo: null };
const AVISO = 'aviso-';

/** In the folder of the data: the console writes there while the server has the embedded database, and a database that is down stops neither. */
export const libretaDelSistemaEnDisco = (carpetaDatos: string): LibretaDelSistema => {
  const carpeta = join(carpetaDatos, 'estado');
  const leer = <E extends z.ZodMiniType>(nombre: string, esquema: E): z.output<E> | null => {
    try {
      return esquema.parse(JSON.parse(readFileSync(join(carpeta, `${nombre}.json`), 'utf8')));
    } catch {
      return null;
    }
  };
  const anotar = (nombre: string, valor: unknown): void => {
    const ruta = join(carpeta, `${nombre}.json`);
    const borrador = `${ruta}.${process.pid}`;
    try {
      mkdirSync(carpeta, { recursive: true, mode: 0o700 });
      writeFileSync(borrador, JSON.stringify(valor), { mode: 0o600 });
      renameSync(borrador, ruta);
    } catch {
      // Without room, or without permission, what there was stays.
    }
  };
  const quitarAvisosMenos = (actual: string): void => {
    for (const nombre of readdirSync(carpeta))
      if (nombre.startsWith(AVISO) && nombre.split('-')[1] === actual.split('-')[1] && nombre !== actual)
        rmSync(join(carpeta, nombre), { force: true });
  };
  return {
    respaldo: () => leer('respaldo', esquemaRespaldoAnotado) ?? SIN_RESPALDOS,
    anotarRespaldo: (respaldo) => anotar('respaldo', respaldo),
    ensayo: () => leer('ensayo', esquemaEnsayoAnotado),
    anotarEnsayo: (ensayo) => anotar('ensayo', ensayo),
    envio: () => leer('envio', esquemaEnvioAnotado),
    anotarEnvio: (envio) => anotar('envio', envio),
    reclamarAviso: (clave) => {
      const nombre = `${AVISO}${clave}`;
      try {
        mkdirSync(carpeta, { recursive: true, mode: 0o700 });
        // Fails when somebody said it before.
        writeFileSync(join(carpeta, nombre), '', { flag: 'wx', mode: 0o600 });
        quitarAvisosMenos(nombre);
        return true;
      } catch {
        return false;
      }
    },
    soltarAviso: (clave) => {
      try {
        rmSync(join(carpeta, `${AVISO}${clave}`), { force: true });
      } catch {
        // Where it cannot write, nothing was claimed either.
      }
    },
  };
};
