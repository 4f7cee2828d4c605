import type { Registro, Reloj } from '@/application/shared/equipo.port';
import type { Cola } from '@/application/sin-red/cola';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import {
  type Entrada,
  type EstadoEntrada,
  escribirEntrada,
  type Lleva,
  type Rechazo,
  type Salida,
} from '@/domain/sin-red/cola';
import {
  type Desenlace,
  DUDA_VIEJA,
  dejaLaDuda,
  desenlaceDe,
  rechazoDe,
  SIN_DUENO,
  SIN_NUMERO,
} from '@/domain/sin-red/desenlace';
import { loQueLleva } from '@/domain/sin-red/lo-que-lleva';
import { claveDe, conEstancia, estanciaPorSaber, hechaEn, hechoDe } from '@/domain/sin-red/ordenes-sin-red';
import { tieneLocal } from '@/domain/sin-red/referencias';
import {
  cuandoSeHizo,
  esDeAlgoDescartado,
  numerosDe,
  ordenParaEnviar,
  queSigue,
  seRecuerda,
} from '@/domain/sin-red/turno-de-cola';

/** What time it is for the service, however the clock of this device goes. */
export interface HoraDelServicio {
  /** Rejects when nobody answers. */
  preguntar(): Promise<void>;
  /** By its last answer and what passed since; `null` while it has not told. */
  ahora(): number | null;
}

interface Dependencias {
  cola: Pick<Cola, 'listar' | 'guardar' | 'abierta'>;
  /**
   * The panel's own use-cases: asks for an order, with its key and what it takes beside it, as if it had been asked before.
   */
  repetir: (orden: OrdenEscrita, lleva?: Lleva) => Promise<unknown>;
  /** One after another with what the person decides, in every page of this browser. */
  enTurno: <T>(hacer: () => Promise<T>) => Promise<T>;
  /** Does it unless another page of this browser is doing it; answers whether it did. */
  aSolas: (hacer: () => Promise<void>) => Promise<boolean>;
  hora: HoraDelServicio;
  quien: () => Id | null;
  reloj: Reloj;
  registro: Registro;
  /** Each one that arrived, with what it was answered. */
  alLlegar: (entrada: Entrada) => void;
}

/**
 * `parada`: something is left to send, and it is worth trying later. `sin recibir`: the same, and there is a network: what
 * was sent was not taken. `entrar`: once the person has signed in.
 */
export type FinDeEnvio = 'al día' | 'parada' | 'sin recibir' | 'entrar';

/**
 * Sends what waits, one after another, in its order. Before one leaves it is written down that it did, and what it was
 * answered before the next one leaves: whatever dies in between, the same request is asked again with the same key.
 */
export const enviarCola = (deps: Dependencias) => {
  const { cola, reloj } = deps;
  const con = (entrada: Entrada, estado: EstadoEntrada): Entrada => ({ ...entrada, estado });
  const ahora = () => reloj.ahora().getTime();

  /**
   * What names a stay or a permission that the service numbered meanwhile, by its number; `null` when nobody is there to
   * tell it. Throws as the service does.
   */
  const conSuEstancia = async (entrada: Entrada, entradas: readonly Entrada[]): Promise<Entrada | null> => {
    const quien = estanciaPorSaber(entrada);
    if (quien === null) return entrada;
    const estancias = await deps.repetir({
      ...{ servicio: 'estancias', metodo: 'listar' },
      argumentos: [numerosDe(entradas).get(quien) ?? quien],
    });
    const orden = conEstancia(entrada.orden, estancias);
    return tieneLocal(orden.argumentos).some((local) => tieneLocal(estancias).includes(local))
      ? null
      : { ...entrada, orden };
  };

  /** Writes down that it leaves; false when the person took it back, or changed it, since it was read. */
  const alSalir = (pedida: Entrada, enviada: Entrada, salida: Salida): Promise<boolean> =>
    deps.enTurno(async () => {
      const { entradas } = await cola.listar();
      const sigue = entradas.find(({ id }) => id === pedida.id);
      if (!sigue || escribirEntrada(sigue) !== escribirEntrada(pedida)) return false;
      await cola.guardar(con(enviada, { tipo: 'enviando', ...salida }));
      return true;
    });

  /** Answers what stops it, `saltar` for this one only; `null` when the next one may follow. It throws when the vault does. */
  const enviarUna = async (
    pedida: Entrada,
    entradas: readonly Entrada[],
    servicio: number | null,
  ): Promise<Exclude<Desenlace, 'rechazada'> | null> => {
    const { estado } = pedida;
    const antes: Salida | null = estado.tipo === 'enviando' ? estado : null;
    let entrada: Entrada = pedida;
    const rechazar = (rechazo: Rechazo, enDuda: Salida | null) =>
      cola.guardar(con(entrada, { tipo: 'rechazada', rechazo, enDuda }));
    try {
      const conocida = await conSuEstancia(pedida, entradas);
      if (!conocida) return 'parar';
      entrada = conocida;
    } catch (error) {
      const desenlace = desenlaceDe(error);
      if (desenlace !== 'rechazada') return desenlace;
      // What it refuses to tell, it would refuse to do.
      await rechazar(rechazoDe(error), antes);
      return null;
    }

    // What left before under a key leaves again as it was.
    const propia = antes ? entrada.orden : ordenParaEnviar(entrada, entradas);
    const yaEsta = antes !== null && claveDe(entrada.orden) !== null;
    const orden =
      propia && !yaEsta ? hechaEn(propia, cuandoSeHizo(entrada, { equipo: ahora(), servicio })) : propia;
    if (!orden) {
      await rechazar(esDeAlgoDescartado(entrada, entradas) ? SIN_DUENO : SIN_NUMERO, null);
      return null;
    }
    if (antes && claveDe(orden) !== null && !seRecuerda(antes, { equipo: ahora(), servicio })) {
      await rechazar(DUDA_VIEJA, antes);
      return null;
    }
    const lleva = antes && entrada.lleva ? entrada.lleva : loQueLleva(entrada, entradas);
    const enviada = { ...entrada, orden, lleva };
    if (!antes && !(await alSalir(pedida, enviada, { desde: ahora(), servicio }))) return null;
    try {
      const hecho = hechoDe(orden, await deps.repetir(orden, lleva));
      const llegada = con(enviada, { tipo: 'lista', en: ahora(), hecho });
      await cola.guardar(llegada);
      deps.alLlegar(llegada);
      return null;
    } catch (error) {
      const desenlace = desenlaceDe(error);
      if (desenlace === 'rechazada') {
        const enDuda = antes && dejaLaDuda(error) ? antes : null;
        await cola.guardar(con(enviada, { tipo: 'rechazada', rechazo: rechazoDe(error), enDuda }));
        return null;
      }
      if (desenlace === 'entrar' && !antes) await cola.guardar(con(enviada, { tipo: 'por enviar' }));
      return desenlace;
    }
  };

  const enviarTodas = async (): Promise<FinDeEnvio> => {
    const quien = deps.quien();
    await deps.hora.preguntar();
    const saltadas = new Set<string>();
    for (;;) {
      if (!cola.abierta() || quien === null || deps.quien() !== quien) return 'entrar';
      const { entradas } = await cola.listar();
      const entrada = queSigue(entradas, saltadas);
      if (!entrada) return saltadas.size > 0 ? 'sin recibir' : 'al día';
      const paso = await enviarUna(entrada, entradas, deps.hora.ahora());
      // That it is there was asked just before the first one.
      if (paso === 'parar') return 'sin recibir';
      if (paso === 'entrar') return 'entrar';
      if (paso === 'saltar') saltadas.add(entrada.id);
    }
  };

  return async (): Promise<FinDeEnvio> => {
    if (!queSigue((await cola.listar()).entradas)) return 'al día';
    let fin: FinDeEnvio = 'parada';
    try {
      await deps.aSolas(async () => {
        fin = await enviarTodas();
      });
    } catch (causa) {
      deps.registro.aviso('No se terminó de enviar lo hecho sin red', causa);
    }
    return fin;
  };
};
