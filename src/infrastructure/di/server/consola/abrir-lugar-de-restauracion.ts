import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LugarDeRestauracion } from '@/application/respaldos/restaurar-respaldo';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import {
  type ArchivosDeRestauracion,
  abrirArchivosDeRestauracion,
} from '@/infrastructure/di/server/consola/archivos-de-restauracion';
import { CARPETA_EMBEBIDA, type UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { crearPGlite, envolverPGlite } from '@/infrastructure/postgres/base-datos/abrir-pglite';
import { abrirPostgres, NOMBRE_DE_CONSOLA } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { bloquearCarpeta } from '@/infrastructure/postgres/base-datos/bloqueo-carpeta';
import { exigirBaseLibre } from '@/infrastructure/postgres/respaldos/exigir-base-libre';
import { postgresDatosRestaurables } from '@/infrastructure/postgres/respaldos/postgres-datos-restaurables';
import type { UbicacionArchivos } from '@/infrastructure/storage/abrir-bodega';
import { ponerEnSuLugar } from '@/infrastructure/storage/respaldos/apartar';

interface Opciones {
  reemplazar: boolean;
  /** Ends the names of what is kept apart. */
  marca: string;
}

type AbrirArchivos = () => Promise<ArchivosDeRestauracion>;

interface BaseDeRestauracion {
  base: BaseDatosAbierta;
  archivos: ArchivosDeRestauracion;
  /** With the database already closed. */
  asentar(): Promise<string[]>;
  soltar(): void;
}

const NUEVA = `${CARPETA_EMBEBIDA}.nueva`;

/** A database of its own, which takes the place of the other when all is in it. The folder is ours until the end. */
const enCarpeta = async (
  carpeta: string,
  { reemplazar, marca }: Opciones,
  abrirArchivos: AbrirArchivos,
): Promise<BaseDeRestauracion> => {
  const soltar = bloquearCarpeta(carpeta);
  try {
    if (!reemplazar && existsSync(join(carpeta, CARPETA_EMBEBIDA)))
      throw errorRespaldo(
        `Ya hay una base de datos en ${carpeta}. Para reemplazarla agregue --reemplazar: la actual queda apartada ahí mismo.`,
      );
    await rm(join(carpeta, NUEVA), { recursive: true, force: true });
    // Before the database, which takes seconds to make: they may refuse.
    const archivos = await abrirArchivos();
    return {
      archivos,
      base: envolverPGlite(await crearPGlite(join(carpeta, NUEVA))),
      asentar: async () => {
        const apartada = await ponerEnSuLugar(carpeta, { nueva: NUEVA, actual: CARPETA_EMBEBIDA, marca });
        return apartada ? [`La base anterior quedó en ${apartada}`] : [];
      },
      soltar,
    };
  } catch (error) {
    soltar();
    throw error;
  }
};

const enServidor = async (
  url: string,
  { reemplazar }: Opciones,
  abrirArchivos: AbrirArchivos,
): Promise<BaseDeRestauracion> => {
  const base = abrirPostgres(url, NOMBRE_DE_CONSOLA);
  try {
    await exigirBaseLibre(base.db, reemplazar);
    return { base, archivos: await abrirArchivos(), asentar: async () => [], soltar: () => {} };
  } catch (error) {
    await base.cerrar();
    throw error;
  }
};

const unaSola = (tarea: () => Promise<void>): (() => Promise<void>) => {
  let hecha: Promise<void> | null = null;
  return () => {
    hecha ??= tarea();
    return hecha;
  };
};

/** Throws CarpetaOcupada, and ErrorRespaldo when there is something and nobody asked to replace it. */
export const abrirLugarDeRestauracion = async (
  ubicacion: UbicacionDatos & UbicacionArchivos,
  opciones: Opciones,
): Promise<LugarDeRestauracion> => {
  const { url, carpeta } = ubicacion;
  const abrirArchivos = () => abrirArchivosDeRestauracion(ubicacion, opciones);
  const { base, archivos, asentar, soltar } = await (url
    ? enServidor(url, opciones, abrirArchivos)
    : enCarpeta(carpeta, opciones, abrirArchivos));
  const cerrarBase = unaSola(base.cerrar);
  return {
    datos: postgresDatosRestaurables(base),
    archivos: archivos.bodega,
    asentar: async (manifiesto) => {
      await cerrarBase();
      return [...(await asentar()), ...(await archivos.asentar(manifiesto))];
    },
    cerrar: async () => {
      await cerrarBase();
      soltar();
    },
  };
};
