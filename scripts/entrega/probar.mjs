import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import { otroNode } from './otro-node.mjs';

const ESPERA_MS = 120_000;
const CLAVE = 'una clave larga de prueba';

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

const arrancar = async (version, carpeta, puerto, datos) => {
  const salida = [];
  const proceso = spawn(otroNode(version), ['server.js'], {
    cwd: carpeta,
    env: { PATH: process.env.PATH, PORT: String(puerto), DATA_DIR: datos, ADMIN_PASSWORD: CLAVE },
  });
  for (const flujo of [proceso.stdout, proceso.stderr]) flujo.on('data', (trozo) => salida.push(trozo));
  const terminar = async (senal) => {
    if (proceso.exitCode !== null || proceso.signalCode !== null) return;
    proceso.kill(senal);
    await new Promise((listo) => proceso.once('exit', listo));
  };
  const hasta = Date.now() + ESPERA_MS;
  while ((await estadoDe(`http://localhost:${puerto}/ready`)) !== 200) {
    if (proceso.exitCode !== null || Date.now() > hasta) {
      await terminar('SIGKILL');
      throw new Error(`no arrancó:\n${Buffer.concat(salida).toString('utf8')}`);
    }
    await pausa(300);
  }
  return terminar;
};

const pedir = async (url, opciones = {}) => {
  const respuesta = await fetch(url, {
    ...opciones,
    headers: { 'content-type': 'application/json', ...opciones.headers },
  });
  if (!respuesta.ok) throw new Error(`${new URL(url).pathname} respondió ${respuesta.status}`);
  return respuesta.json();
};

/** Signs in as the first administrator; what is asked afterwards is asked as him. */
const entrar = async (origen) => {
  const body = JSON.stringify({ email: 'admin@fundacion.example', password: CLAVE });
  const { data } = await pedir(`${origen}/auth-api/auth/login`, { method: 'POST', body });
  return (ruta, opciones) =>
    pedir(`${origen}/dashboard-api${ruta}`, {
      ...opciones,
      headers: { authorization: `Bearer ${data.token}` },
    });
};

/** What somebody who starts it for the first time finds, and what is left when its power is cut. */
const probarCon = async (version, carpeta) => {
  const puerto = await puertoLibre();
  const origen = `http://localhost:${puerto}`;
  const datos = mkdtempSync(join(tmpdir(), 'entrega-datos-'));
  let terminar = async () => {};
  try {
    terminar = await arrancar(version, carpeta, puerto, datos);
    for (const [ruta, esperado] of [
      ['/', 200],
      ['/login', 200],
      ['/dashboard-api/health', 200],
      ['/no-existe', 404],
    ]) {
      const estado = await estadoDe(`${origen}${ruta}`);
      if (estado !== esperado) throw new Error(`${ruta} respondió ${estado}`);
    }
    const sede = JSON.stringify({ nombre: 'Sede de prueba', direccion: 'Calle 1' });
    await (await entrar(origen))('/sedes', { method: 'POST', body: sede });
    await terminar('SIGKILL');
    terminar = await arrancar(version, carpeta, puerto, datos);
    const sedes = await (await entrar(origen))('/sedes');
    if (!JSON.stringify(sedes).includes('Sede de prueba'))
      throw new Error('tras una muerte súbita no está lo que se guardó');
  } finally {
    await terminar('SIGTERM');
    rmSync(datos, { recursive: true, force: true });
  }
};

/** Untars it and starts it on each version (20, 22 and 24 unless given); true when all do as they should. */
export const probarEntrega = async (tar, raizDelTar, pedidas) => {
  const aparte = mkdtempSync(join(tmpdir(), 'entrega-'));
  let bien = true;
  try {
    execFileSync('tar', ['xzf', tar, '-C', aparte]);
    for (const version of pedidas.length > 0 ? pedidas : ['20', '22', '24'])
      try {
        await probarCon(version, join(aparte, raizDelTar));
        console.log(`Node.js ${version}: arranca, deja entrar, y tras kill -9 vuelve con lo guardado`);
      } catch (error) {
        bien = false;
        console.error(`Node.js ${version}: ${error.message}`);
      }
  } finally {
    rmSync(aparte, { recursive: true, force: true });
  }
  return bien;
};
