import { setTimeout as pausa } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import postgres from 'postgres';
import { decimal, fila } from '../base/fila.mjs';
import { mediana } from '../mediana.mjs';
import { cargas } from './cargas.mjs';
import { abrirReferencia } from './referencia.mjs';

const PAREJAS = Number(process.env.BENCH_PAREJAS ?? 9);
const SEGUNDOS = Number(process.env.BENCH_SEGUNDOS ?? 3);
const CONEXIONES = 10;
const USUARIOS = 10;
const BUSQUEDAS = 50;
const ASIENTO_MS = 1_000;

const prepararDatos = async (urlBase) => {
  const sql = postgres(urlBase, { max: 1 });
  try {
    await sql`
      insert into usuarios (email, contrasena, rol, creado_en, actualizado_en)
      select 'persona' || n || '@fundacion.example', '-', 'CONSULTA', now(), now()
      from generate_series(2, ${USUARIOS}::int) n on conflict do nothing`;
    const filas = await sql`
      select nombre_plegado from participantes where archivado_en is null order by id limit ${BUSQUEDAS}`;
    return filas.map(({ nombre_plegado }) => nombre_plegado);
  } finally {
    await sql.end();
  }
};

const unaTanda = async (url, peticiones, estado) => {
  const resultado = await autocannon({
    url,
    connections: CONEXIONES,
    duration: SEGUNDOS,
    requests: peticiones,
  });
  const buenas = resultado.statusCodeStats[estado]?.count ?? 0;
  if (buenas === 0 || resultado.errors + resultado.timeouts > 0 || buenas < resultado.requests.total) {
    throw new Error(`${url}: ${JSON.stringify(resultado.statusCodeStats)}, ${resultado.errors} errores`);
  }
  return { porSegundo: resultado.requests.total / resultado.duration, p99: resultado.latency.p99 };
};

/** A reference that answers something else would measure something else. */
const exigirIguales = async ({ nombre, comparar, propias, referencia }, urls) => {
  if (!comparar) return;
  // What the load before left half done is not in both answers yet.
  await pausa(ASIENTO_MS);
  for (const [i, pedida] of propias.entries()) {
    const pedir = async (url, { path, headers = {} }) => (await fetch(url + path, { headers })).json();
    const [a, b] = [await pedir(urls.propia, pedida), await pedir(urls.referencia, referencia[i])];
    const hay = (a.data ?? a).length > 0;
    if (!hay || !isDeepStrictEqual(a, b)) throw new Error(`${nombre}: las respuestas no son iguales`);
  }
};

const medirCarga = async (carga, urls) => {
  const { nombre, limite, estado = 200 } = carga;
  await exigirIguales(carga, urls);
  const tanda = { propia: carga.propias, referencia: carga.referencia };
  const correr = (cual) => unaTanda(urls[cual], tanda[cual], estado);
  await correr('propia');
  await correr('referencia');
  const parejas = [];
  for (let i = 0; i < PAREJAS; i++) {
    const [primera, segunda] = i % 2 === 0 ? ['propia', 'referencia'] : ['referencia', 'propia'];
    const una = await correr(primera);
    const otra = await correr(segunda);
    parejas.push({ [primera]: una, [segunda]: otra });
  }
  const razon = mediana(parejas.map(({ propia, referencia }) => propia.porSegundo / referencia.porSegundo));
  const cola = mediana(parejas.map(({ propia, referencia }) => propia.p99 / Math.max(1, referencia.p99)));
  const de = (cual, cifra) => mediana(parejas.map((pareja) => pareja[cual][cifra]));
  const resumen = (cual) => `${Math.round(de(cual, 'porSegundo'))}/s, p99 ${Math.round(de(cual, 'p99'))} ms`;
  return fila(
    `Servidor: ${nombre}`,
    `${decimal(razon)}× (${resumen('propia')})`,
    `Fastify y postgres.js a mano: ${resumen('referencia')}`,
    `>= ${decimal(limite)}×; p99 ${decimal(cola)}× <= 2,5×`,
    razon >= limite && cola <= 2.5,
  );
};

/** Requests per second of the product against a handler written by hand, on one PostgreSQL, in interleaved pairs. */
export const medirServidor = async ({ url, urlBase, token }) => {
  const nombres = await prepararDatos(urlBase);
  const referencia = await abrirReferencia({ urlBase, puerto: 5751 });
  try {
    const filas = [];
    for (const carga of cargas({ token, nombres })) {
      filas.push(await medirCarga(carga, { propia: url, referencia: referencia.url }));
      console.log(`  ${filas.at(-1).que}: ${filas.at(-1).valor} | ${filas.at(-1).ref}`);
    }
    return filas;
  } finally {
    referencia.cerrar();
  }
};
