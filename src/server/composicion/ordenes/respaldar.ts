import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { abrirOrigenDeRespaldo } from '@/infrastructure/di/server/consola/abrir-origen-de-respaldo';
import { guardarRespaldo } from '@/infrastructure/di/server/consola/guardar-respaldo';
import type { Configuracion } from '@/server/arranque/configuracion';
import { decir } from '@/server/arranque/mensajes';
import { versionDelPrograma } from '@/server/arranque/version-del-programa';
import { ubicacionDe } from '@/server/composicion/ubicacion';
import { ArgumentosInvalidos, leerArgumentos } from '@/server/consola/argumentos';
import { contarRespaldo } from '@/server/consola/contar-respaldo';
import { pedirRespaldo, rutaDelEnchufe } from '@/server/consola/enchufe';

const USO = 'Uso: npm run backup [-- --destino carpeta] [--conservar cuántos]';
const CARPETA_POR_DEFECTO = './respaldos';

interface Fuente {
  llenar(salida: Writable): Promise<void>;
  cerrar(): Promise<void>;
  enMarcha: boolean;
}

/** Straight from the data or, when a server has the folder, through that server. */
const abrirFuente = async (configuracion: Configuracion): Promise<Fuente> => {
  try {
    return {
      ...(await abrirOrigenDeRespaldo(ubicacionDe(configuracion), versionDelPrograma())),
      enMarcha: false,
    };
  } catch (error) {
    if ((error as Error).name !== 'CarpetaOcupada') throw error;
    const llenar = await pedirRespaldo(rutaDelEnchufe(configuracion.carpetaDatos)).catch((fallo: Error) => {
      // Nobody listens: whoever has the folder is not a server, or one that cannot.
      throw fallo.name === 'ErrorRespaldo' ? fallo : error;
    });
    return { llenar, cerrar: async () => {}, enMarcha: true };
  }
};

const leerConservar = (valor: string | undefined): number | null => {
  if (valor === undefined) return null;
  if (!/^[1-9]\d{0,3}$/.test(valor)) throw new ArgumentosInvalidos(`--conservar debe ser un número. ${USO}`);
  return Number(valor);
};

export const respaldar = async (args: readonly string[], configuracion: Configuracion): Promise<void> => {
  const opciones = { destino: { type: 'string' }, conservar: { type: 'string' } } as const;
  const { values } = leerArgumentos(args, opciones, USO);
  const conservar = leerConservar(values.conservar);
  const { llenar, cerrar, enMarcha } = await abrirFuente(configuracion);
  try {
    const { fraseDeRespaldo: frase } = configuracion;
    const carpeta = resolve(values.destino ?? CARPETA_POR_DEFECTO);
    const hecho = await guardarRespaldo({ carpeta, frase, conservar, ahora: new Date() }, llenar);
    decir(
      `Respaldo hecho${enMarcha ? ', con el servidor en marcha,' : ''} y leído de nuevo: ${hecho.ruta}`,
      ...contarRespaldo(hecho.manifiesto),
      frase
        ? '  Cifrado con BACKUP_PASSPHRASE: sin esa frase nadie lo puede abrir, tampoco usted.'
        : '  Sin cifrar: contiene datos de salud. Defina BACKUP_PASSPHRASE o guárdelo donde nadie más llegue.',
      ...(hecho.quitados.length > 0 ? [`  Respaldos antiguos quitados: ${hecho.quitados.length}.`] : []),
    );
  } finally {
    await cerrar();
  }
};
