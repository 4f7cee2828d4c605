import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compararRestaurado } from '@/application/respaldos/comparar-restaurado';
import type { Contenido } from '@/application/respaldos/datos-respaldables.port';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import type { ArchivoNombrado } from '@/domain/respaldos/archivos-nombrados';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { type Manifiesto, resumirManifiesto } from '@/domain/respaldos/manifiesto';
import { formatearTamano } from '@/domain/shared/formatear-tamano';
import type { EnsayoAnotado } from '@/domain/sistema/hechos-del-sistema';
import { restaurarDesde, revisarDesde } from '@/infrastructure/di/server/consola/restaurar-desde';
import { abrirEmbebida } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { bloquearCarpeta } from '@/infrastructure/postgres/base-datos/bloqueo-carpeta';
import { postgresDatosRespaldables } from '@/infrastructure/postgres/respaldos/postgres-datos-respaldables';
import { abrirBodega } from '@/infrastructure/storage/abrir-bodega';
import { asegurarCarpetaPrivada, medirDisco } from '@/infrastructure/storage/carpeta-de-datos';
import { crearLectorDeRespaldo } from '@/infrastructure/storage/respaldos/leer-partes';
import { libretaDelSistemaEnDisco } from '@/infrastructure/storage/sistema/libreta-del-sistema-en-disco';

interface Respaldo {
  ruta: string;
  frase: string | undefined;
  llave: LlaveDeHistoria | null;
  sinCifrar?: boolean;
  sinComprobarFirma?: boolean;
}

const CARPETA_DE_ENSAYO = 'ensayo';
/** What an embedded database takes with nothing in it, and what stays free for who works meanwhile. */
const BASE_VACIA_BYTES = 128 * 1_048_576;
const SOBRANTE_BYTES = 512 * 1_048_576;
/** Rows with their indexes, against the text they were written as. */
const VECES = 3;

const exigirSitio = (carpeta: string, bytes: number): void => {
  const disco = medirDisco(carpeta);
  const hacenFalta = bytes * VECES + BASE_VACIA_BYTES + SOBRANTE_BYTES;
  if (disco && disco.libres < hacenFalta)
    throw errorRespaldo(
      `No hay espacio para restaurarlo aparte: hacen falta ${formatearTamano(hacenFalta)} y quedan ${formatearTamano(disco.libres)}.`,
    );
};

const huella = (texto: string): string => createHash('sha256').update(texto).digest('hex');
const huellaDe = async (contenido: Contenido): Promise<string> => {
  const suma = createHash('sha256');
  for await (const trozo of contenido) suma.update(trozo);
  return suma.digest('hex');
};

/** Throws ErrorRespaldo when that folder does not hold what the backup does. */
export const compararCarpeta = async (
  respaldo: Respaldo,
  manifiesto: Manifiesto,
  carpeta: string,
): Promise<void> => {
  const base = await abrirEmbebida(carpeta);
  try {
    await compararRestaurado({
      leer: crearLectorDeRespaldo(respaldo.ruta, respaldo),
      manifiesto,
      datos: postgresDatosRespaldables(base.db),
      archivos: await abrirBodega({ carpeta }),
      huella,
      huellaDe,
    });
  } finally {
    await base.cerrar();
  }
};

/** `aparte` is ours. */
const probar = async (respaldo: Respaldo, aparte: string): Promise<Probado> => {
  const { manifiesto, faltan } = await revisarDesde(respaldo);
  exigirSitio(
    aparte,
    manifiesto.partes.reduce((suma, { bytes }) => suma + bytes, 0),
  );
  const carpeta = join(aparte, 'datos');
  // What one that was cut left.
  await rm(carpeta, { recursive: true, force: true });
  try {
    await restaurarDesde(respaldo, { carpeta }, { reemplazar: false, marca: 'ensayo' });
    await compararCarpeta(respaldo, manifiesto, carpeta);
  } finally {
    await rm(carpeta, { recursive: true, force: true });
  }
  return { ...resumirManifiesto(manifiesto), faltan };
};

interface Probado extends Pick<EnsayoAnotado, 'tablas' | 'filas' | 'archivos'> {
  faltan: readonly ArchivoNombrado[];
}

export interface Ensayado {
  /** As it was written down. */
  ensayo: EnsayoAnotado;
  /** Signed papers whose file the backup does not have. */
  faltan: readonly ArchivoNombrado[];
}

/** The folder that was made for it. One where a server began meanwhile has something, and stays. */
const quitarVacia = async (carpetaDatos: string, aparte: string): Promise<void> => {
  await rm(aparte, { recursive: true, force: true });
  await rmdir(carpetaDatos).catch(() => {});
};

const NADA: Probado = { tablas: 0, filas: 0, archivos: 0, faltan: [] };

/**
 * Restores a backup in a folder of its own, compares it row by row and file by file, removes it and writes down how it
 * went. It is in the data folder, which is as private as what it holds; one that was not there has no server to tell, and
 * goes away too. What is wrong with the backup is what it answers. Throws CarpetaOcupada when another process is at it.
 */
export const ensayarRespaldo = async (
  respaldo: Respaldo,
  carpetaDatos: string,
  ahora: () => Date,
): Promise<Ensayado> => {
  const inicio = ahora();
  const anotar = (falla: string | null, { tablas, filas, archivos, faltan }: Probado = NADA): Ensayado => ({
    faltan,
    ensayo: {
      en: inicio.toISOString(),
      archivo: basename(respaldo.ruta),
      falla,
      tablas,
      filas,
      archivos,
      faltan: faltan.length,
      segundos: Math.round((ahora().getTime() - inicio.getTime()) / 1_000),
    },
  });
  const aparte = join(carpetaDatos, CARPETA_DE_ENSAYO);
  const habia = existsSync(carpetaDatos);
  asegurarCarpetaPrivada(aparte);
  const soltar = bloquearCarpeta(aparte);
  try {
    const ensayado = await probar(respaldo, aparte).then(
      (contenido) => anotar(null, contenido),
      (error: Error) => anotar(error.message),
    );
    if (habia) libretaDelSistemaEnDisco(carpetaDatos).anotarEnsayo(ensayado.ensayo);
    return ensayado;
  } finally {
    soltar();
    if (!habia) await quitarVacia(carpetaDatos, aparte);
  }
};
