import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const RAIZ = fileURLToPath(new URL('..', import.meta.url));

/** Starts a program from the project's root with its tools in PATH; the output goes to this terminal. */
export const lanzar = (orden, argumentos, env = {}, stdio = 'inherit', opciones = {}) =>
  spawn(orden, argumentos, {
    cwd: RAIZ,
    stdio,
    ...opciones,
    env: { ...process.env, PATH: `${RAIZ}node_modules/.bin:${process.env.PATH}`, ...env },
  });

/** Resolves to the exit code; 1 when it could not start, 128 + n as shells do when a signal ended it. */
export const esperar = (proceso) =>
  new Promise((resolver) => {
    proceso.once('error', (error) => {
      console.error(error.message);
      resolver(1);
    });
    proceso.once('exit', (codigo, senal) => resolver(codigo ?? (senal === 'SIGINT' ? 130 : 143)));
  });

export const ejecutar = (orden, argumentos, env) => esperar(lanzar(orden, argumentos, env));

/** SIGINT and SIGTERM received here reach the given processes; this one stays to report how they ended. */
export const reenviarSenales = (...procesos) => {
  for (const senal of ['SIGINT', 'SIGTERM']) {
    process.on(senal, () => {
      for (const proceso of procesos) if (proceso.exitCode === null) proceso.kill(senal);
    });
  }
};
