import { spawn } from 'node:child_process';

export interface ResultadoDeConsola {
  codigo: number | null;
  salida: string;
  errores: string;
}

/** Runs a command of the console of the server built in `carpeta`; `entrada` is what it reads. */
export const ejecutarConsola = (
  carpeta: string,
  args: readonly string[],
  entorno: Record<string, string>,
  entrada = '',
): Promise<ResultadoDeConsola> =>
  new Promise((resolve) => {
    const hijo = spawn(process.execPath, [`${carpeta}/consola.js`, ...args], {
      env: { PATH: process.env.PATH ?? '', ...entorno },
    });
    let [salida, errores] = ['', ''];
    hijo.stdout.on('data', (trozo: Buffer) => {
      salida += trozo;
    });
    hijo.stderr.on('data', (trozo: Buffer) => {
      errores += trozo;
    });
    hijo.once('close', (codigo) => resolve({ codigo, salida, errores }));
    hijo.stdin.end(entrada);
  });
