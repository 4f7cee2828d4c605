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
  // Each once: a module is fetched first and then run, from the cache.
  const pedidas = new Set();
  pagina.on('request', (peticion) => {
    if (cuenta(peticion)) pedidas.add(peticion.url());
  });
  await pagina.goto(url);
  // A busy machine can be idle on the network before the page has asked for its data.
  await pagina.locator('main h1').waitFor();
  await pagina.waitForLoadState('networkidle');
  await pagina.waitForTimeout(REPOSO_MS);
  await pagina.close();
  const direcciones = [...pedidas];
  const esDeDatos = (direccion) => direccion.includes('-api/');
  const primera = direcciones.findIndex(esDeDatos);
  const datos = direcciones.filter(esDeDatos).length;
  return { antes: primera, datos, luego: direcciones.length - datos - primera };
};

/**
 * What one staff page asks of the server on a first visit: its own files until it can ask for its data, which is what its
 * first text waits for; then its data, and what comes beside them.
 */
export const medirPeticiones = async ({ url }) => {
  const navegador = await abrirNavegador();
  try {
    const contexto = await navegador.newContext({ viewport: { width: 1280, height: 900 } });
    await entrarPorPantalla(contexto, url);
    const filas = [];
    for (const ruta of RUTAS) {
      const { antes, datos, luego } = await observar(contexto, url + ruta);
      filas.push(
        fila(
          `${ruta}: peticiones`,
          `${antes} (+ ${datos} de datos, y ${luego} a su lado)`,
          '',
          `<= ${LIMITE}`,
          antes > 0 && antes <= LIMITE,
        ),
      );
    }
    return filas;
  } finally {
    await navegador.close();
  }
};
