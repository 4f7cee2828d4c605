import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';

const INSTALADAS = '/usr/lib/postgresql';
const USUARIO = 'banco';
const esRoot = process.getuid?.() === 0;

const buscarBinarios = async () => {
  const versiones = await readdir(INSTALADAS).catch(() => []);
  const mayor = versiones.sort((a, b) => Number(b) - Number(a))[0];
  if (!mayor) throw new Error('no hay binarios de PostgreSQL (apt-get install postgresql)');
  return join(INSTALADAS, mayor, 'bin');
};

export const puertoLibre = () =>
  new Promise((resolver, rechazar) => {
    const sonda = createServer();
    sonda.once('error', rechazar);
    sonda.listen(0, '127.0.0.1', () => {
      const { port } = sonda.address();
      sonda.close(() => resolver(port));
    });
  });

// The database refuses to run as root.
const sinPrivilegios = (programa, argumentos) => {
  const orden = esRoot
    ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups', programa, ...argumentos]
    : [programa, ...argumentos];
  const { status, stderr } = spawnSync(orden[0], orden.slice(1), {
    encoding: 'utf8',
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${programa} terminó con ${status}: ${stderr}`);
};

const idDe = (opcion) => Number(spawnSync('id', [opcion, 'nobody'], { encoding: 'utf8' }).stdout.trim());

const AJUSTES = [
  'fsync=off',
  'synchronous_commit=off',
  'shared_buffers=512MB',
  'work_mem=16MB',
  'maintenance_work_mem=256MB',
  'max_wal_size=4GB',
  'max_connections=160',
];

/** A PostgreSQL cluster of its own in a temporary folder; `crearBase` answers the address of a new empty database. */
export const abrirPostgresDesechable = async () => {
  const binarios = await buscarBinarios();
  const carpeta = await mkdtemp(join(tmpdir(), 'banco-pg-'));
  await chmod(carpeta, 0o755);
  if (esRoot) await chown(carpeta, idDe('-u'), idDe('-g'));
  const datos = join(carpeta, 'datos');
  const puerto = await puertoLibre();
  const control = (...argumentos) => sinPrivilegios(join(binarios, 'pg_ctl'), ['-D', datos, ...argumentos]);
  sinPrivilegios(join(binarios, 'initdb'), [
    ...['-D', datos, '-U', USUARIO, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
  ]);
  const opciones = AJUSTES.map((ajuste) => `-c ${ajuste}`).join(' ');
  control(
    ...['-o', `-p ${puerto} -k ${carpeta} -h 127.0.0.1 ${opciones}`],
    ...['-l', join(carpeta, 'registro'), '-w', 'start'],
  );
  const urlDe = (base) => `postgres://${USUARIO}@127.0.0.1:${puerto}/${base}`;
  return {
    crearBase: async (nombre) => {
      const sql = postgres(urlDe('postgres'), { max: 1 });
      await sql.unsafe(`create database ${nombre}`).finally(() => sql.end());
      return urlDe(nombre);
    },
    cerrar: async () => {
      control('-m', 'immediate', '-w', 'stop');
      await rm(carpeta, { recursive: true, force: true });
    },
  };
};
