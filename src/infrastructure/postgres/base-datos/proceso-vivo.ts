import { readFileSync } from 'node:fs';

/** When that process began, in the system's own terms; `null` where the system does not tell. */
const inicioDe = (pid: number): string | null => {
  try {
    const estado = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may contain spaces: fields are counted after it.
    const campos = estado.slice(estado.lastIndexOf(')') + 2).split(' ');
    return campos[19] ?? null;
  } catch {
    return null;
  }
};

const existe = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Names one run of one process: the same number used again later is somebody else. */
export const identidadPropia = (): string => `${process.pid} ${inicioDe(process.pid) ?? '-'}`;

export const sigueVivo = (identidad: string): boolean => {
  const [pid, inicio] = identidad.trim().split(' ');
  const numero = Number(pid);
  if (!Number.isInteger(numero) || numero <= 0 || !existe(numero)) return false;
  const actual = inicioDe(numero);
  return inicio === '-' || actual === null || actual === inicio;
};
