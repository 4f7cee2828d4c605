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

const observar = async (contexto, url) => {
  const pagina = await contexto.newPage();
  const sesion = await contexto.newCDPSession(pagina);
  await sesion.send('Network.clearBrowserCache');
  // A module is fetched first and run from the cache: what goes by the network is asked for once.
  const pedidas = new Set();
  pagina.on('request', (peticion) => {
    const direccion = peticion.url();
    if (
      !direccion.startsWith('data:') &&
      !direccion.includes(ICONO) &&
      !DE_ADORNO.includes(peticion.resourceType())
    )
      pedidas.add(direccion);
  });
  const contar = () => {
    const datos = [...pedidas].filter((direccion) => direccion.includes('-api/')).length;
    return { propias: pedidas.size - datos, datos };
  };
  await pagina.goto(url);
  // A busy machine can be idle on the network before the page has asked for its data.
  await pagina.locator('main h1').waitFor();
  const antes = contar();
  await pagina.waitForLoadState('networkidle');
  await pagina.waitForTimeout(REPOSO_MS);
  await pagina.close();
  const todas = contar();
  return { ...antes, luego: todas.propias - antes.propias, datosLuego: todas.datos - antes.datos };
};

/**
 * What one staff page asks of the server on a first visit until it has its title: its own files and, apart, its data; and
 * what it asks for afterwards.
 */
export const medirPeticiones = async ({ url }) => {
  const navegador = await abrirNavegador();
  try {
    const contexto = await navegador.newContext({ viewport: { width: 1280, height: 900 } });
    await entrarPorPantalla(contexto, url);
    const filas = [];
    for (const ruta of RUTAS) {
      const { propias, datos, luego, datosLuego } = await observar(contexto, url + ruta);
      filas.push(
        fila(
          `${ruta}: peticiones`,
          `${propias} y ${datos} de datos (+ ${luego} y ${datosLuego} después)`,
          '',
          `<= ${LIMITE}`,
          propias <= LIMITE,
        ),
      );
    }
    return filas;
  } finally {
    await navegador.close();
  }
};
