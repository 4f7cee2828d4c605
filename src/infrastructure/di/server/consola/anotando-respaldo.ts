import { stat } from 'node:fs/promises';
import type { RespaldoGuardado } from '@/infrastructure/di/server/consola/guardar-respaldo';
import { libretaDelSistemaEnDisco } from '@/infrastructure/storage/sistema/libreta-del-sistema-en-disco';

interface Opciones {
  carpetaDatos: string;
  cifrado: boolean;
  explicar: (error: unknown) => string;
}

/** Makes a backup and writes down how it went where the server looks: who made it may be a timer that nobody reads. */
export const anotandoRespaldo = async (
  { carpetaDatos, cifrado, explicar }: Opciones,
  hacer: () => Promise<RespaldoGuardado>,
): Promise<RespaldoGuardado> => {
  const libreta = libretaDelSistemaEnDisco(carpetaDatos);
  try {
    const hecho = await hacer();
    const { size: bytes } = await stat(hecho.ruta);
    libreta.anotarRespaldo({
      ultimo: { en: new Date().toISOString(), ruta: hecho.ruta, bytes, cifrado },
      fallo: null,
    });
    return hecho;
  } catch (error) {
    libreta.anotarRespaldo({
      ...libreta.respaldo(),
      fallo: { en: new Date().toISOString(), motivo: explicar(error) },
    });
    throw error;
  }
};
