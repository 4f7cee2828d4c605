import { performance } from 'node:perf_hooks';
import { setTimeout as pausa } from 'node:timers/promises';
import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';
import { estadoDeSalud, type Salud, type SaludDelReloj, type SaludDeParte } from '@/domain/operacion/salud';

/** What does not answer in this long is not there, as far as whoever waits can tell. */
const LIMITE_MS = 1_500;
/** A bucket charges for each question, and anybody may ask. */
const ARCHIVOS_CADA_MS = 5_000;

const medir = async (pregunta: () => Promise<unknown>): Promise<SaludDeParte> => {
  const inicio = performance.now();
  const respuesta = pregunta().then(
    () => true,
    () => false,
  );
  const ok = await Promise.race([respuesta, pausa(LIMITE_MS, false, { ref: false })]);
  return { ok, ms: Math.round(performance.now() - inicio) };
};

export const crearComprobadorDeSalud = (
  preguntarBase: () => Promise<unknown>,
  bodega: Pick<BodegaArchivos, 'comprobar'>,
  estadoDelReloj: () => SaludDelReloj = () => ({ ok: true, ms: 0 }),
): (() => Promise<Omit<Salud, 'service'>>) => {
  let archivos: { hasta: number; salud: Promise<SaludDeParte> } | null = null;
  const saludDeArchivos = (): Promise<SaludDeParte> => {
    const ahora = performance.now();
    if (!archivos || archivos.hasta < ahora)
      archivos = { hasta: ahora + ARCHIVOS_CADA_MS, salud: medir(bodega.comprobar) };
    return archivos.salud;
  };
  return async () => {
    const [database, storage] = await Promise.all([medir(preguntarBase), saludDeArchivos()]);
    const clock = estadoDelReloj();
    return { status: estadoDeSalud({ database, storage, clock }), database, storage, clock };
  };
};
