import { type Azar, crearAzar } from '@tests/recomputo/azar';
import { comparar } from '@tests/recomputo/comparar';
import type { Oficina } from '@tests/recomputo/oficina';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { type Actos, type Casa, casaDelServidor, casaEnMemoria } from './casa';

/** The numbers of fees and abonos: one that is refused spends its own in one house and not in the other. */
const DE_CADA_CASA = new Set(['id', 'mensualidad_id', 'abono_id', 'origen_id']);

const sinLoDeCadaCasa = (clave: string, valor: unknown): unknown =>
  DE_CADA_CASA.has(clave) ? undefined : valor;

/** As it would go over the wire. */
const escrito = (valor: unknown): unknown => JSON.parse(JSON.stringify(valor ?? null, sinLoDeCadaCasa));

interface Respuesta {
  /** What was answered; `undefined` when it was refused. */
  hecho?: unknown;
  rechazo?: { codigo: string; dice: string };
}

const responder = async (preguntar: () => Promise<unknown>): Promise<Respuesta> => {
  try {
    return { hecho: await preguntar() };
  } catch (error) {
    if (!esErrorAplicacion(error)) throw error;
    return { rechazo: { codigo: error.codigo, dice: error.message } };
  }
};

/** What is at that place of a list, in either house. */
export const exigida = <T>(lista: readonly T[], n: number): T => {
  const cosa = lista[n];
  if (cosa === undefined) throw new Error(`No hay nada en el lugar ${n} de ${lista.length}`);
  return cosa;
};

export type Cobros = readonly MensualidadConSaldo[];

interface Lado extends Casa {
  /** Every fee as this house has it: the same ones in the same order. */
  cobros: Cobros;
}

/** Two houses to which the same happens. */
export interface Gemelas {
  azar: Azar;
  /** The people of both and their guardians, by number. */
  personas: { id: number; acudientes: number[] }[];
  /** Every fee as the server has it. */
  cobros(): Cobros;
  hoy(): string;
  irA(fecha: string, hora: string): Promise<void>;
  /** The same in both, each with its own numbers; answers what the server did, `undefined` when it refused. */
  hacer(que: string, acto: (actos: Actos, cobros: Cobros) => Promise<unknown>): Promise<unknown>;
  mirar(que: string, mirada: (lee: Casa['lee'], cobros: Cobros) => Promise<unknown>): Promise<void>;
  /** Where one said something that the other did not, one line each. */
  diferencias: string[];
  /** How many times each thing was done, and how many refused. */
  hechos: Map<string, number>;
}

export const abrirGemelas = (oficina: Oficina, semilla: number): Gemelas => {
  let ahora = new Date(0);
  const reloj = { ahora: () => ahora };
  const servidor: Lado = { ...casaDelServidor(oficina, reloj), cobros: [] };
  const memoria: Lado = { ...casaEnMemoria(reloj), cobros: [] };
  const diferencias: string[] = [];
  const hechos = new Map<string, number>();

  const enAmbas = async (
    que: string,
    preguntar: (lado: Lado) => Promise<unknown>,
  ): Promise<{ delServidor: Respuesta; deLaMemoria: Respuesta }> => {
    const delServidor = await responder(() => preguntar(servidor));
    const deLaMemoria = await responder(() => preguntar(memoria));
    const lugar = `${oficina.hoy()} ${que}`;
    // Each way: comparing looks only at what the first of them says.
    diferencias.push(
      ...comparar(lugar, escrito(deLaMemoria), escrito(delServidor)),
      ...comparar(`${lugar} (lo que dice el servidor)`, escrito(delServidor), escrito(deLaMemoria)),
    );
    return { delServidor, deLaMemoria };
  };

  const mirar: Gemelas['mirar'] = async (que, mirada) => {
    const { delServidor } = await enAmbas(que, ({ lee, cobros }) => mirada(lee, cobros));
    // Nothing here asks for what may not be seen: two refusals alike would compare nothing.
    if (delServidor.rechazo) throw new Error(`${que}: ${delServidor.rechazo.dice}`);
  };

  return {
    azar: crearAzar(semilla),
    personas: [],
    cobros: () => servidor.cobros,
    hoy: oficina.hoy,
    irA: async (fecha, hora) => {
      await oficina.irA(fecha, hora);
      ahora = new Date(`${fecha}T${hora}:00-05:00`);
    },
    hacer: async (que, acto) => {
      const { delServidor } = await enAmbas(que, ({ actos, cobros }) => acto(actos, cobros));
      const hecho = delServidor.rechazo ? `${que}, negado` : que;
      hechos.set(hecho, (hechos.get(hecho) ?? 0) + 1);
      await mirar(`mensualidades después de «${que}»`, async (lee) => {
        const lado = lee === servidor.lee ? servidor : memoria;
        lado.cobros = await lee.mensualidades.listar();
        return lado.cobros;
      });
      return delServidor.hecho;
    },
    mirar,
    diferencias,
    hechos,
  };
};
