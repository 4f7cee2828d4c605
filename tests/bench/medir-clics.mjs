import { abrirNavegador } from './abrir-navegador.mjs';
import { mediana } from './mediana.mjs';

const VUELTAS = Number(process.env.BENCH_VUELTAS ?? 5);
const RED_4G_LENTA = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

const frenar = async (pagina) => {
  const sesion = await pagina.context().newCDPSession(pagina);
  await sesion.send('Network.enable');
  await sesion.send('Network.emulateNetworkConditions', RED_4G_LENTA);
  await sesion.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

// From the pointer's own time stamp to the first frame in which the effect is there.
const cronometrar = ({ selector, efecto }) => {
  const hay = new Function('selector', `return ${efecto}`);
  window.latencia = new Promise((resolver) => {
    const alPulsar = ({ timeStamp }) => {
      const mirar = () => {
        if (hay(selector)) resolver(performance.now() - timeStamp);
        else requestAnimationFrame(mirar);
      };
      mirar();
    };
    addEventListener('click', alPulsar, { capture: true, once: true });
  });
};

const medirEfecto = async (pagina, clic) => {
  await pagina.evaluate(cronometrar, clic);
  await pagina.locator(clic.selector).first().click({ noWaitAfter: true });
  return pagina.evaluate(() => window.latencia);
};

const medirNavegacion = async (pagina, { selector }) => {
  const objetivo = pagina.locator(selector).first();
  const pedida = pagina.waitForRequest((peticion) => peticion.isNavigationRequest());
  const pulsado = objetivo.evaluate(
    (elemento) => new Promise((resolver) => elemento.addEventListener('click', () => resolver(Date.now()))),
  );
  const [peticion] = await Promise.all([pedida, objetivo.click({ noWaitAfter: true })]);
  return peticion.timing().startTime - (await pulsado.catch(() => peticion.timing().startTime));
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
    return await (clic.efecto ? medirEfecto(pagina, clic) : medirNavegacion(pagina, clic));
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
