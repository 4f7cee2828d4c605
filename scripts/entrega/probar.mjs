import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import { otroNode } from './otro-node.mjs';

const ESPERA_MS = 120_000;

const puertoLibre = () =>
  new Promise((listo) => {
    const servidor = createServer().listen(0, '127.0.0.1', () => {
      const { port } = servidor.address();
      servidor.close(() => listo(port));
    });
  });

const estadoDe = (direccion) =>
  fetch(direccion).then(
    ({ status }) => status,
    () => 0,
  );

/** What somebody who starts it for the first time finds. */
const probarCon = async (version, carpeta) => {
  const puerto = await puertoLibre();
  const datos = mkdtempSync(join(tmpdir(), 'entrega-datos-'));
  const salida = [];
  const proceso = spawn(otroNode(version), ['server.js'], {
    cwd: carpeta,
    env: { PATH: process.env.PATH, PORT: String(puerto), DATA_DIR: datos },
  });
  for (const flujo of [proceso.stdout, proceso.stderr]) flujo.on('data', (trozo) => salida.push(trozo));
  const origen = `http://localhost:${puerto}`;
  try {
    const hasta = Date.now() + ESPERA_MS;
    while ((await estadoDe(`${origen}/ready`)) !== 200) {
      if (proceso.exitCode !== null || Date.now() > hasta)
        throw new Error(`no arrancó:\n${Buffer.concat(salida).toString('utf8')}`);
      await pausa(300);
    }
    for (const [ruta, esperado] of [
      ['/', 200],
      ['/login', 200],
      ['/dashboard-api/health', 200],
      ['/no-existe', 404],
    ]) {
      const estado = await estadoDe(`${origen}${ruta}`);
      if (estado !== esperado) throw new Error(`${ruta} respondió ${estado}`);
    }
  } finally {
    if (proceso.exitCode === null) {
      proceso.kill('SIGTERM');
      await new Promise((listo) => proceso.once('exit', listo));
    }
    rmSync(datos, { recursive: true, force: true });
  }
};

/** Untars it and starts it on each version (20, 22 and 24 unless given); true when all start. */
export const probarEntrega = async (tar, raizDelTar, pedidas) => {
  const aparte = mkdtempSync(join(tmpdir(), 'entrega-'));
  let bien = true;
  try {
    execFileSync('tar', ['xzf', tar, '-C', aparte]);
    for (const version of pedidas.length > 0 ? pedidas : ['20', '22', '24'])
      try {
        await probarCon(version, join(aparte, raizDelTar));
        console.log(`Node.js ${version}: arranca y responde`);
      } catch (error) {
        bien = false;
        console.error(`Node.js ${version}: ${error.message}`);
      }
  } finally {
    rmSync(aparte, { recursive: true, force: true });
  }
  return bien;
};
