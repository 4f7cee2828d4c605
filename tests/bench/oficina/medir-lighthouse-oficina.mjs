import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { abrirNavegadorConPerfil } from '../abrir-navegador.mjs';
import { fila } from '../base/fila.mjs';
import { conTraza } from '../con-traza.mjs';
import { mediana } from '../mediana.mjs';
import { entrarPorPantalla } from './entrar-por-pantalla.mjs';

const VUELTAS = Number(process.env.BENCH_VUELTAS ?? 5);
const PUERTO = 5761;
const LIMITE_TBT = 200;

// Lighthouse would erase the session with everything else: only the cache is emptied, so that it is still a first visit.
const vaciarCache = async (contexto) => {
  const pagina = await contexto.newPage();
  const sesion = await contexto.newCDPSession(pagina);
  await sesion.send('Network.clearBrowserCache');
  await pagina.close();
};

const unaVuelta = async (url, ruta) => {
  const perfil = await mkdtemp(join(tmpdir(), 'banco-perfil-'));
  const contexto = await abrirNavegadorConPerfil(perfil, PUERTO);
  try {
    if (ruta !== '/login') await entrarPorPantalla(contexto, url);
    await vaciarCache(contexto);
    const { lhr } = await lighthouse(url + ruta, {
      port: PUERTO,
      logLevel: 'error',
      onlyCategories: ['performance'],
      disableStorageReset: true,
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    if (!lhr.finalDisplayedUrl.endsWith(ruta)) throw new Error(`terminó en ${lhr.finalDisplayedUrl}`);
    return lhr.audits['total-blocking-time'].numericValue;
  } finally {
    await contexto.close();
    await rm(perfil, { recursive: true, force: true });
  }
};

/** How long the start of a staff page holds the thread on a first visit, with its session and its data. */
export const medirLighthouseOficina = async ({ url }, ruta) => {
  const vueltas = [];
  for (let i = 0; i < VUELTAS; i++) vueltas.push(await conTraza(() => unaVuelta(url, ruta)));
  const tbt = Math.round(mediana(vueltas));
  return [
    fila(`${ruta}: TBT`, `${tbt} ms`, 'react-admin 5: 789 ms', `<= ${LIMITE_TBT} ms`, tbt <= LIMITE_TBT),
  ];
};
