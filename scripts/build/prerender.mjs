import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { archivosDe, comprimirCarpeta } from './comprimir.mjs';
import { RAIZ } from './comun.mjs';
import { canonicaDe, escribirEstaticos, mapaDelSitio } from './estaticos.mjs';
import { edicionDe, escribirGuion, escribirTrabajador } from './sin-red.mjs';
import { copiarVisor } from './visor.mjs';

const ENTRADAS = { publica: 'sitio', acceso: 'panel', panel: 'panel' };

const NO_ENCONTRADA = '/no-encontrada-page';
/** What every screen of the panel asks for, and no page before it needs. */
const DEL_PANEL = ['/panel-navegador', '/entrar-al-panel'];
/** What public pages ask for by themselves once they run. */
const LUEGO_DEL_SITIO = ['/http-datos-publicos', '/dibujar-qr'];

/** As the container of the browser imports what its routes ask for (src/infrastructure/di/web/lista-de-secciones.ts). */
const comoSeImporta = (parte) => `./${parte}`;

/** The scripts of the entry that a page runs. */
const entradaDe = ({ pesos, tipo }) => pesos.entradas[ENTRADAS[tipo]];

const parteQueTermina = (pesos, final) => {
  const clave = Object.keys(pesos.partes).find((candidata) => candidata.endsWith(final));
  if (!clave) throw new Error(`Ninguna parte del sitio se llama ${final}: revise prerender.mjs`);
  return clave;
};

/** Scripts a page asks for besides the entry: those of its routes, of its 404 screen and what those ask for. */
const partesDe = ({ pesos, ids, aparte, tipo, estado }) => {
  const claves = Object.keys(pesos.partes);
  const finales = [
    ...(estado === 404 ? [NO_ENCONTRADA] : []),
    ...(tipo === 'panel' ? DEL_PANEL : []),
    ...aparte.map(comoSeImporta),
  ];
  const partes = finales.map((final) => parteQueTermina(pesos, final));
  const iniciales = new Set(entradaDe({ pesos, tipo }));
  const archivos = [...claves.filter((clave) => ids.includes(clave)), ...partes].flatMap(
    (clave) => pesos.partes[clave],
  );
  return [...new Set(archivos)].filter((archivo) => !iniciales.has(archivo));
};

/** What whoever signs in needs next: fetched while they type. `siguiente` is the first page of the panel. */
const luegoDe = ({ pesos, tipo, siguiente }) =>
  tipo === 'acceso'
    ? partesDe({ pesos, ...siguiente, tipo: 'panel', estado: 200 }).filter(
        (archivo) => !entradaDe({ pesos, tipo }).includes(archivo),
      )
    : [];

/** The scripts of the public pages, all of them. */
const visitadosDe = ({ pesos, rutas }) =>
  rutas
    .filter(({ tipo }) => tipo === 'publica')
    .flatMap(({ ids, tipo }) => [
      ...entradaDe({ pesos, tipo }),
      ...partesDe({ pesos, ids, aparte: [], tipo, estado: 404 }),
    ])
    .concat(LUEGO_DEL_SITIO.flatMap((final) => pesos.partes[parteQueTermina(pesos, final)]));

const DEFECTOS = [
  [/<[a-z][^>]*\sstyle="/i, 'un atributo style, que la política de contenido no deja aplicar'],
  [/<[a-z][^>]*\son[a-z]+="/i, 'un manejador de eventos escrito en el HTML'],
  [/<!--\$[?!]-->/, 'un contenido que no estaba listo al prepararla (Suspense)'],
  [/<(?:title|meta|script|style)\b/, 'un elemento title, meta, script o style entre el contenido'],
];

/** Reasons why the content of a page would not work as it is; empty when it would. */
const defectosDe = ({ contenido }) =>
  DEFECTOS.filter(([patron]) => patron.test(contenido)).map(([patron, explicacion]) => {
    const muestra = patron.exec(contenido)?.[0] ?? '';
    return `lleva ${explicacion}: ${muestra.slice(-120)}`;
  });

const WEB = `${RAIZ}dist/web`;
const RUTA_INEXISTENTE = '/404';
const PRIMERA_DEL_PANEL = '/dashboard';

const archivoDe = (ruta) => (ruta === '/' ? 'index.html' : `${ruta.slice(1)}.html`);

const leerGuion = async (nombre) => (await readFile(`${RAIZ}dist/arranque/${nombre}.js`, 'utf8')).trim();

const preparar = async ({ dibujo, ruta, ids, aparte, tipo }) => {
  if (tipo === 'panel') return { tipo, ids, aparte, pagina: dibujo.prepararArmazon(), estado: 200 };
  const pagina = await (tipo === 'publica' ? dibujo.prepararPagina(ruta) : dibujo.prepararAcceso(ruta));
  if (tipo === 'publica' || pagina.estado !== 500)
    return { tipo, ids: pagina.rutas, aparte, pagina, estado: pagina.estado };
  // A page that needs the services to be drawn gets the shell, and the browser does the rest.
  return { tipo: 'panel', ids, aparte, pagina: dibujo.prepararArmazon(), estado: 200 };
};

const escribirPagina = async ({
  dibujo,
  pesos,
  guiones,
  sueltos,
  siguiente,
  ruta,
  preparada,
  estadoEsperado,
}) => {
  const { tipo, ids, aparte, pagina, estado } = preparada;
  const defectos = defectosDe(pagina);
  if (estado !== estadoEsperado) defectos.push(`respondió ${estado} en vez de ${estadoEsperado}`);
  if (defectos.length > 0) throw new Error(`La página ${ruta} ${defectos.join('; ')}`);
  const receta = {
    tipo,
    guiones,
    entradas: entradaDe({ pesos, tipo }),
    partes: partesDe({ pesos, ids, aparte, tipo, estado }),
    luego: luegoDe({ pesos, tipo, siguiente }),
    ...sueltos,
  };
  const { html, guiones: huellasGuiones, estilos } = await dibujo.componer(pagina, receta);
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
    receta,
  };
};

/** Writes every page of the site, what search engines read, and `dist/web-paginas.json` for the server. */
export const prerender = async () => {
  const dibujo = await import(pathToFileURL(`${RAIZ}dist/dibujo/render.mjs`).href);
  const pesos = JSON.parse(await readFile(`${RAIZ}dist/pesos-web.json`, 'utf8'));
  const guiones = { color: await leerGuion('color'), arranque: await leerGuion('arranque') };

  const sueltos = {
    instalable: await escribirGuion(WEB, 'instalable', await leerGuion('registrar')),
    estampa: await escribirGuion(WEB, 'estampa', await leerGuion('estampa')),
  };

  const rutas = dibujo.rutasConocidas();
  const siguiente = rutas.find(({ ruta }) => ruta === PRIMERA_DEL_PANEL);
  const paginas = {};
  for (const { ruta, tipo, ids, aparte } of rutas) {
    const preparada = await preparar({ dibujo, ruta, ids, aparte, tipo });
    paginas[ruta] = await escribirPagina({
      dibujo,
      pesos,
      guiones,
      sueltos,
      siguiente,
      ruta,
      preparada,
      estadoEsperado: 200,
    });
  }
  const noEncontrada = await escribirPagina({
    dibujo,
    pesos,
    guiones,
    sueltos,
    siguiente,
    ruta: RUTA_INEXISTENTE,
    preparada: await preparar({ dibujo, ruta: RUTA_INEXISTENTE, ids: [], aparte: [], tipo: 'publica' }),
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
  await escribirTrabajador(
    WEB,
    await leerGuion('trabajador'),
    edicionDe({
      paginas,
      archivos: (await archivosDe(WEB)).map((archivo) => relative(WEB, archivo)).sort(),
      entradaDe: (tipo) => entradaDe({ pesos, tipo })[0],
      visitados: visitadosDe({ pesos, rutas }),
      registro: sueltos.instalable,
      servicios: dibujo.direccionesDeServicios(),
    }),
  );
  await copiarVisor(WEB);
  await comprimirCarpeta(WEB);
  return { paginas, noEncontrada };
};
