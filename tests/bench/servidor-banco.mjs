import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import { comprimirCarpeta } from '../../scripts/build/comprimir.mjs';
import { RAIZ } from '../../scripts/proceso.mjs';
import { paginaAMano } from './paginas-a-mano/pagina.mjs';

export const COPIA = `${RAIZ}node_modules/.cache/banco`;
const PREFIJO = 'a-mano';

/** Path of the hand-written page with the same content as the page of `ruta`. */
export const rutaAMano = (ruta, prefijo = PREFIJO) => `/${prefijo}${ruta === '/' ? '/inicio' : ruta}`;

/** A copy of the built product in which the same server also answers the hand-written pages. */
export const prepararCopia = async () => {
  await rm(COPIA, { recursive: true, force: true });
  await mkdir(`${COPIA}/dist/web/${PREFIJO}`, { recursive: true });
  await cp(`${RAIZ}dist`, `${COPIA}/dist`, { recursive: true });
  await writeFile(`${COPIA}/package.json`, '{ "type": "module" }\n');
  const paginas = JSON.parse(await readFile(`${COPIA}/dist/web-paginas.json`, 'utf8'));
  const publicas = Object.entries(paginas.paginas).filter(([, { tipo }]) => tipo === 'publica');
  const todas = [...publicas, ['/404', paginas.noEncontrada]];
  for (const [ruta, { archivo, estado }] of todas) {
    const html = await readFile(`${COPIA}/dist/web/${archivo}`, 'utf8');
    const nuevo = `${rutaAMano(ruta).slice(1)}.html`;
    const { documento, entrada } = paginaAMano(html, nuevo);
    await writeFile(`${COPIA}/dist/web/${nuevo}`, documento);
    paginas.paginas[rutaAMano(ruta)] = { ...entrada, estado };
  }
  await writeFile(`${COPIA}/dist/web-paginas.json`, JSON.stringify(paginas));
  await comprimirCarpeta(`${COPIA}/dist/web`);
};

// One left behind by a run that was cut would be measured instead of this one.
const exigirLibre = async (url) => {
  const otro = await fetch(url).catch(() => null);
  if (otro) throw new Error(`Otro programa ya atiende en ${url}: ciérrelo antes de medir`);
};

const esperarSalud = async (url, proceso) => {
  for (const limite = Date.now() + 60_000; Date.now() < limite; await pausa(100)) {
    if (proceso.exitCode !== null) break;
    const respuesta = await fetch(`${url}/dashboard-api/health`).catch(() => null);
    if (respuesta?.ok) return;
  }
  throw new Error('El servidor de las mediciones no arrancó');
};

export const CORREO = 'admin@fundacion.example';
export const CLAVE = 'clave-de-banco-2026';

/** Starts the built server over a throw-away data folder, or over `entorno.DATABASE_URL`. Needs `prepararCopia`. */
export const arrancarServidor = async ({ puerto, entorno = {} }) => {
  const url = `http://localhost:${puerto}`;
  await exigirLibre(url);
  const datos = await mkdtemp(join(tmpdir(), 'banco-'));
  const proceso = spawn(process.execPath, [`${COPIA}/dist/server/main.js`], {
    cwd: COPIA,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(puerto),
      DATA_DIR: datos,
      ADMIN_EMAIL: CORREO,
      ADMIN_PASSWORD: CLAVE,
      ...entorno,
    },
  });
  const cerrar = async () => {
    const fin = new Promise((resolver) => proceso.once('exit', resolver));
    if (proceso.exitCode === null && proceso.kill('SIGTERM')) await fin;
    await rm(datos, { recursive: true, force: true });
  };
  try {
    await esperarSalud(url, proceso);
    return { url, cerrar };
  } catch (error) {
    await cerrar();
    throw error;
  }
};
