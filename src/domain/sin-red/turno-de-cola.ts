import type { Id } from '@/domain/shared/id';
import { type OrdenEscrita, VIGENCIA_CLAVE_MS } from '@/domain/shared/orden-escrita';
import { type Entrada, estaPorEnviar, type Salida, termino } from '@/domain/sin-red/cola';
import { loQueToca, sobreVersion, versionDe } from '@/domain/sin-red/ordenes-sin-red';
import { conNumeros, deQuienEs, idLocal, tieneLocal } from '@/domain/sin-red/referencias';

/** In the order in which they were made. */
export const enOrden = (entradas: readonly Entrada[]): Entrada[] =>
  [...entradas].sort((una, otra) => una.n - otra.n || (una.id < otra.id ? -1 : 1));

/** Its own local name too: what is about somebody made here waits for them. */
const registrosDe = (entrada: Entrada): readonly string[] => [...loQueToca(entrada), idLocal(entrada.id)];

/** Those that an earlier one about the same holds back: one that waits for the person, or that has to wait itself. */
const detenidas = (entradas: readonly Entrada[], saltadas: ReadonlySet<string>): ReadonlySet<string> => {
  const registros = new Set<string>();
  const ids = new Set<string>();
  for (const entrada of enOrden(entradas)) {
    if (termino(entrada)) continue;
    const espera = registrosDe(entrada).some((registro) => registros.has(registro));
    if (espera) ids.add(entrada.id);
    if (espera || !estaPorEnviar(entrada) || saltadas.has(entrada.id))
      for (const registro of registrosDe(entrada)) registros.add(registro);
  }
  return ids;
};

/** The first that may be sent now, without those that were tried in vain this time; `null` when there is none. */
export const queSigue = (
  entradas: readonly Entrada[],
  saltadas: ReadonlySet<string> = new Set(),
): Entrada | null => {
  const esperan = detenidas(entradas, saltadas);
  const puede = (entrada: Entrada) =>
    estaPorEnviar(entrada) && !saltadas.has(entrada.id) && !esperan.has(entrada.id);
  return enOrden(entradas).find(puede) ?? null;
};

/** Whether it waits for another one about the same to be decided. */
export const estaDetenida = (entrada: Entrada, entradas: readonly Entrada[]): boolean =>
  detenidas(entradas, new Set()).has(entrada.id);

export const numerosDe = (entradas: readonly Entrada[]): ReadonlyMap<string, Id> =>
  new Map(
    entradas.flatMap(({ id, estado }) =>
      estado.tipo === 'lista' && estado.hecho.id !== null ? [[idLocal(id), estado.hecho.id] as const] : [],
    ),
  );

/** It is about what that one writes. */
const depende = ({ orden }: Entrada, { id }: Entrada): boolean =>
  tieneLocal(orden.argumentos).map(deQuienEs).includes(idLocal(id));

/** What was made here and it is about: of several, the one whose number is not known, which is what stops it. */
export const padreDe = (entrada: Entrada, entradas: readonly Entrada[]): Entrada | null => {
  const numeros = numerosDe(entradas);
  const suyos = entradas.filter((otra) => depende(entrada, otra));
  return suyos.find(({ id }) => !numeros.has(idLocal(id))) ?? suyos[0] ?? null;
};

/** Whether something that was made here waits for its number. */
export const laEsperan = (entrada: Entrada, entradas: readonly Entrada[]): boolean =>
  entradas.some((otra) => !termino(otra) && depende(otra, entrada));

/** Whether what it is about was given up; if not, it was taken for stored without its number. */
export const esDeAlgoDescartado = (entrada: Entrada, entradas: readonly Entrada[]): boolean =>
  padreDe(entrada, entradas)?.estado.tipo !== 'lista';

/**
 * The order as it is sent: with the numbers that the service gave to what was made here, and on the version that the
 * changes made here before it left. `null` when it is about somebody that was given up, or whose number is not known.
 */
export const ordenParaEnviar = (entrada: Entrada, entradas: readonly Entrada[]): OrdenEscrita | null => {
  const orden = conNumeros(entrada.orden, numerosDe(entradas));
  if (tieneLocal(orden.argumentos).length > 0) return null;
  const registros = loQueToca(entrada);
  let version = versionDe(entrada.orden);
  if (version === null) return orden;
  for (const { id, estado, ...anterior } of enOrden(entradas)) {
    if (id === entrada.id) break;
    const delMismo = loQueToca(anterior).some((registro) => registros.includes(registro));
    if (
      delMismo &&
      estado.tipo === 'lista' &&
      versionDe(anterior.orden) === version &&
      estado.hecho.version !== null
    )
      version = estado.hecho.version;
  }
  return sobreVersion(orden, version);
};

/** What time it is for the device and, when it answers, for the service. */
export interface Ahora {
  equipo: number;
  servicio: number | null;
}

/** When it was made, by the clock of the service when it tells the time: that of this device may go wrong. */
export const cuandoSeHizo = ({ hecha_en }: Pick<Entrada, 'hecha_en'>, { equipo, servicio }: Ahora): Date => {
  const desfase = servicio === null ? 0 : servicio - equipo;
  return new Date(Math.min(hecha_en + desfase, equipo + desfase));
};

/** The service tells the time in whole seconds. */
const HOLGURA_MS = 60_000;

const dentro = (transcurrido: number): boolean =>
  transcurrido >= -HOLGURA_MS && transcurrido < VIGENCIA_CLAVE_MS;

/**
 * Whether the service still remembers the key of something that left. By its own clock when it told the time both then
 * and now; if not by that of the device, which may have been moved: then the longest that it can have been.
 */
export const seRecuerda = ({ desde, servicio }: Salida, ahora: Ahora): boolean => {
  if (servicio !== null && ahora.servicio !== null) return dentro(ahora.servicio - servicio);
  return dentro(Math.max(ahora.equipo - desde, (ahora.servicio ?? ahora.equipo) - desde));
};
