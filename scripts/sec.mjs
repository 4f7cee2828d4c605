import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { aplicarMutacion, leerMutaciones } from '../tests/seguridad/mutacion.mjs';
import { PUNTOS } from '../tests/seguridad/puntos.mjs';
import { contarNavegador } from './conteo-pruebas.mjs';
import { RAIZ } from './proceso.mjs';
import { auditarDependencias, refrescarAvisos } from './sec/avisos.mjs';

const recorrer = (recorridos, informe) =>
  new Promise((listo, fallo) => {
    const hijo = spawn(process.execPath, ['scripts/e2e.mjs', ...recorridos], {
      cwd: RAIZ,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, INFORME_NAVEGADOR: informe },
    });
    let salida = '';
    hijo.stdout.on('data', (trozo) => {
      salida += trozo;
    });
    hijo.once('error', fallo);
    hijo.once('close', () => listo(salida));
  });

/** The journeys over the site that was built last. */
const probarEnNavegador = async (recorridos) => {
  if (recorridos.length === 0) return { estado: 'pasa' };
  if (!existsSync(join(RAIZ, 'dist/server/main.js')))
    return {
      estado: 'no medido',
      motivo: 'Falta construir el sitio (npm run build) para probar en el navegador',
    };
  const carpeta = mkdtempSync(join(tmpdir(), 'seguridad-'));
  const informe = join(carpeta, 'navegador.json');
  const salida = await recorrer(recorridos, informe);
  const { pasadas, caidas, total } = contarNavegador(informe);
  rmSync(carpeta, { recursive: true, force: true });
  if (total === 0) return { estado: 'no medido', motivo: 'No hubo con qué abrir un navegador' };
  return caidas > 0
    ? { estado: 'falla', motivo: salida.slice(-2_000) }
    : { estado: 'pasa', pruebas: pasadas };
};

const argumentos = process.argv.slice(2);
const solo = new Set(argumentos.filter((a) => /^\d+$/.test(a)).map(Number));
const elegido = (punto) => solo.size === 0 || solo.has(punto);
const carpeta = mkdtempSync(join(tmpdir(), 'seguridad-'));

const esperar = (orden, cwd) =>
  new Promise((listo, fallo) => {
    const hijo = spawn(process.execPath, orden, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let salida = '';
    const guardar = (trozo) => {
      salida += trozo;
    };
    hijo.stdout.on('data', guardar);
    hijo.stderr.on('data', guardar);
    hijo.once('error', fallo);
    hijo.once('close', () => listo(salida));
  });

let informes = 0;

/** Each test of those files, as vitest tells it: `{ archivo, nombre, estado }`. */
const correr = async (raiz, pruebas, { filtro, opciones = [] } = {}) => {
  informes += 1;
  const informe = join(carpeta, `informe-${informes}.json`);
  const orden = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...pruebas,
    '--reporter=json',
    `--outputFile=${informe}`,
    ...opciones,
  ];
  if (filtro) orden.push('-t', filtro.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const salida = await esperar(orden, raiz);
  if (!existsSync(informe)) throw new Error(`Las pruebas no se pudieron correr:\n${salida}`);
  return JSON.parse(readFileSync(informe, 'utf8')).testResults.flatMap(
    ({ name, status, assertionResults }) => {
      const archivo = relative(raiz, name);
      const casos = assertionResults.map(({ fullName, status: estado, failureMessages = [] }) => ({
        archivo,
        nombre: fullName,
        // A machine that is too busy says nothing about the product.
        estado: failureMessages.some((texto) => /timed out in \d+ms/.test(texto)) ? 'roto' : estado,
      }));
      const sinCargar = status === 'failed' && casos.every(({ estado }) => estado !== 'failed');
      return sinCargar ? [...casos, { archivo, nombre: '(no cargó)', estado: 'roto' }] : casos;
    },
  );
};

const linea = (numero, resultado, detalle, que) =>
  console.log(`${String(numero).padStart(2)}  ${resultado.padEnd(10)}  ${detalle.padEnd(36)}  ${que}`);

const revisar = async () => {
  const puntos = PUNTOS.filter(({ numero }) => elegido(numero));
  const [casos, navegador, paquetes] = await Promise.all([
    correr(RAIZ, [...new Set(puntos.flatMap(({ pruebas }) => pruebas))]),
    probarEnNavegador([...new Set(puntos.flatMap((p) => p.navegador ?? []))]),
    puntos.some(({ auditoria }) => auditoria) ? auditarDependencias() : null,
  ]);
  let fallidos = 0;
  for (const { numero, que, pruebas, navegador: enNavegador, auditoria } of puntos) {
    const propios = casos.filter(({ archivo }) => pruebas.includes(archivo));
    const malos = propios.filter(({ estado }) => estado === 'failed' || estado === 'roto');
    const sinCorrer = pruebas.filter((archivo) => !propios.some((caso) => caso.archivo === archivo));
    const extras = [enNavegador ? navegador : null, auditoria ? paquetes : null].filter(Boolean);
    const falla = malos.length + sinCorrer.length > 0 || extras.some(({ estado }) => estado === 'falla');
    const sinMedir = extras.filter(({ estado }) => estado === 'no medido');
    if (falla) fallidos += 1;
    const resultado = falla ? 'falla' : sinMedir.length > 0 ? 'no medido' : 'pasa';
    const deExtras = extras.reduce((suma, { pruebas: cuantas = 0 }) => suma + cuantas, 0);
    linea(numero, resultado, `${propios.length + deExtras} pruebas`, que);
    for (const { archivo, nombre } of malos) console.log(`      ${archivo}: ${nombre}`);
    for (const archivo of sinCorrer) console.log(`      no se corrió ${archivo}`);
    for (const { motivo } of extras.filter(({ motivo }) => motivo)) console.log(`      ${motivo}`);
  }
  return fallidos;
};

const SIN_COPIAR = /^(?:node_modules|dist|data|bench|test-results|\.git)$/;

const copiar = (numero) => {
  const copia = join(carpeta, `copia-${numero}`);
  mkdirSync(copia);
  for (const nombre of readdirSync(RAIZ).filter((n) => !SIN_COPIAR.test(n)))
    cpSync(join(RAIZ, nombre), join(copia, nombre), {
      recursive: true,
      filter: (ruta) => !/\/node_modules(?:\/|$)/.test(ruta.slice(RAIZ.length)),
    });
  symlinkSync(join(RAIZ, 'node_modules'), join(copia, 'node_modules'));
  return copia;
};

/**
 * A fault is dead when a test that passes without it fails with it; one that only keeps the tests from running is not.
 * The first that falls is enough; only where none did are all of them run.
 */
const probarMutacion = async (copia, { pruebas, filtro, ...mutacion }) => {
  const quitar = aplicarMutacion(copia, mutacion);
  const cayo = (casos) => casos.some(({ estado }) => estado === 'failed');
  try {
    const casos = await correr(copia, pruebas, { filtro, opciones: ['--bail=1', '--maxWorkers=1'] });
    return cayo(casos) ? casos : await correr(copia, pruebas, { filtro });
  } finally {
    quitar();
  }
};

const contarMutacion = ({ punto, que, nombre }, casos) => {
  const muere = casos.some(({ estado }) => estado === 'failed');
  const corrio = casos.some(({ estado }) => estado === 'passed');
  linea(punto, muere ? 'muere' : corrio ? 'SOBREVIVE' : 'NO CORRIÓ', nombre, que);
  return muere;
};

/** One copy per processor: each takes the next fault as soon as it is done with one. */
const mutado = async () => {
  const pendientes = (await leerMutaciones()).filter(({ punto }) => elegido(punto));
  let vivas = 0;
  const trabajar = async (copia) => {
    for (let mutacion = pendientes.shift(); mutacion; mutacion = pendientes.shift())
      if (!contarMutacion(mutacion, await probarMutacion(copia, mutacion))) vivas += 1;
  };
  const copias = Array.from({ length: availableParallelism() }, (_, numero) => copiar(numero));
  await Promise.all(copias.map(trabajar));
  return vivas;
};

if (argumentos.includes('--avisos')) {
  await refrescarAvisos().then(console.log, (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else
  try {
    const malos = argumentos.includes('--mutado') ? await mutado() : await revisar();
    process.exitCode = malos > 0 ? 1 : 0;
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
