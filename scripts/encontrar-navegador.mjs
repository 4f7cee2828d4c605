import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DEL_SISTEMA = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const dePlaywright = async () => {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
};

const instalarConApt = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...argumentos) =>
    spawnSync('apt-get', argumentos, { stdio: ['ignore', 'inherit', 'inherit'], env });
  if (apt('install', '-y', '--no-install-recommends', 'chromium').status === 0) return;
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
};

const instalarConPlaywright = () => {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] });
};

const buscar = async () => {
  const elegido = process.env.CHROMIUM_PATH;
  if (elegido) {
    if (existsSync(elegido)) return elegido;
    throw new Error(`CHROMIUM_PATH apunta a ${elegido}, que no existe.`);
  }
  return [...DEL_SISTEMA, await dePlaywright()].find((ruta) => existsSync(ruta));
};

/** Path of a Chromium that the tests can start; installs one when the machine has none and allows it. */
export const encontrarNavegador = async () => {
  for (const intento of [() => {}, instalarConApt, instalarConPlaywright]) {
    intento();
    const ruta = await buscar();
    if (ruta) return ruta;
  }
  throw new Error(
    'No se encontró un navegador Chromium para las pruebas y no fue posible instalarlo. ' +
      'Instale el paquete «chromium» de su sistema, o indique la ruta de uno en la variable CHROMIUM_PATH.',
  );
};

/** The same engine without the windows, which nobody sees in a journey: it takes much less of the time. */
const SIN_VENTANAS = '/usr/bin/chromium-headless-shell';

/** The one for what needs nothing of a whole one, where there is; whoever says which one to use is heeded. */
export const navegadorSinVentanas = () =>
  !process.env.CHROMIUM_PATH && existsSync(SIN_VENTANAS) ? SIN_VENTANAS : undefined;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await encontrarNavegador());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
