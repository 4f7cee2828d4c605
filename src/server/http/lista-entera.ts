import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { setTimeout as pausa } from 'node:timers/promises';
import type { Tandas } from '@/application/servicios/recorridos';
import { ok, type Respuesta } from '@/server/http/manejador';

/** For each millisecond that a whole list takes, this many are left for everybody else. */
const DESCANSO = 2;

/** All the whole lists that are being answered take turns, so that many cost the others no more than one. */
let turno: Promise<unknown> = Promise.resolve();

const aSuTurno = <T>(trabajo: () => Promise<T>): Promise<T> => {
  const hecho = turno.then(async () => {
    const inicio = performance.now();
    try {
      return await trabajo();
    } finally {
      await pausa(DESCANSO * (performance.now() - inicio));
    }
  });
  turno = hecho.catch(() => undefined);
  return hecho;
};

const filasEnTexto = (filas: readonly unknown[]): string =>
  filas.map((fila) => JSON.stringify(fila)).join(',');

/**
 * `{ data: [...] }` with all those rows, as `leer` shows each. What fits in one batch is answered at once; the rest is written
 * as whoever asked takes it, and each batch is only asked for then.
 */
export const listaEntera = async <T>(tandas: Tandas<T>, leer: (fila: T) => unknown): Promise<Respuesta> => {
  const recorrido = tandas[Symbol.asyncIterator]();
  const primera = await recorrido.next();
  const filas = primera.done ? [] : primera.value.map(leer);
  const segunda = primera.done ? primera : await recorrido.next();
  if (segunda.done) return ok({ data: filas });
  const siguiente = async (): Promise<string | null> => {
    const tanda = await recorrido.next();
    return tanda.done ? null : `,${filasEnTexto(tanda.value.map(leer))}`;
  };
  async function* enTexto(): AsyncGenerator<string> {
    yield `{"data":[${filasEnTexto(filas.splice(0))}`;
    let texto: string | null = `,${filasEnTexto(segunda.value.map(leer))}`;
    for (; texto !== null; texto = await aSuTurno(siguiente)) yield texto;
    yield ']}';
  }
  return {
    estado: 200,
    cuerpo: Readable.from(enTexto(), { highWaterMark: 1 }),
    cabeceras: { 'content-type': 'application/json; charset=utf-8' },
  };
};
