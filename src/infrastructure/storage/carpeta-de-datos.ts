import { chmodSync, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { errorSinEspacio } from '@/domain/shared/errores/errores-comunes';

const PROPIA = 0o700;
const ESCRITURA_AJENA = 0o022;
const LECTURA_AJENA = 0o055;

/** Other users of the machine can put things in the folder, or take them out. */
class CarpetaAbierta extends Error {
  constructor(carpeta: string, permisos: number) {
    super(
      `En la carpeta de datos ${carpeta} pueden escribir otros usuarios del equipo (permisos ` +
        `${(permisos & 0o7777).toString(8).padStart(4, '0')}): podrían cambiar o borrar los datos. Quíteles el permiso con ` +
        `«chmod 0700 ${carpeta}». Si es un disco que no guarda permisos, móntelo con umask=077 o indique otra carpeta con DATA_DIR.`,
    );
    this.name = 'CarpetaAbierta';
  }
}

const ES_ARCHIVO = 'es un archivo, o pasa por uno. Revise DATA_DIR.';
const SIN_PERMISO =
  'es de otro usuario del equipo, o este no tiene permiso en ella. Inicie con el usuario de siempre, désela a este o indique otra con DATA_DIR.';

/** What the system answers when a folder cannot be had, for whoever chose it. */
const MOTIVOS: Readonly<Record<string, string>> = {
  EEXIST: ES_ARCHIVO,
  ENOTDIR: ES_ARCHIVO,
  EACCES: SIN_PERMISO,
  EPERM: SIN_PERMISO,
  // In a disk that only reads, the folder that cannot be made is said not to be there.
  ENOENT: 'ese disco no está conectado o no deja escribir. Revise DATA_DIR.',
  EROFS: 'ese disco no deja escribir. Revise DATA_DIR.',
  ENOSPC: 'ese disco está lleno. Libere espacio o indique otra con DATA_DIR.',
};

/** The folder is not there and cannot be made, or cannot be closed to others. */
class CarpetaInservible extends Error {
  constructor(carpeta: string, motivo: string, causa: unknown) {
    super(`No se puede usar la carpeta de datos ${carpeta}: ${motivo}`, { cause: causa });
    this.name = 'CarpetaInservible';
  }
}

const cerrarCarpeta = (carpeta: string): void => {
  mkdirSync(carpeta, { recursive: true, mode: PROPIA });
  // There, permissions are of another kind, and these say nothing.
  if (process.platform === 'win32') return;
  const { mode } = statSync(carpeta);
  if (mode & ESCRITURA_AJENA) throw new CarpetaAbierta(carpeta, mode);
  if (mode & LECTURA_AJENA) chmodSync(carpeta, PROPIA);
};

/**
 * The folder of the data, of this user only: made so when it is not there, and closed to who could only look. Throws
 * CarpetaAbierta when others can write in it: what they may have put there already is not for a program to decide; and
 * CarpetaInservible when the system does not give it.
 */
export const asegurarCarpetaPrivada = (carpeta: string): void => {
  try {
    cerrarCarpeta(carpeta);
  } catch (error) {
    const motivo = MOTIVOS[(error as NodeJS.ErrnoException).code ?? ''];
    throw motivo ? new CarpetaInservible(carpeta, motivo, error) : error;
  }
};

/** NFS, SMB and CIFS, 9p, Ceph and AFS, as `statfs` numbers them. */
const DE_RED: ReadonlySet<number> = new Set([
  0x6969, 0xff534d42, 0xfe534d42, 0x517b, 0x01021997, 0x00c36400, 0x5346414f,
]);

/** Whether other machines may see the folder: its lock is only as good as that disk makes it. */
export const estaEnDiscoDeRed = (carpeta: string): boolean => DE_RED.has(statfsSync(carpeta).type >>> 0);

const MB = 1_048_576;

/**
 * The embedded database freezes the whole process when its log finds no room for its next piece, of 16 MB: nothing is
 * written to it with less than a few of them left.
 */
export const PISO_BYTES = 48 * MB;

/** Kept for reading with its trace, signing in and deleting, once there is no room for anything new. */
export const RESERVA_BYTES = 128 * MB;

const existente = (ruta: string): string => (existsSync(ruta) ? ruta : existente(dirname(ruta)));

/** Bytes of the disk where the folder is, or will be; `null` from network disks that do not tell. */
export const medirDisco = (carpeta: string): { libres: number; total: number } | null => {
  const { blocks, bavail, bsize } = statfsSync(existente(resolve(carpeta)));
  return blocks === 0 ? null : { libres: bavail * bsize, total: blocks * bsize };
};

const libres = (carpeta: string): number => medirDisco(carpeta)?.libres ?? Number.POSITIVE_INFINITY;

/** Asked before every write, so it recovers by itself: throws NO_DISPONIBLE while the disk has less than `minimo` bytes. */
export const vigilarEspacio = (carpeta: string, minimo: number) => (): void => {
  if (libres(carpeta) < minimo) throw errorSinEspacio();
};
