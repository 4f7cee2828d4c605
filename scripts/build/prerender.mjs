import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { canonicaDe, mapaDelSitio } from './buscadores.mjs';
import { comprimirCarpeta } from './comprimir.mjs';
import { RAIZ } from './comun.mjs';
import { escribirEstaticos } from './estaticos.mjs';
import { entradaDe, luegoDe, partesDe } from './partes-iniciales.mjs';
import { defectosDe } from './revisar-pagina.mjs';

const WEB = `${RAIZ}dist/web`;
const RUTA_INEXISTENTE = '/404';

const tipoDe = (ids) => {
  if (ids.some((id) => id.startsWith('/_panel'))) return 'panel';
  return ids.some((id) => id.startsWith('/_publico')) ? 'publica' : 'acceso';
};

const archivoDe = (ruta) => (ruta === '/' ? 'index.html' : `${ruta.slice(1)}.html`);

const leerGuion = async (nombre) => (await readFile(`${RAIZ}dist/arranque/${nombre}.js`, 'utf8')).trim();

const preparar = async ({ dibujo, ruta, ids, tipo }) => {
  if (tipo === 'panel') return { tipo, ids, pagina: dibujo.prepararArmazon(), estado: 200 };
  const pagina = await dibujo.prepararPagina(ruta);
  if (tipo === 'publica' || pagina.estado !== 500)
    return { tipo, ids: pagina.rutas, pagina, estado: pagina.estado };
  // A page that needs the services to be drawn gets the shell, and the browser does the rest.
  return { tipo: 'panel', ids, pagina: dibujo.prepararArmazon(), estado: 200 };
};

const escribirPagina = async ({ dibujo, pesos, guiones, ruta, preparada, estadoEsperado }) => {
  const { tipo, ids, pagina, estado } = preparada;
  const defectos = defectosDe(pagina);
  if (estado !== estadoEsperado) defectos.push(`respondió ${estado} en vez de ${estadoEsperado}`);
  if (defectos.length > 0) throw new Error(`La página ${ruta} ${defectos.join('; ')}`);
  const receta = {
    tipo,
    guiones,
    entradas: entradaDe({ pesos, tipo }),
    partes: partesDe({ pesos, ids, tipo, estado }),
    luego: luegoDe({ pesos, tipo }),
  };
  const { html, guiones: huellasGuiones, estilos, conDatos } = await dibujo.componer(pagina, receta);
  const archivo = archivoDe(ruta);
  await mkdir(new URL('.', pathToFileURL(`${WEB}/${archivo}`)), { recursive: true });
  await writeFile(`${WEB}/${archivo}`, html);
  return {
    archivo,
    estado,
    tipo,
    indexable: tipo === 'publica' && !/name="robots"[^>]*noindex/.test(pagina.cabecera),
    canonica: canonicaDe(pagina.cabecera),
    guiones: huellasGuiones,
    estilos,
    ...(conDatos ? { receta } : {}),
  };
};

/** Writes every page of the site, what search engines read, and `dist/web-paginas.json` for the server. */
export const prerender = async () => {
  const dibujo = await import(pathToFileURL(`${RAIZ}dist/dibujo/render.mjs`).href);
  const pesos = JSON.parse(await readFile(`${RAIZ}dist/pesos-web.json`, 'utf8'));
  const guiones = { color: await leerGuion('color'), arranque: await leerGuion('arranque') };

  const paginas = {};
  for (const { ruta, ids } of dibujo.rutasConocidas()) {
    const preparada = await preparar({ dibujo, ruta, ids, tipo: tipoDe(ids) });
    // A route that this build does not have: the server answers what it answers to any other path.
    if (preparada.estado === 404) continue;
    paginas[ruta] = await escribirPagina({ dibujo, pesos, guiones, ruta, preparada, estadoEsperado: 200 });
  }
  const noEncontrada = await escribirPagina({
    dibujo,
    pesos,
    guiones,
    ruta: RUTA_INEXISTENTE,
    preparada: await preparar({ dibujo, ruta: RUTA_INEXISTENTE, ids: [], tipo: 'publica' }),
    estadoEsperado: 404,
  });
  noEncontrada.indexable = false;

  const propias = Object.entries(paginas).filter(
    ([ruta, { indexable, canonica }]) => indexable && canonica === `${dibujo.SITIO.url}${ruta}`,
  );
  await escribirEstaticos(WEB, dibujo.SITIO, mapaDelSitio(propias.map(([, { canonica }]) => canonica)));
  const direccion = { lugarDeLaDireccion: dibujo.SITIO.url, conDireccion: ['robots.txt', 'sitemap.xml'] };
  const lista = JSON.stringify({ ...direccion, paginas, noEncontrada }, null, 2);
  await writeFile(`${RAIZ}dist/web-paginas.json`, `${lista}\n`);
  await comprimirCarpeta(WEB);
  return { paginas, noEncontrada };
};
