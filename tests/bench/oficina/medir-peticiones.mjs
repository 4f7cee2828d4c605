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
  const peticiones = [];
  pagina.on('request', (peticion) => peticiones.push(peticion));
  await pagina.goto(url);
  // A busy machine can be idle on the network before the page has asked for its data.
  await pagina.locator('main h1').waitFor();
  await pagina.waitForLoadState('networkidle');
  await pagina.waitForTimeout(REPOSO_MS);
  await pagina.close();
  const hechas = peticiones.filter(
    (peticion) =>
      !peticion.url().startsWith('data:') &&
      !peticion.url().includes(ICONO) &&
      !DE_ADORNO.includes(peticion.resourceType()),
  );
  const datos = hechas.filter((peticion) => peticion.url().includes('-api/'));
  return { propias: hechas.length - datos.length, datos: datos.length };
};

/** What one staff page asks of the server on a first visit: its own files, and apart from them the data it shows. */
export const medirPeticiones = async ({ url }) => {
  const navegador = await abrirNavegador();
  try {
    const contexto = await navegador.newContext({ viewport: { width: 1280, height: 900 } });
    await entrarPorPantalla(contexto, url);
    const filas = [];
    for (const ruta of RUTAS) {
      const { propias, datos } = await observar(contexto, url + ruta);
      filas.push(
        fila(
          `${ruta}: peticiones`,
          `${propias} (+ ${datos} de datos)`,
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
