import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import { RAIZ } from '../../../scripts/proceso.mjs';
import { abrirNavegador } from '../abrir-navegador.mjs';
import { fila } from '../base/fila.mjs';
import { puertoLibre } from '../base/postgres-desechable.mjs';
import { mediana } from '../mediana.mjs';

const VUELTAS = Number(process.env.BENCH_VUELTAS ?? 5);
const LIMITE_MS = 500;
const COMPARTIDOS = ['src', 'scripts', 'rspack.config.ts', 'package.json'];
const EDITADO = 'src/ui/panel/acceso/login-page.tsx';
const TEXTO = 'Iniciar Sesión';

/** A copy whose files can be edited: somebody may be working on the real ones. */
const copiarProyecto = async () => {
  const carpeta = await mkdtemp(join(tmpdir(), 'banco-desarrollo-'));
  for (const nombre of COMPARTIDOS) await cp(RAIZ + nombre, join(carpeta, nombre), { recursive: true });
  await symlink(`${RAIZ}node_modules`, join(carpeta, 'node_modules'));
  return carpeta;
};

const servir = async (carpeta) => {
  const puerto = await puertoLibre();
  const proceso = spawn(join(carpeta, 'node_modules/.bin/rspack'), ['serve', '--config-name', 'web'], {
    cwd: carpeta,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'development', PUERTO_WEB: String(puerto) },
  });
  const cerrar = async () => {
    const fin = new Promise((resolver) => proceso.once('exit', resolver));
    if (proceso.exitCode === null && proceso.kill('SIGTERM')) await fin;
  };
  const url = `http://127.0.0.1:${puerto}`;
  for (const limite = Date.now() + 60_000; Date.now() < limite; await pausa(200)) {
    if (proceso.exitCode !== null) break;
    if ((await fetch(url).catch(() => null))?.ok) return { url, cerrar };
  }
  await cerrar();
  throw new Error('el servidor de desarrollo no arrancó');
};

const unaEdicion = async (pagina, ruta, fuente, numero) => {
  const nuevo = `${TEXTO} ${numero}`;
  const inicio = performance.now();
  const visto = pagina.waitForFunction((texto) => document.body.innerText.includes(texto), nuevo, {
    polling: 'raf',
  });
  await writeFile(ruta, fuente.replace(TEXTO, nuevo));
  await visto;
  return performance.now() - inicio;
};

/** From saving a file to seeing its new text in the page, without losing what is typed in its form. */
export const medirRecarga = async () => {
  const carpeta = await copiarProyecto();
  const servidor = await servir(carpeta);
  const navegador = await abrirNavegador();
  try {
    const ruta = join(carpeta, EDITADO);
    const fuente = await readFile(ruta, 'utf8');
    const pagina = await navegador.newPage();
    await pagina.goto(`${servidor.url}/login`);
    await pagina.getByText(TEXTO).first().waitFor();
    const correo = pagina.locator('form input').first();
    await correo.fill('sigue@aqui.example');
    await unaEdicion(pagina, ruta, fuente, 1);
    const tiempos = [];
    for (let i = 0; i < VUELTAS; i++) tiempos.push(await unaEdicion(pagina, ruta, fuente, i + 2));
    const conserva = (await correo.inputValue()) === 'sigue@aqui.example';
    const ms = mediana(tiempos);
    return [
      fila(
        'Cambio en caliente, de guardar a verlo',
        `${Math.round(ms)} ms${conserva ? '' : '; la página perdió lo escrito'}`,
        '',
        `<= ${LIMITE_MS} ms`,
        ms <= LIMITE_MS && conserva,
      ),
    ];
  } finally {
    await navegador.close();
    await servidor.cerrar();
    await rm(carpeta, { recursive: true, force: true });
  }
};
