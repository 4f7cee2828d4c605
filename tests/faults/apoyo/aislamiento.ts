import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const APARTE = ['--pid', '--mount', '--fork', '--kill-child=SIGKILL', '--mount-proc'];

/** Whether this machine lets processes, disks and networks be set apart, as containers do; says so when it does not. */
export const sePuedeAislar = (): boolean => {
  const { status, stderr, error } = spawnSync(
    'unshare',
    [...APARTE, '--net', 'mount', '--bind', '/tmp', '/tmp'],
    {
      encoding: 'utf8',
    },
  );
  if (status === 0) return true;
  const motivo = error?.message ?? stderr.trim();
  console.warn(
    `\n*** OMITIDO: no se puede usar unshare (${motivo}); el candado no se probó entre contenedores. ***\n`,
  );
  return false;
};

export interface Contenedor {
  /** The folder by the name it has inside, that no process outside knows. */
  ruta: string;
  /** What a command needs in front to run inside. */
  envoltura: string[];
  borrar(): void;
}

/**
 * A process that runs inside has number 1 or little more, sees no other, and finds `carpeta` under another name; with
 * `sinRed`, nor can it speak to anybody. Killing it kills all it started.
 */
export const contenedorSobre = (carpeta: string, { sinRed = false } = {}): Contenedor => {
  const base = mkdtempSync(join(tmpdir(), 'volumen-'));
  return {
    ruta: base,
    envoltura: [
      'unshare',
      ...APARTE,
      ...(sinRed ? ['--net'] : []),
      ...['sh', '-c', 'mount --bind "$0" "$1" && shift && exec "$@"', carpeta, base],
    ],
    borrar: () => rmSync(base, { recursive: true, force: true }),
  };
};
