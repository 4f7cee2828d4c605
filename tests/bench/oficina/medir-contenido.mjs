import { abrirNavegador } from '../abrir-navegador.mjs';
import { filaDeRazon } from '../base/fila.mjs';
import { servirCarpeta } from '../base/servir-carpeta.mjs';
import { mediana } from '../mediana.mjs';
import { construirReactAdmin } from '../react-admin/construir-react-admin.mjs';
import { frenar } from '../red-lenta.mjs';
import { elegirEquipo } from './elegir-equipo.mjs';
import { entrarPorPantalla } from './entrar-por-pantalla.mjs';

const VUELTAS = Number(process.env.BENCH_VUELTAS ?? 5);
const VISITA = { viewport: { width: 1280, height: 800 }, locale: 'es-CO' };
const PROPIA = 'tbody tr[data-index] th';
const REACT_ADMIN = 'tbody td.column-nombre';
/** Which visit of ours, how it is called, which of theirs it is compared with, and the most it may take of it. */
const VISITAS = [
  ['fria', 'sin nada guardado', 'fria', 0.7],
  ['tibia', 'otra vez', 'tibia', 0.9],
  ['copia', 'otra vez, en un equipo que trabaja sin red', 'tibia', 0.5],
];

const AVISO = 'primera-fila';

/**
 * Runs in the page before anything else: says in the console when the frame of the first row ended, from the start. It
 * asks for no frame until then: a page that draws in turns would pay one for each.
 */
const avisarPrimeraFila = ([selector, aviso]) => {
  const vigia = new MutationObserver(() => {
    if (!document.querySelector(selector)?.textContent.trim()) return;
    vigia.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        console.debug(aviso, performance.now());
      };
      port2.postMessage(null);
    });
  });
  vigia.observe(document, { childList: true, subtree: true, characterData: true });
};

/** What comes in idle time is kept for the next visit, as for anybody who stays to read. */
const dejarGuardar = async (pagina) => {
  await pagina.waitForLoadState('networkidle');
  await pagina.evaluate(async () => {
    const [registro] = await navigator.serviceWorker.getRegistrations();
    if (registro) await navigator.serviceWorker.ready;
  });
};

const visitar = async (contexto, { direccion, selector }) => {
  const pagina = await contexto.newPage();
  try {
    await frenar(pagina);
    await pagina.addInitScript(avisarPrimeraFila, [selector, AVISO]);
    // Listened to, not asked for: each question runs in the page, and a slowed-down one waits for it.
    const [aviso] = await Promise.all([
      pagina.waitForEvent('console', {
        predicate: (dicho) => dicho.text().startsWith(AVISO),
        timeout: 60_000,
      }),
      pagina.goto(direccion, { waitUntil: 'commit' }),
    ]);
    await dejarGuardar(pagina);
    return Number(aviso.text().split(' ')[1]);
  } finally {
    await pagina.close();
  }
};

/** A browser of its own each time, already signed in: its first visit, the next and, where there is a copy, one with it. */
const unaVuelta = async (lado) => {
  const navegador = await abrirNavegador();
  try {
    const contexto = await navegador.newContext(VISITA);
    await lado.entrar(contexto);
    const pagina = await contexto.newPage();
    await (await contexto.newCDPSession(pagina)).send('Network.clearBrowserCache');
    await pagina.close();
    const visitas = { fria: await visitar(contexto, lado), tibia: await visitar(contexto, lado) };
    if (!lado.copiar) return visitas;
    await lado.copiar(contexto);
    return { ...visitas, copia: await visitar(contexto, lado) };
  } finally {
    await navegador.close();
  }
};

/**
 * From the start of the navigation to the frame with the first participante, slow 4G and processor four times slower,
 * against react-admin's same list over the same service with the same cache headers, in turns.
 */
export const medirContenido = async ({ url, token }) => {
  const carpeta = await construirReactAdmin([]);
  const ajena = await servirCarpeta(carpeta, { puerto: 5756, servicio: url });
  const lados = {
    propia: {
      direccion: `${url}/participantes`,
      selector: PROPIA,
      entrar: (contexto) => entrarPorPantalla(contexto, url),
      copiar: (contexto) => elegirEquipo(contexto, url, `${url}/participantes`),
    },
    ajena: {
      direccion: `${ajena.url}/?servicio`,
      selector: REACT_ADMIN,
      entrar: (contexto) => contexto.addInitScript((valor) => localStorage.setItem('token', valor), token),
    },
  };
  try {
    const vueltas = [];
    for (let i = 0; i < VUELTAS; i++)
      vueltas.push({ propia: await unaVuelta(lados.propia), ajena: await unaVuelta(lados.ajena) });
    const de = (cual, visita) => mediana(vueltas.map((vuelta) => vuelta[cual][visita]));
    return VISITAS.map(([visita, dicha, suya, razon]) =>
      filaDeRazon(`/participantes, primera fila, ${dicha}`, de('propia', visita), de('ajena', suya), razon),
    );
  } finally {
    ajena.cerrar();
  }
};
