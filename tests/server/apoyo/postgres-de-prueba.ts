import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { huellaDe, preparado } from '@tests/server/apoyo/preparado';
import { puertoLibre } from '@tests/server/apoyo/puerto-libre';
import { abrirPostgres } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { carpetaMigraciones, migrar } from '@/infrastructure/postgres/base-datos/migrar';

const RAIZ_BINARIOS = '/usr/lib/postgresql';

const buscarBinarios = (): string | null => {
  if (!existsSync(RAIZ_BINARIOS)) return null;
  const versiones = readdirSync(RAIZ_BINARIOS).sort((a, b) => Number(b) - Number(a));
  return (
    versiones
      .map((version) => join(RAIZ_BINARIOS, version, 'bin'))
      .find((ruta) => existsSync(join(ruta, 'initdb'))) ?? null
  );
};

/** Whether this machine can run a PostgreSQL of its own. In CI it must: there a missing one is a failure. */
export const hayPostgres = (): boolean => {
  if (buscarBinarios() !== null) return true;
  if (process.env.CI === 'true')
    throw new Error('CI necesita los binarios de PostgreSQL en /usr/lib/postgresql');
  console.warn('\n*** OMITIDO: no hay binarios de PostgreSQL; estas pruebas no se ejecutaron. ***\n');
  return false;
};

/** With its owner: the server wants its data to be its own. */
const copiarEn = (origen: string, destino: string): void => {
  execFileSync('cp', ['-a', origen, destino]);
};

/** The server refuses to run as root. */
const sinPrivilegios = (programa: string, argumentos: string[]): void => {
  const [orden, ...resto] =
    process.getuid?.() === 0
      ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups', programa, ...argumentos]
      : [programa, ...argumentos];
  const { status, stderr } = spawnSync(orden as string, resto, {
    encoding: 'utf8',
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${programa} terminó con ${status}: ${stderr}`);
};

export interface PostgresDePrueba extends BaseDatosAbierta {
  url: string;
  /** Stops the server as a failure would, without closing connections; {@link arrancar} brings it back. */
  detener(): void;
  arrancar(): void;
}

/** A cluster in a folder of its own, stopped. */
const cluster = (binarios: string, carpeta: string, puerto: number) => {
  const datos = join(carpeta, 'datos');
  const opciones = `-p ${puerto} -k ${carpeta} -h 127.0.0.1 -c fsync=off -c max_connections=120`;
  const control = (...orden: string[]): void =>
    sinPrivilegios(join(binarios, 'pg_ctl'), ['-D', datos, '-w', ...orden]);
  return {
    datos,
    url: `postgres://prueba@127.0.0.1:${puerto}/postgres`,
    arrancar: () => control('-o', opciones, '-l', join(carpeta, 'registro'), 'start'),
    detener: (modo: 'fast' | 'immediate') => control('-m', modo, 'stop'),
  };
};

/** Started. A port that was free may be taken by another before it is used: then another one. */
const enPuertoLibre = async (
  binarios: string,
  carpeta: string,
  intentos = 3,
): Promise<ReturnType<typeof cluster>> => {
  const suyo = cluster(binarios, carpeta, await puertoLibre());
  try {
    suyo.arrancar();
    return suyo;
  } catch (error) {
    if (intentos <= 1) throw error;
    return enPuertoLibre(binarios, carpeta, intentos - 1);
  }
};

const carpetaDeCluster = (): string => {
  const carpeta = mkdtempSync(join(tmpdir(), 'pg-prueba-'));
  chmodSync(carpeta, 0o755);
  if (process.getuid?.() === 0) execFileSync('chown', ['nobody:nogroup', carpeta]);
  return carpeta;
};

const guardarPlantilla = (binarios: string) => async (destino: string) => {
  const carpeta = carpetaDeCluster();
  const { datos, url, arrancar, detener } = cluster(binarios, carpeta, await puertoLibre());
  const comoSea = ['-U', 'prueba', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  sinPrivilegios(join(binarios, 'initdb'), ['-D', datos, ...comoSea]);
  arrancar();
  const base = abrirPostgres(url);
  await migrar(base);
  await base.cerrar();
  detener('fast');
  copiarEn(datos, destino);
  rmSync(carpeta, { recursive: true, force: true });
};

/** A throw-away PostgreSQL cluster with the schema and no rows; `cerrar` stops it and removes it. */
export const abrirPostgresDePrueba = async ({
  nombre,
}: {
  /** How its own connections call themselves; as the server's unless given. */
  nombre?: string;
} = {}): Promise<PostgresDePrueba> => {
  const binarios = buscarBinarios();
  if (!binarios) throw new Error('No hay binarios de PostgreSQL: pregunte antes con hayPostgres()');
  const huella = huellaDe([carpetaMigraciones()], binarios);
  const plantilla = await preparado('postgres-vacio', huella, guardarPlantilla(binarios));
  const carpeta = carpetaDeCluster();
  copiarEn(join(plantilla, 'datos'), carpeta);
  const { url, arrancar, detener } = await enPuertoLibre(binarios, carpeta);
  const base = abrirPostgres(url, nombre);
  return {
    ...base,
    url,
    detener: () => detener('immediate'),
    arrancar,
    cerrar: async () => {
      await base.cerrar();
      detener('immediate');
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
};
