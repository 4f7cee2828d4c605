import { spawn } from 'node:child_process';
import { setTimeout as pausa } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAMA = fileURLToPath(new URL('./a-mano.mjs', import.meta.url));

/** Starts the handler written by hand over the same database, in a process of its own as the product has. */
export const abrirReferencia = async ({ urlBase, puerto }) => {
  const proceso = spawn(process.execPath, [PROGRAMA], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(puerto), DATABASE_URL: urlBase },
  });
  const url = `http://127.0.0.1:${puerto}`;
  for (const limite = Date.now() + 20_000; Date.now() < limite; await pausa(100)) {
    if (proceso.exitCode !== null) break;
    if (await fetch(`${url}/usuarios`).catch(() => null)) {
      return { url, cerrar: () => proceso.kill('SIGTERM') };
    }
  }
  proceso.kill('SIGTERM');
  throw new Error('la referencia escrita a mano no arrancó');
};
