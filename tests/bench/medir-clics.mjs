import { abrirNavegador } from './abrir-navegador.mjs';
import { mediana } from './mediana.mjs';
import { frenar } from './red-lenta.mjs';

const VUELTAS = Number(process.env.BENCH_VUELTAS ?? 5);
const MARCA = 'latencia del clic: ';

// From the click's own time stamp to the first frame with its effect, or to the start of a navigation. The answer goes
// by the console: the page that could be asked may be going away.
const cronometrar = ({ selector, efecto, marca }) => {
  const hay = efecto ? new Function('selector', `return ${efecto}`) : () => false;
  let pulsado;
  const terminar = (momento) => console.log(marca + (momento - pulsado));
  const mirar = () => {
    if (hay(selector)) terminar(performance.now());
    else requestAnimationFrame(mirar);
  };
  const alPulsar = ({ timeStamp }) => {
    pulsado = timeStamp;
    mirar();
  };
  addEventListener('click', alPulsar, { capture: true, once: true });
  navigation.addEventListener('navigate', () => {
    if (pulsado !== undefined) terminar(performance.now());
  });
};

const medirEfecto = async (pagina, { selector, efecto }) => {
  await pagina.evaluate(cronometrar, { selector, efecto, marca: MARCA });
  const [aviso] = await Promise.all([
    pagina.waitForEvent('console', (mensaje) => mensaje.text().startsWith(MARCA)),
    pagina.locator(selector).first().click({ noWaitAfter: true }),
  ]);
  return Number(aviso.text().slice(MARCA.length));
};

const unaVez = async (url, clic) => {
  const navegador = await abrirNavegador();
  try {
    const contexto = await navegador.newContext({
      viewport: clic.viewport ?? { width: 412, height: 823 },
      permissions: ['clipboard-read', 'clipboard-write'],
      bypassCSP: true,
    });
    const pagina = await contexto.newPage();
    await frenar(pagina);
    await pagina.goto(`${url}${clic.ruta}`, { waitUntil: 'domcontentloaded' });
    return await medirEfecto(pagina, clic);
  } finally {
    await navegador.close();
  }
};

/** First click of a visit, made as soon as the page has been read: slow 4G, processor four times slower. */
export const medirClic = async ({ url }, clic) => {
  const tiempos = [];
  for (let i = 0; i < VUELTAS; i++) tiempos.push(await unaVez(url, clic));
  const ms = mediana(tiempos);
  return [
    {
      que: `${clic.ruta}: primer clic, ${clic.nombre}`,
      valor: `${Math.round(ms)} ms`,
      ref: 'a mano 86 ms, Next 963 ms',
      limite: `<= ${clic.limite} ms`,
      cumple: ms <= clic.limite,
    },
  ];
};
