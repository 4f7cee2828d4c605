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
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { conFalla } from './fallas.mjs';

/** What is not of the project, or is made again by whoever needs it. */
const FUERA = new Set(['node_modules', 'dist', '.git', 'test-results']);
/** What the tools keep for the next time: the copy has its own. */
const MEMORIA = new Set(['.cache', '.vite', '.vite-temp']);

/** A whole copy of the project to spoil: nobody's own files are ever written. */
export const abrirTaller = (raiz) => {
  const copia = mkdtempSync(join(tmpdir(), 'muestra-'));
  for (const nombre of readdirSync(raiz))
    if (!FUERA.has(nombre)) cpSync(join(raiz, nombre), join(copia, nombre), { recursive: true });
  // A name that nobody uses any more tells that something was taken out, not that it was needed.
  const tipos = join(copia, 'tsconfig.base.json');
  if (existsSync(tipos))
    writeFileSync(tipos, readFileSync(tipos, 'utf8').replace(/("noUnused\w+": )true/g, '$1false'));
  mkdirSync(join(copia, 'node_modules'));
  for (const nombre of readdirSync(join(raiz, 'node_modules')))
    if (!MEMORIA.has(nombre))
      symlinkSync(join(raiz, 'node_modules', nombre), join(copia, 'node_modules', nombre));
  return { copia, cerrar: () => rmSync(copia, { recursive: true, force: true }) };
};

const enMarcha = new Set();
const matar = (proceso) => {
  try {
    process.kill(-proceso.pid, 'SIGKILL');
  } catch {
    // It had just ended.
  }
};

/** Ends what is running, for whoever stops before time. */
export const detenerTodo = () => enMarcha.forEach(matar);

/** Exit code of a program in the copy; `null` when its time was up. */
const ejecutarEn = (copia, argumentos, limite) =>
  new Promise((resolver) => {
    const proceso = spawn(process.execPath, argumentos, {
      cwd: copia,
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, NO_COLOR: '1' },
    });
    enMarcha.add(proceso);
    let aTiempo = true;
    const reloj = setTimeout(() => {
      aTiempo = false;
      matar(proceso);
    }, limite);
    proceso.once('exit', (codigo) => {
      clearTimeout(reloj);
      enMarcha.delete(proceso);
      resolver(aTiempo ? (codigo ?? 1) : null);
    });
  });

/** Runs those tests in the copy until one fails. */
export const correrPruebas = async (copia, pruebas, limite) => {
  const informe = join(copia, 'informe-muestra.json');
  rmSync(informe, { force: true });
  const codigo = await ejecutarEn(
    copia,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...pruebas,
      '--bail=1',
      '--maxWorkers=1',
      '--reporter=json',
      `--outputFile=${informe}`,
    ],
    limite,
  );
  if (codigo === null) return { estado: 'sin tiempo', fallidas: [] };
  if (codigo === 0) return { estado: 'pasan', fallidas: [] };
  const hechas = existsSync(informe) ? JSON.parse(readFileSync(informe, 'utf8')).testResults : [];
  return {
    estado: 'fallan',
    fallidas: hechas.filter(({ status }) => status === 'failed').map(({ name }) => relative(copia, name)),
  };
};

/** Whether the copy still compiles; one that cannot be told in time does. */
export const compila = async (copia, limite) => {
  const codigo = await ejecutarEn(copia, ['node_modules/typescript/bin/tsc', '-b'], limite);
  return codigo === 0 || codigo === null;
};

/**
 * Puts one fault into the copy, sees whether anybody notices, and leaves the file as it was. A test that fails also
 * without the fault notices nothing: it is left out of this fault and of those that follow.
 */
export const probarFalla = async ({
  copia,
  falla,
  pruebas,
  limite,
  rotas = new Set(),
  correr = correrPruebas,
  compilar = compila,
}) => {
  const ruta = join(copia, falla.archivo);
  const original = readFileSync(ruta, 'utf8');
  const conLaFalla = async (hacer) => {
    writeFileSync(ruta, conFalla(original, falla));
    try {
      return await hacer();
    } finally {
      writeFileSync(ruta, original);
    }
  };
  // The compiler answers sooner than the tests.
  if (!(await conLaFalla(() => compilar(copia, limite)))) return { estado: 'notada', por: 'tipos' };
  const quedan = pruebas.filter((prueba) => !rotas.has(prueba));
  if (quedan.length === 0) return { estado: 'viva', por: 'ninguna prueba la alcanza' };
  const { estado, fallidas } = await conLaFalla(() => correr(copia, quedan, limite));
  if (estado === 'sin tiempo') return { estado: 'sin decidir' };
  if (estado === 'pasan') return { estado: 'viva', por: `pasan ${quedan.length} archivos de pruebas` };
  const sanas = fallidas.length > 0 ? await correr(copia, fallidas, limite) : { estado: 'pasan' };
  if (sanas.estado === 'pasan') return { estado: 'notada', por: fallidas[0] ?? 'no se pudo empezar' };
  for (const prueba of fallidas) rotas.add(prueba);
  return probarFalla({ copia, falla, pruebas, limite, rotas, correr, compilar });
};
