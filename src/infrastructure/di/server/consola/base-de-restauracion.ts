import { join } from 'node:path';
import type { LugarDeRestauracion } from '@/application/respaldos/restaurar-respaldo';
import { CARPETA_EMBEBIDA } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { crearPGlite, envolverPGlite } from '@/infrastructure/postgres/base-datos/abrir-pglite';
import { abrirPostgres, NOMBRE_DE_CONSOLA } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import { postgresDatosRestaurables } from '@/infrastructure/postgres/respaldos/postgres-datos-restaurables';
import { exigirBaseLibre } from '@/infrastructure/postgres/respaldos/vaciar-base';
import { type Cambio, juntarCambios } from '@/infrastructure/storage/respaldos/cambio';
import { carpetaEnEspera } from '@/infrastructure/storage/respaldos/poner-en-su-lugar';

type Asentar = (
  ...restaurado: [...Parameters<LugarDeRestauracion['asentar']>, cambiar: () => Promise<Cambio>]
) => Promise<Cambio>;

export interface BaseDeRestauracion {
  /** The rows go in, and what waits in the folder or the bucket changes places with `cambiar`: all of it or nothing of it. */
  asentar: Asentar;
  cerrar(): Promise<void>;
}

const unaSola = (tarea: () => Promise<void>): (() => Promise<void>) => {
  let hecha: Promise<void> | null = null;
  return () => {
    hecha ??= tarea();
    return hecha;
  };
};

/** A database of its own, which takes the place of the other when all is in it. */
export const abrirBaseEnCarpeta = async (carpeta: string): Promise<BaseDeRestauracion> => {
  const base = envolverPGlite(await crearPGlite(join(carpetaEnEspera(carpeta), CARPETA_EMBEBIDA)));
  const cerrar = unaSola(base.cerrar);
  return {
    asentar: async (manifiesto, filas, cambiar) => {
      await postgresDatosRestaurables(base).restaurar(manifiesto, filas);
      // Its files change places once nobody has them open.
      await cerrar();
      return cambiar();
    },
    cerrar,
  };
};

/**
 * The same database: files change places before its transaction ends, and go back when it does not end well. Throws
 * ErrorRespaldo when it is in use, or there is something and nobody asked to replace it.
 */
export const abrirBaseEnServidor = async (url: string, reemplazar: boolean): Promise<BaseDeRestauracion> => {
  const base = abrirPostgres(url, NOMBRE_DE_CONSOLA);
  try {
    await exigirBaseLibre(base.db, reemplazar);
  } catch (error) {
    await base.cerrar();
    throw error;
  }
  return {
    asentar: async (manifiesto, filas, cambiar) => {
      const cambios: Cambio[] = [];
      try {
        await postgresDatosRestaurables(base).restaurar(manifiesto, filas, async () => {
          cambios.push(await cambiar());
        });
      } catch (error) {
        await juntarCambios(cambios).deshacer();
        throw error;
      }
      return juntarCambios(cambios);
    },
    cerrar: base.cerrar,
  };
};
