const plegar = (texto) =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/**
 * Runs in the page. From the time stamp of the person's own event to the end of the first frame whose rows are the ones
 * asked for: `palabra` in every name, or a first name other than `antes`.
 */
const esperarFilas = ({ nombres, palabra, antes, evento, marca }) =>
  new Promise((resolver) => {
    const sinTildes = (texto) =>
      texto
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();
    const listas = () => {
      const textos = [...document.querySelectorAll(nombres)].map((nodo) => sinTildes(nodo.textContent));
      if (textos.length === 0) return false;
      return palabra ? textos.every((texto) => texto.includes(palabra)) : textos[0] !== antes;
    };
    let inicio;
    const mirar = () => {
      if (!listas()) return requestAnimationFrame(mirar);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolver(performance.now() - inicio);
      port2.postMessage(null);
    };
    const alOcurrir = ({ timeStamp }) => {
      inicio = timeStamp;
      requestAnimationFrame(mirar);
    };
    addEventListener(evento, alOcurrir, { capture: true, once: true });
    console.log(marca);
  });

const MARCA = 'cronómetro listo';

const primerNombre = async (pagina, nombres) => plegar(await pagina.locator(nombres).first().textContent());

const cronometrar = async (pagina, { nombres, palabra, evento }, actuar) => {
  const antes = await primerNombre(pagina, nombres);
  const listo = pagina.waitForEvent('console', (mensaje) => mensaje.text() === MARCA);
  const tiempo = pagina.evaluate(esperarFilas, { nombres, palabra, antes, evento, marca: MARCA });
  await listo;
  const [ms] = await Promise.all([tiempo, actuar()]);
  return ms;
};

const asentar = async (pagina) => {
  await pagina.waitForLoadState('networkidle');
  await pagina.waitForTimeout(700);
};

/** A person's pointer is on the button well before it presses; brought and pressed at once, both would be counted. */
const LLEGADA_MS = 150;

const pulsar = async (pagina, selector, contexto) => {
  const boton = pagina.locator(selector).first();
  await boton.hover();
  await pagina.waitForTimeout(LLEGADA_MS);
  return cronometrar(pagina, { ...contexto, evento: 'click' }, () => boton.click());
};

/** Filter, sort and page once each; ms of each, the pause before searching already taken off. */
export const medirTabla = async (pagina, { nombres, buscar, ordenar, siguiente }, palabra, pausaMs) => {
  const campo = pagina.locator(buscar).first();
  const filtrado = await cronometrar(pagina, { nombres, palabra, evento: 'input' }, () =>
    campo.fill(palabra),
  );
  await asentar(pagina);
  await campo.fill('');
  await asentar(pagina);
  const orden = await pulsar(pagina, ordenar, { nombres });
  await asentar(pagina);
  const paginado = await pulsar(pagina, siguiente, { nombres });
  return { filtro: filtrado - pausaMs, orden, pagina: paginado };
};
