import { abrirNavegador } from '../abrir-navegador.mjs';
import { fila } from '../base/fila.mjs';
import { entrarPorPantalla } from './entrar-por-pantalla.mjs';

const RUTAS = [
  '/dashboard',
  '/participantes',
  '/acudientes',
  '/financiero',
  '/sedes',
  '/usuarios',
  '/formatos',
];
const LIMITE = 8;
const REPOSO_MS = 1_500;
const DE_ADORNO = ['image', 'media', 'manifest'];
/** The browser asks for it when it pleases, once or twice, as the icon of the tab. */
const ICONO = '/favicon';

const cuenta = (peticion) =>
  !peticion.url().startsWith('data:') &&
  !peticion.url().includes(ICONO) &&
  !DE_ADORNO.includes(peticion.resourceType());

const observar = async (contexto, url) => {
  const pagina = await contexto.newPage();
  const sesion = await contexto.newCDPSession(pagina);
  await sesion.send('Network.clearBrowserCache');
  // Each once: what the document names is fetched first and then run, from the cache; a part is only run.
  const pedidas = new Map();
  pagina.on('request', (peticion) => {
    if (cuenta(peticion) && !pedidas.has(peticion.url()))
      pedidas.set(peticion.url(), peticion.resourceType());
  });
  await pagina.goto(url);
  // A busy machine can be idle on the network before the page has asked for its data.
  await pagina.locator('main h1').waitFor();
  await pagina.waitForLoadState('networkidle');
  await pagina.waitForTimeout(REPOSO_MS);
  await pagina.close();
  const datos = [...pedidas.keys()].filter((direccion) => direccion.includes('-api/')).length;
  const partes = [...pedidas.values()].filter((tipo) => tipo === 'script').length;
  return { suyas: pedidas.size - datos - partes, datos, partes };
};

/**
 * What one staff page asks of the server on a first visit: the files that its document names, without which it draws
 * nothing; its data, and the parts that come beside them.
 */
export const medirPeticiones = async ({ url }) => {
  const navegador = await abrirNavegador();
  try {
    const contexto = await navegador.newContext({ viewport: { width: 1280, height: 900 } });
    await entrarPorPantalla(contexto, url);
    const filas = [];
    for (const ruta of RUTAS) {
      const { suyas, datos, partes } = await observar(contexto, url + ruta);
      filas.push(
        fila(
          `${ruta}: peticiones`,
          `${suyas} (+ ${datos} de datos y ${partes} partes)`,
          '',
          `<= ${LIMITE}`,
          suyas <= LIMITE,
        ),
      );
    }
    return filas;
  } finally {
    await navegador.close();
  }
};
