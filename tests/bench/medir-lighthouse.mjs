import lighthouse from 'lighthouse';
import { abrirNavegador } from './abrir-navegador.mjs';
import { conTraza } from './con-traza.mjs';
import { mediana } from './mediana.mjs';
import { rutaAMano } from './servidor-banco.mjs';

const VUELTAS = Number(process.env.BENCH_VUELTAS ?? 5);
const PUERTO = 5760;
const SEO = 3;
const TBT_DE_MAS = 50;
const CATEGORIAS = ['performance', 'accessibility', 'best-practices', 'seo'];

const unaVuelta = (url) => conTraza(() => visitar(url));

const visitar = async (url) => {
  const navegador = await abrirNavegador({ puerto: PUERTO });
  try {
    const { lhr } = await lighthouse(url, {
      port: PUERTO,
      logLevel: 'error',
      onlyCategories: CATEGORIAS,
      ignoreStatusCode: true,
    });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const cifra = (nombre) => lhr.audits[nombre].numericValue;
    return {
      notas: CATEGORIAS.map((c) => Math.round(lhr.categories[c].score * 100)),
      fallidas: Object.values(lhr.audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id }) => id),
      fcp: cifra('first-contentful-paint'),
      lcp: cifra('largest-contentful-paint'),
      tbt: cifra('total-blocking-time'),
      cls: cifra('cumulative-layout-shift'),
    };
  } finally {
    await navegador.close();
  }
};

const resumir = (vueltas) => ({
  notas: CATEGORIAS.map((_, i) => mediana(vueltas.map(({ notas }) => notas[i]))),
  fallidas: [...new Set(vueltas.flatMap(({ fallidas }) => fallidas))],
  ...Object.fromEntries(
    ['fcp', 'lcp', 'tbt', 'cls'].map((nombre) => [nombre, mediana(vueltas.map((vuelta) => vuelta[nombre]))]),
  ),
});

/** A page whose SEO is not 100 on purpose, in words, and what else of it may fail. */
const SIN_SEO = {
  '/404': {
    porque: 'la de cualquier 404',
    permite: (propia, referencia) => propia.notas[SEO] >= referencia.notas[SEO],
  },
  '/cuenta/…': {
    porque: 'baja porque pide no ser indexada',
    permite: ({ fallidas }) => fallidas.every((id) => id === 'is-crawlable' || id === 'robots-txt'),
  },
};

/**
 * Both pages in turns, so that a busy moment of the machine falls on both. `direccion` and `aMano`, the path of the
 * hand-written page, are said of a page that is not one of the site as it is built.
 */
export const medirLighthouse = async (
  { url },
  ruta,
  { direccion = ruta, aMano: deReferencia = rutaAMano(ruta) } = {},
) => {
  const propias = [];
  const aMano = [];
  for (let i = 0; i < VUELTAS; i++) {
    propias.push(await unaVuelta(`${url}${direccion}`));
    aMano.push(await unaVuelta(`${url}${deReferencia}`));
  }
  const propia = resumir(propias);
  const referencia = resumir(aMano);
  const razon = (nombre) => propia[nombre] / referencia[nombre];
  const seg = (ms) => `${(ms / 1000).toFixed(2)} s`;
  const fila = (que, valor, ref, limite, cumple) => ({ que: `${ruta}: ${que}`, valor, ref, limite, cumple });
  const sinSeo = SIN_SEO[ruta];
  const notas = propia.notas.join(' / ');
  return [
    fila(
      'Lighthouse (rendimiento, accesibilidad, prácticas, SEO)',
      propia.fallidas.length > 0 ? `${notas} (${propia.fallidas.join(', ')})` : notas,
      referencia.notas.join(' / '),
      sinSeo ? `100 en tres; SEO, ${sinSeo.porque}` : '100 en las cuatro',
      propia.notas.every((nota, i) => nota === 100 || (i === SEO && sinSeo?.permite(propia, referencia))),
    ),
    fila(
      'LCP',
      seg(propia.lcp),
      seg(referencia.lcp),
      `razón ${razon('lcp').toFixed(2)} <= 1,10`,
      razon('lcp') <= 1.1,
    ),
    fila(
      'FCP',
      seg(propia.fcp),
      seg(referencia.fcp),
      `razón ${razon('fcp').toFixed(2)} <= 1,10`,
      razon('fcp') <= 1.1,
    ),
    fila(
      'TBT',
      `${Math.round(propia.tbt)} ms`,
      `${Math.round(referencia.tbt)} ms`,
      `<= ${TBT_DE_MAS} ms más`,
      propia.tbt - referencia.tbt <= TBT_DE_MAS,
    ),
    fila('CLS', propia.cls.toFixed(3), referencia.cls.toFixed(3), '0', propia.cls < 0.0005),
  ];
};
