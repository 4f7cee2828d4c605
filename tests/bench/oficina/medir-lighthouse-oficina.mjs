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
const LIMITES = { nota: 97, lcp: 2_000, tbt: 100 };

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
    const cifra = (nombre) => lhr.audits[nombre].numericValue;
    return {
      nota: Math.round(lhr.categories.performance.score * 100),
      lcp: cifra('largest-contentful-paint'),
      tbt: cifra('total-blocking-time'),
    };
  } finally {
    await contexto.close();
    await rm(perfil, { recursive: true, force: true });
  }
};

/** A staff page on a first visit, with its session and its data. */
export const medirLighthouseOficina = async ({ url }, ruta) => {
  const vueltas = [];
  for (let i = 0; i < VUELTAS; i++) vueltas.push(await conTraza(() => unaVuelta(url, ruta)));
  const de = (cifra) => mediana(vueltas.map((vuelta) => vuelta[cifra]));
  return [
    fila(
      `${ruta}: Lighthouse, rendimiento`,
      String(de('nota')),
      'bulletproof-react 96',
      '>= 97',
      de('nota') >= LIMITES.nota,
    ),
    fila(
      `${ruta}: LCP`,
      `${(de('lcp') / 1000).toFixed(2)} s`,
      'bulletproof-react 2.53 s',
      '<= 2.0 s',
      de('lcp') <= LIMITES.lcp,
    ),
    fila(
      `${ruta}: TBT`,
      `${Math.round(de('tbt'))} ms`,
      'bulletproof-react 10 ms',
      '<= 100 ms',
      de('tbt') <= LIMITES.tbt,
    ),
  ];
};
