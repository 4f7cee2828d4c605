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

/** Sooner than this no test gives up waiting: what fails before fails for what it says. */
const PACIENCIA_MS = 10_000;

/**
 * Runs those tests in the copy until one fails; of them, only `solo` when it is given. `esperando`: what failed may have
 * failed for being slow.
 */
export const correrPruebas = async (copia, pruebas, limite, solo) => {
  const informe = join(copia, 'informe-muestra.json');
  rmSync(informe, { force: true });
  const codigo = await ejecutarEn(
    copia,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...pruebas,
      ...(solo ? ['-t', solo] : []),
      '--bail=1',
      '--no-file-parallelism',
      // What did not change since the fault before is not translated again.
      '--experimental.fsModuleCache',
      '--reporter=json',
      `--outputFile=${informe}`,
    ],
    limite,
  );
  if (codigo === null) return { estado: 'sin tiempo', fallidas: [] };
  if (codigo === 0) return { estado: 'pasan', fallidas: [] };
  const hechas = existsSync(informe) ? JSON.parse(readFileSync(informe, 'utf8')).testResults : [];
  const fallidas = hechas.filter(({ status }) => status === 'failed');
  const casos = fallidas.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  return {
    estado: 'fallan',
    fallidas: fallidas.map(({ name }) => relative(copia, name)),
    esperando: !casos.some(({ duration }) => duration < PACIENCIA_MS),
  };
};

/** Whether the copy still compiles; one that cannot be told in time does. */
export const compila = async (copia, limite) => {
  const codigo = await ejecutarEn(copia, ['node_modules/typescript/bin/tsc', '-b'], limite);
  return codigo === 0 || codigo === null;
};

/** The nearest ones go first and alone: most faults need no others. */
const PRIMERAS = 3;

/**
 * Puts one fault into the copy, sees whether anybody notices, and leaves the file as it was. A test notices it when it
 * fails with the fault and passes without it; if it failed after waiting, it has to fail again with the fault back: a
 * machine that was slow once notices nothing. A test that fails also without any fault is one of `rotas`, left out of
 * this one and of those that follow; `sanas` are those already seen to pass.
 */
export const probarFalla = async ({
  copia,
  falla,
  pruebas,
  contratos,
  limite,
  rotas = new Set(),
  sanas = new Set(),
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
  const pasan = async (senaladas, solo) => {
    const claves = senaladas.map((prueba) => (solo ? `${prueba} ${solo}` : prueba));
    if (claves.every((clave) => sanas.has(clave))) return true;
    const { estado } = await correr(copia, senaladas, limite, solo);
    if (estado === 'pasan') for (const clave of claves) sanas.add(clave);
    else for (const prueba of senaladas) rotas.add(prueba);
    return estado === 'pasan';
  };
  /** Nothing when all of them pass. */
  const juzgar = async (tanda, solo) => {
    if (tanda.length === 0) return undefined;
    const { estado, fallidas, esperando } = await conLaFalla(() => correr(copia, tanda, limite, solo));
    if (estado === 'pasan') return undefined;
    if (estado === 'sin tiempo') return { estado: 'sin decidir' };
    const senaladas = fallidas.length > 0 ? fallidas : tanda;
    if (await pasan(senaladas, solo)) {
      const otra = esperando ? await conLaFalla(() => correr(copia, senaladas, limite, solo)) : { estado };
      if (otra.estado === 'fallan') return { estado: 'notada', por: senaladas[0] };
    }
    const otras = tanda.filter((prueba) => !senaladas.includes(prueba));
    return juzgar(otras, solo);
  };

  // The compiler answers sooner than the tests.
  if (!(await conLaFalla(() => compilar(copia, limite)))) return { estado: 'notada', por: 'tipos' };
  const quedan = pruebas.filter((prueba) => !rotas.has(prueba));
  if (quedan.length === 0) return { estado: 'viva', por: 'ninguna prueba la alcanza' };
  const deContrato = contratos ? quedan.filter((prueba) => prueba.startsWith('tests/contracts/')) : [];
  const demas = quedan.filter((prueba) => !deContrato.includes(prueba));
  return (
    (await juzgar(deContrato, contratos)) ??
    (await juzgar(demas.slice(0, PRIMERAS))) ??
    (await juzgar(demas.slice(PRIMERAS))) ?? {
      estado: 'viva',
      por: `pasan ${quedan.length} archivos de pruebas`,
    }
  );
};
