import { availableParallelism } from 'node:os';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import type { BaseDatosAbierta, Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import type { Carril } from '@/infrastructure/postgres/base-datos/consulta-escrita';
import { crearPlazo, type Plazos } from '@/infrastructure/postgres/base-datos/plazo';

/** How each kind of process calls itself in the server's list of connections. */
export const NOMBRE_DE_SERVIDOR = 'fundacion-panel';
export const NOMBRE_DE_CONSOLA = 'fundacion-consola';

const CONEXIONES = 10;

/**
 * One for each core: what is short goes several at a time in one connection, and ten processes of the database that take
 * turns in two cores do less than two.
 */
const CONEXIONES_CORTAS = Math.min(Math.max(availableParallelism(), 2), CONEXIONES);

/** What may take long waits only for others of its kind: neither a session nor a write ever waits for a list. */
const CONEXIONES_DE_LISTAS = CONEXIONES_CORTAS + 2;

const ORDEN_MS = 15_000;
const ORDEN_DE_LISTA_MS = 3_000;

const PLAZOS: Plazos = { limiteMs: 1_700, pacienciaMs: 10_000 };

/** Unless told, the driver does not keep as prepared what asks for no value. (The option is missing from its types.) */
const PREPARADA: object = { prepare: true, simple: false };

type ReleerUrl = (() => string | undefined) | undefined;

const claveDe = (url: string): string => decodeURIComponent(new URL(url).password);

/** Asked for with each connection: one that is made after the password changed takes the new one. */
const claveActual = (url: string, releerUrl: ReleerUrl) =>
  releerUrl && claveDe(url) ? { password: () => claveDe(releerUrl() ?? url) } : {};

interface Conexiones {
  max: number;
  /** How long the database works on one statement until it gives up. */
  ordenMs: number;
}

const conectar = (url: string, nombre: string, releerUrl: ReleerUrl, { max, ordenMs }: Conexiones): Sql => {
  const cliente = postgres(url, {
    ...claveActual(url, releerUrl),
    max,
    connect_timeout: 2,
    idle_timeout: 60,
    backoff: () => 0.2,
    onnotice: () => {},
    connection: {
      application_name: nombre,
      statement_timeout: ordenMs,
      // Compiling a plan costs more than running any of these. (The driver does not send what is false.)
      jit: 'off',
      // Instants come as they are answered.
      TimeZone: 'UTC',
    },
  });
  // Sets how this client reads and writes each type.
  drizzle(cliente);
  return cliente;
};

/** A PostgreSQL server. Connections are made when needed and made again when they are lost. */
export const abrirPostgres = (
  url: string,
  nombre = NOMBRE_DE_SERVIDOR,
  { plazos = PLAZOS, releerUrl }: { plazos?: Plazos; releerUrl?: ReleerUrl } = {},
): BaseDatosAbierta => {
  const conectarTodos = (): Record<Carril | 'general', Sql> => ({
    general: conectar(url, nombre, releerUrl, { max: CONEXIONES, ordenMs: ORDEN_MS }),
    listas: conectar(url, nombre, releerUrl, { max: CONEXIONES_DE_LISTAS, ordenMs: ORDEN_DE_LISTA_MS }),
    lecturas: conectar(url, nombre, releerUrl, { max: CONEXIONES_CORTAS, ordenMs: ORDEN_DE_LISTA_MS }),
    creaciones: conectar(url, nombre, releerUrl, { max: CONEXIONES_CORTAS, ordenMs: ORDEN_MS }),
  });
  let clientes = conectarTodos();
  const pedirPor =
    (carril: keyof typeof clientes): Sql['unsafe'] =>
    (texto, valores, opciones) =>
      clientes[carril].unsafe(texto, valores, opciones?.prepare ? PREPARADA : opciones);
  /** That client, whichever it is now, with the short questions on their lanes. */
  const actual = (cual: 'general' | 'listas', carriles: Record<Carril, Sql['unsafe']>): Sql => {
    const propias: Readonly<Record<string | symbol, unknown>> = { unsafe: pedirPor(cual), carriles };
    return new Proxy(clientes[cual], {
      get: (_primero, propiedad) => propias[propiedad] ?? Reflect.get(clientes[cual], propiedad),
    });
  };
  const carriles = {
    lecturas: pedirPor('lecturas'),
    creaciones: pedirPor('creaciones'),
    listas: pedirPor('listas'),
  };
  const terminar = async (anteriores: typeof clientes, timeout: number): Promise<void> => {
    await Promise.all(Object.values(anteriores).map((cliente) => cliente.end({ timeout })));
  };
  const renovar = (): void => {
    const anteriores = clientes;
    clientes = conectarTodos();
    terminar(anteriores, 0).catch(() => undefined);
  };
  return {
    db: drizzle(actual('general', carriles)) as unknown as Ejecutor,
    listas: drizzle(actual('listas', carriles)) as unknown as Ejecutor,
    ejecutarGuion: async (sql) => {
      await clientes.general.unsafe(sql).simple();
    },
    acotar: crearPlazo(plazos, renovar),
    cerrar: () => terminar(clientes, 5),
  };
};
