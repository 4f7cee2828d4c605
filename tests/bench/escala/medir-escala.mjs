import postgres from 'postgres';
import { decimal, fila } from '../base/fila.mjs';
import { mediana, percentil } from '../mediana.mjs';
import { consultasDeEscala } from './consultas.mjs';

const CHICA = 1_000;
const GRANDE = 100_000;
const LIMITE = 2;
const RONDAS = Number(process.env.BENCH_VUELTAS ?? 5);
const PEDIDOS = Number(process.env.BENCH_PEDIDOS ?? 20);
const CALENTAMIENTO = 5;

const leerPersona = async (urlBase) => {
  const sql = postgres(urlBase, { max: 1 });
  const [persona] = await sql`
    select id::int, nombre, numero_documento as documento, telefono from participantes where id = 36`.finally(
    () => sql.end(),
  );
  return persona;
};

const pedir = async ({ url, token }, ruta) => {
  const inicio = performance.now();
  const respuesta = await fetch(url + ruta, { headers: { authorization: `Bearer ${token}` } });
  const cuerpo = await respuesta.text();
  const ms = performance.now() - inicio;
  if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status} ${cuerpo.slice(0, 200)}`);
  return ms;
};

// One request to each in turns, so that a busy moment of the machine falls on both.
const unaRonda = async (chica, grande, ruta, pedidos) => {
  const tiempos = { chica: [], grande: [] };
  for (let i = 0; i < pedidos; i++) {
    tiempos.chica.push(await pedir(chica, ruta));
    tiempos.grande.push(await pedir(grande, ruta));
  }
  const p95 = { chica: percentil(tiempos.chica, 0.95), grande: percentil(tiempos.grande, 0.95) };
  return { ...p95, razon: p95.grande / p95.chica };
};

const comparar = async (chica, grande, ruta) => {
  await unaRonda(chica, grande, ruta, CALENTAMIENTO);
  const rondas = [];
  for (let i = 0; i < RONDAS; i++) rondas.push(await unaRonda(chica, grande, ruta, PEDIDOS));
  const de = (cifra) => mediana(rondas.map((ronda) => ronda[cifra]));
  return { chica: de('chica'), grande: de('grande'), razon: de('razon') };
};

/** p95 of every list with 100,000 participantes and 1,200,000 mensualidades, against the same with 1,000 and 12,000. */
export const medirEscala = async (bancos) => {
  const chica = await bancos.escala(CHICA);
  const grande = await bancos.escala(GRANDE);
  const filas = [];
  for (const { nombre, ruta } of consultasDeEscala({ persona: await leerPersona(grande.urlBase) })) {
    const { razon, ...p95 } = await comparar(chica, grande, ruta);
    filas.push(
      fila(
        `100.000: ${nombre}`,
        `${decimal(razon)}× (p95 ${decimal(p95.grande)} ms)`,
        `con 1.000: p95 ${decimal(p95.chica)} ms`,
        `<= ${LIMITE}×`,
        razon <= LIMITE,
      ),
    );
    console.log(`  ${razon <= LIMITE ? ' ' : '✗'} ${nombre}: ${filas.at(-1).valor}, ${filas.at(-1).ref}`);
  }
  return filas;
};
